/** What a document is by its bytes, never by its name. */
export type DocumentKind =
  | 'text'
  | 'markdown'
  | 'html'
  | 'csv'
  | 'json'
  | 'pdf'
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'epub'
  | 'eml'
  | 'picture'

/** A page of a PDF, a slide, a sheet or a chapter, by its name where it has one; any other document is one page. */
export type DocumentPage = { number: number; text: string; label?: string }

/** The words of a document. `isCut`: it was longer than what is read. */
export type ReadDocument = { title: string; kind: DocumentKind; pages: DocumentPage[]; isCut: boolean }

/** A piece of a page as the exact range of its text. `rows`: the cells of a table. */
export type DocumentBlock = {
  page: number
  start: number
  end: number
  kind: 'heading' | 'text' | 'list' | 'table'
  level?: number
  rows?: string[][]
}

/**
 * A document with its build. `troubles`: what of it could not be read, in sentences; `hidden`: words a reader would not see;
 * `pictures`: pages that are pictures without words, which an engine may read.
 */
export type DocumentModel = ReadDocument & {
  pageCount: number
  blocks: DocumentBlock[]
  troubles: string[]
  hidden: { page: number; text: string }[]
  pictures: number[]
}

/** As much of a document as is read. */
export const DOCUMENT_MAX_CHARS = 2_000_000
export const DOCUMENT_MAX_PAGES = 5_000

/** The kinds in words, for a sentence: what the field beside a file says. */
export const DOCUMENT_KINDS =
  'PDF, Word, PowerPoint, Excel, OpenDocument, EPUB, email, web page, Markdown, CSV or plain text'

const PLACE_NAMES: Partial<Record<DocumentKind, string>> = {
  pdf: 'page',
  pptx: 'slide',
  odp: 'slide',
  xlsx: 'sheet',
  ods: 'sheet',
  epub: 'chapter',
  picture: 'picture',
}

/** "page 3", "slide 2", "sheet Costs"; empty for a document that has one page alone. */
export function toPlaceWords(kind: DocumentKind, page: number, label?: string): string {
  const name = PLACE_NAMES[kind]
  if (!name) return ''
  return label && (kind === 'xlsx' || kind === 'ods') ? `${name} ${label}` : `${name} ${page}`
}
