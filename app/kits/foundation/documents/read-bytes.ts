import { findTextKind, toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { DOCUMENT_MAX_CHARS, type DocumentKind, type DocumentPage, type ReadDocument } from './document.ts'
import { DocumentError } from './documents-jobs.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { isTable, isMarkdown } from './text-shape.ts'

const TITLE_MAX_CHARS = 120
/** The mark of a PDF may stand behind some other bytes. */
const PDF_MARK_WITHIN_BYTES = 1_024

/** Reads a document by what its bytes are. Throws DocumentError. For the worker. */
export async function readBytes(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  if (bytes.byteLength === 0) throw new DocumentError('empty')
  if (has(bytes, '%PDF-', PDF_MARK_WITHIN_BYTES)) {
    const { title, pages } = await readPdf(bytes)
    return toDocument('pdf', title || toTitle(name), pages)
  }
  if (has(bytes, 'PK', 0)) return toDocument('docx', toTitle(name), [readDocx(bytes)])
  const text = toTextOrNull(bytes)
  if (text === null) throw new DocumentError('other')
  return readText(text, name)
}

const has = (bytes: Uint8Array, mark: string, within: number) => {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(mark, 0, 'latin1')
  return at >= 0 && at <= within
}

function readText(text: string, name: string): ReadDocument {
  const type = findTextKind(text)
  const one = (kind: DocumentKind, title: string, words: string) =>
    toDocument(kind, title || toTitle(name), [{ number: 1, text: words }])
  if (type === 'text/html' || type === 'image/svg+xml' || type === 'application/xml') {
    const title = /<title[^>]{0,200}>([^<]{1,300})<\/title/i.exec(text.slice(0, DOCUMENT_MAX_CHARS))?.[1]
    return one('html', title ? toLine(wordsOfHtml(title)) : '', wordsOfHtml(text, { cell: '\t' }))
  }
  if (type === 'application/json') return one('json', '', text)
  if (isMarkdown(text, name)) return one('markdown', toLine(/^# +(.{1,200})$/m.exec(text)?.[1] ?? ''), text)
  return one(isTable(text) ? 'csv' : 'text', '', text)
}

function toDocument(kind: DocumentKind, title: string, pages: readonly DocumentPage[]): ReadDocument {
  let left = DOCUMENT_MAX_CHARS
  const tidy = pages.flatMap(({ number, text }) => {
    const words = toTidy(text).slice(0, left)
    left -= words.length
    return words === '' ? [] : [{ number, text: words.toWellFormed() }]
  })
  if (tidy.length === 0) throw new DocumentError(kind === 'pdf' ? 'scan' : 'empty')
  return { kind, title: toLine(title).slice(0, TITLE_MAX_CHARS).toWellFormed(), pages: tidy, isCut: left === 0 }
}

/** What cannot be stored or seen goes, and so do long stretches of nothing. */
const toTidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const toLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** `annual report` of `annual_report.pdf`. */
const toTitle = (name: string) =>
  toLine((name.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,8}$/i, '').replace(/_+/g, ' ')) || 'Document'
