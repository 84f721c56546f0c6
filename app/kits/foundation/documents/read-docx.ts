import type { Unzipped } from 'fflate'
import { DocumentError } from './documents-jobs.ts'
import { headingsOfPart, hiddenOfPart, wordsOfPart } from './docx-words.ts'
import type { RawDocument } from './read-parts.ts'
import { decodePart, unpack } from './unpack.ts'

/** Where its words stand; pictures and fonts stay packed. */
const HOLDS_WORDS = /^(?:_rels\/\.rels|[^/]{1,60}\/[^/]{1,100}\.xml)$/i
const MAIN_PART = 'word/document.xml'
const RELATIONS = '_rels/.rels'
/** What stands on each page, and what notes say. Comments are no words of a document. */
const HEADERS = /^word\/header\d*\.xml$/
const FOOTERS = /^word\/footer\d*\.xml$/
const NOTES = /^word\/(?:footnotes|endnotes)\.xml$/

/** The words of a Word document: headers, text with its tables, notes, footers. It is unpacked within bounds first: an archive may hold a thousand times its size. Throws DocumentError. */
export function readDocx(bytes: Uint8Array): RawDocument {
  const files = unpack(bytes, HOLDS_WORDS)
  const main = mainPartOf(files)
  if (!main) throw new DocumentError('other')
  const wordsOf = (name: RegExp) => [
    ...new Set(
      Object.keys(files)
        .filter((one) => name.test(one))
        .map((one) => wordsOfPart(decodePart(files[one]!))),
    ),
  ]
  const body = decodePart(main)
  const parts = [...wordsOf(HEADERS), wordsOfPart(body), ...wordsOf(NOTES), ...wordsOf(FOOTERS)]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return {
    pages: [{ number: 1, text, headings: headingsOfPart(body) }],
    hidden: hiddenOfPart(body).map((words) => ({ page: 1, text: words })),
  }
}

/** The part with the text: as the archive names it, such as `word/document2.xml`, else by its usual name. */
function mainPartOf(files: Unzipped): Uint8Array | undefined {
  const relations = files[RELATIONS] ? decodePart(files[RELATIONS]) : ''
  const relation = /<Relationship\b[^>]{0,600}\/officeDocument"[^>]{0,600}>/.exec(relations)?.[0] ?? ''
  const named = /\bTarget="\/?([^"]{1,200})"/.exec(relation)?.[1]
  const name = named !== undefined && Object.hasOwn(files, named) ? named : MAIN_PART
  return Object.hasOwn(files, name) ? files[name] : Object.entries(files).find(([one]) => USUAL_MAIN.test(one))?.[1]
}

const USUAL_MAIN = /^word\/document\d*\.xml$/i
