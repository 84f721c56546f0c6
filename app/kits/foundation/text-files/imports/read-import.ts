import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { readBytes } from '#app/kits/foundation/documents/read-bytes.ts'
import { isZip } from '#app/kits/foundation/files/media/is-zip.ts'
import { findTextKind, toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { IMPORT_MAX_CHARS } from '../text-files.limits.ts'
import { toMarkdown } from '../rich/markdown-blocks.ts'
import { Archive } from './archive.ts'
import { fromDocx } from './from-docx.ts'
import { fromEpub } from './from-epub.ts'
import { fromHtml } from './from-html.ts'
import { fromOdt } from './from-odt.ts'
import { parseHtml, titleOf } from './html-tree.ts'
import type { Imported, Read } from './imported.ts'

const PDF_MARK_WITHIN_BYTES = 1_024

/** A file as a document, by what its bytes are. Throws DocumentError. For the worker. */
export async function readImport(bytes: Uint8Array, name: string, most = IMPORT_MAX_CHARS): Promise<Imported> {
  if (bytes.byteLength === 0) throw new DocumentError('empty')
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, PDF_MARK_WITHIN_BYTES + 5))
  if (head.includes('%PDF-', 0, 'latin1')) return fromPdf(bytes, name, most)
  if (isZip(bytes)) return finish(fromArchive(new Archive(bytes)), name, most)
  const text = toTextOrNull(bytes)
  if (text === null) throw new DocumentError('other')
  const type = findTextKind(text)
  const isPage = type === 'text/html' || (/\.x?html?$/i.test(name) && /<\w/.test(text))
  if (!isPage) return whole({ title: '', markdown: tidy(text), notes: [], pictures: [] }, name, most)
  return readPage(text, name, most)
}

function readPage(text: string, name: string, most: number): Imported {
  const title = titleOf(text)
  try {
    return finish({ title, blocks: fromHtml(parseHtml(text)), notes: [] }, name, most)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const notes = ['Its parts stand too deep in each other to be read one by one: its words alone are here.']
    return whole({ title, markdown: tidy(wordsOfHtml(text)), notes, pictures: [] }, name, most)
  }
}

function fromArchive(archive: Archive): Read {
  const type = archive.text('mimetype')?.trim() ?? ''
  if (type.startsWith('application/vnd.oasis.opendocument.text')) return fromOdt(archive)
  return type === 'application/epub+zip' || archive.text('META-INF/container.xml') !== null
    ? fromEpub(archive)
    : fromDocx(archive)
}

async function fromPdf(bytes: Uint8Array, name: string, most: number): Promise<Imported> {
  const { title, pages } = await readBytes(bytes, name)
  const text = pages.map((page) => page.text.trim()).join('\n\n')
  if (text.trim() === '') throw new DocumentError('scan')
  return whole(
    {
      title,
      markdown: tidy(text),
      notes: ['A PDF keeps no headings, lists or tables: its words alone are here.'],
      pictures: [],
    },
    name,
    most,
  )
}

const finish = ({ title, blocks, notes, pictures = [] }: Read, name: string, most: number): Imported =>
  whole({ title, markdown: tidy(toMarkdown({ type: 'doc', content: blocks })), notes, pictures }, name, most)

function whole({ title, markdown, notes, pictures }: Imported, name: string, most: number): Imported {
  if (!/[^\s]/.test(markdown)) throw new DocumentError('empty')
  const isCut = markdown.length > most
  const first = /^#{1,6} +(.{1,200})$/m.exec(markdown.slice(0, 2_000))?.[1]?.replace(/[*_`\\]/g, '')
  return {
    pictures,
    title: line(title || first || toTitle(name)),
    markdown: isCut ? markdown.slice(0, most).toWellFormed() : markdown,
    notes: isCut
      ? [...notes, `It is longer than a document here: the first ${most.toLocaleString('en')} characters are kept.`]
      : notes,
  }
}

/** What cannot be stored or seen goes; joiners stay, since scripts and emoji are written with them. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\uFEFF]/gu, '')
    .replace(/^\n+|\s+$/g, '')

const line = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120)
    .toWellFormed() || 'Document'
export const toTitle = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,8}$/i, '').replace(/_+/g, ' ')
