import { unzipSync, type Unzipped } from 'fflate'
import type { DocumentPage } from './document.ts'
import { DocumentError } from './documents-jobs.ts'
import { wordsOfPart } from './docx-words.ts'

/** The words of a Word document never need more, unpacked. */
const UNPACKED_MAX_BYTES = 48 * 1_048_576
/** Where its words stand; pictures and fonts stay packed. */
const HOLDS_WORDS = /^(?:_rels\/\.rels|[^/]{1,60}\/[^/]{1,100}\.xml)$/i
const MAIN_PART = 'word/document.xml'
const RELATIONS = '_rels/.rels'
/** What stands on each page, and what notes say. Comments are no words of a document. */
const HEADERS = /^word\/header\d*\.xml$/
const FOOTERS = /^word\/footer\d*\.xml$/
const NOTES = /^word\/(?:footnotes|endnotes)\.xml$/

/** The words of a Word document: headers, text with its tables, notes, footers. It is unpacked within bounds first: an archive may hold a thousand times its size. Throws DocumentError. */
export function readDocx(bytes: Uint8Array): DocumentPage {
  const files = unpack(bytes)
  const main = mainPartOf(files)
  if (!main) throw new DocumentError('other')
  const wordsOf = (name: RegExp) => [
    ...new Set(
      Object.keys(files)
        .filter((one) => name.test(one))
        .map((one) => wordsOfPart(decode(files[one]!))),
    ),
  ]
  const parts = [...wordsOf(HEADERS), wordsOfPart(decode(main)), ...wordsOf(NOTES), ...wordsOf(FOOTERS)]
  return { number: 1, text: parts.filter((part) => part !== '').join('\n\n') }
}

/** The part with the text: as the archive names it, such as `word/document2.xml`, else by its usual name. */
function mainPartOf(files: Unzipped): Uint8Array | undefined {
  const relations = files[RELATIONS] ? decode(files[RELATIONS]) : ''
  const relation = /<Relationship\b[^>]{0,600}\/officeDocument"[^>]{0,600}>/.exec(relations)?.[0] ?? ''
  const named = /\bTarget="\/?([^"]{1,200})"/.exec(relation)?.[1]
  const name = named !== undefined && Object.hasOwn(files, named) ? named : MAIN_PART
  return Object.hasOwn(files, name) ? files[name] : Object.entries(files).find(([one]) => USUAL_MAIN.test(one))?.[1]
}

const USUAL_MAIN = /^word\/document\d*\.xml$/i

const decode = (bytes: Uint8Array) => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

/** Never gives a file more room than its archive says it needs, so what is written there is what it takes. */
function unpack(bytes: Uint8Array): Unzipped {
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!HOLDS_WORDS.test(name)) return false
        size += originalSize
        return size <= UNPACKED_MAX_BYTES
      },
    })
    if (size <= UNPACKED_MAX_BYTES) return files
  } catch (error) {
    throw new DocumentError('broken', error)
  }
  throw new DocumentError('large')
}
