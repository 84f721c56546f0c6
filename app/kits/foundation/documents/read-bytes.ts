import Papa from 'papaparse'
import { isZip } from '#app/kits/foundation/files/media/is-zip.ts'
import { findTextKind, toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import { blocksOfPage, toEven } from './blocks-of-page.ts'
import {
  DOCUMENT_MAX_CHARS,
  type DocumentBlock,
  type DocumentKind,
  type DocumentModel,
  type DocumentPage,
} from './document.ts'
import { DocumentError } from './documents-jobs.ts'
import { isLockedOffice, isOldContainer } from './locked-office.ts'
import { readDocx } from './read-docx.ts'
import { readEpub } from './read-epub.ts'
import { readHtml } from './read-html.ts'
import { isLetter, readLetterFile } from './read-letter-file.ts'
import { readOpenDocument } from './read-open-document.ts'
import type { RawDocument } from './read-parts.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readSheets } from './read-sheets.ts'
import { readSlides } from './read-slides.ts'
import { separatorOf, isTable, isMarkdown } from './text-shape.ts'
import { decodePart, listNames, unpack } from './unpack.ts'

const TITLE_MAX_CHARS = 120
/** The mark of a PDF may stand behind some other bytes. */
const PDF_MARK_WITHIN_BYTES = 1_024
const MOST_HIDDEN = 20
const HIDDEN_MAX_CHARS = 500

/** Reads a document by what its bytes are. `isScanFine`: pictures without words are no reason to refuse. Throws DocumentError. For the worker. */
export async function readBytes(bytes: Uint8Array, name: string, isScanFine = false): Promise<DocumentModel> {
  if (bytes.byteLength === 0) throw new DocumentError('empty')
  if (has(bytes, '%PDF-', PDF_MARK_WITHIN_BYTES)) return toModel('pdf', name, await readPdf(bytes), isScanFine)
  if (isZip(bytes)) return readArchive(bytes, name)
  if (isOldContainer(bytes)) throw new DocumentError(isLockedOffice(bytes) ? 'locked' : 'other')
  const text = toTextOrNull(bytes)
  if (isScanFine && text === null && isPicture(bytes))
    return toModel('picture', name, { pages: [], pictures: [1] }, true)
  if (text === null) throw new DocumentError('other')
  if (isLetter(text)) return toModel('eml', name, await readLetterFile(bytes))
  return readText(text, name)
}

/** The first pages of a PDF. Throws DocumentError. For the worker. */
export const readBeginning = async (bytes: Uint8Array, name: string, pages: number): Promise<DocumentModel> =>
  toModel('pdf', name, await readPdf(bytes, pages), false)

const has = (bytes: Uint8Array, mark: string, within: number) => {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(mark, 0, 'latin1')
  return at >= 0 && at <= within
}

const PICTURE_MARKS =
  /^(?:89504e47|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a|424d|.{8}66747970(?:61766966|68656963))/
const isPicture = (bytes: Uint8Array) => PICTURE_MARKS.test(Buffer.from(bytes.subarray(0, 12)).toString('hex'))

const OPEN_KINDS = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const

async function readArchive(bytes: Uint8Array, name: string): Promise<DocumentModel> {
  const names = listNames(bytes)
  if (names.includes('mimetype')) {
    const type = decodePart(unpack(bytes, /^mimetype$/)['mimetype']).trim()
    if (type === 'application/epub+zip') return toModel('epub', name, readEpub(bytes))
    const open = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)\b/.exec(type)?.[1]
    if (open) {
      const kind = OPEN_KINDS[open as keyof typeof OPEN_KINDS]
      return toModel(kind, name, readOpenDocument(bytes, kind))
    }
  }
  if (names.includes('xl/workbook.xml')) return toModel('xlsx', name, await readSheets(bytes))
  if (names.includes('ppt/presentation.xml')) return toModel('pptx', name, readSlides(bytes))
  return toModel('docx', name, readDocx(bytes))
}

function readText(text: string, name: string): DocumentModel {
  const type = findTextKind(text)
  if (type === 'text/html' || type === 'image/svg+xml' || type === 'application/xml')
    return toModel('html', name, readHtml(text))
  const one = (kind: DocumentKind, title = '') => toModel(kind, name, { title, pages: [{ number: 1, text }] })
  if (type === 'application/json') return one('json')
  if (isMarkdown(text, name)) return one('markdown', /^# +(.{1,200})$/m.exec(text)?.[1])
  return one(isTable(text) ? 'csv' : 'text')
}

function toModel(kind: DocumentKind, name: string, raw: RawDocument, isScanFine = false): DocumentModel {
  let left = DOCUMENT_MAX_CHARS
  const pages: DocumentPage[] = []
  const blocks: DocumentBlock[] = []
  for (const { number, text, label, headings } of raw.pages) {
    const words = toTidy(text).slice(0, left).toWellFormed()
    left -= words.length
    if (words === '') continue
    pages.push({ number, text: words, ...(label && { label: toLine(label).slice(0, TITLE_MAX_CHARS) }) })
    blocks.push(...(kind === 'csv' ? [csvBlock(words, number)] : blocksOfPage({ number, text: words, headings })))
  }
  const pictures = raw.pictures ?? []
  if (pages.length === 0 && !(isScanFine && pictures.length > 0))
    throw new DocumentError(kind === 'pdf' ? 'scan' : 'empty')
  const isCut = left === 0
  return {
    kind,
    title: (toLine(raw.title ?? '') || toTitle(name)).slice(0, TITLE_MAX_CHARS).toWellFormed(),
    pages,
    isCut,
    pageCount: raw.pageCount ?? 1,
    blocks,
    troubles: [...(isCut ? [CUT] : []), ...(raw.troubles ?? [])],
    hidden: (raw.hidden ?? [])
      .slice(0, MOST_HIDDEN)
      .map(({ page, text }) => ({ page, text: toLine(text).slice(0, HIDDEN_MAX_CHARS).toWellFormed() })),
    pictures,
  }
}

const CUT = `It is very long. Its first ${DOCUMENT_MAX_CHARS.toLocaleString('en')} characters were read.`

const csvBlock = (text: string, page: number): DocumentBlock => ({
  page,
  start: 0,
  end: text.length,
  kind: 'table',
  rows: toEven(Papa.parse<string[]>(text, { delimiter: separatorOf(text) ?? '', skipEmptyLines: 'greedy' }).data),
})

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
