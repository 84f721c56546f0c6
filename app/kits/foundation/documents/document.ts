/** What a document is by its bytes, never by its name. */
export type DocumentKind = 'text' | 'markdown' | 'html' | 'csv' | 'json' | 'pdf' | 'docx'

/** A page of a PDF; any other document is one page. */
export type DocumentPage = { number: number; text: string }

/** The words of a document. `isCut`: it was longer than what is read. */
export type ReadDocument = { title: string; kind: DocumentKind; pages: DocumentPage[]; isCut: boolean }

/** As much of a document as is read. */
export const DOCUMENT_MAX_CHARS = 2_000_000
export const DOCUMENT_MAX_PAGES = 2_000

/** The kinds in words, for a sentence: what the field beside a file says. */
export const DOCUMENT_KINDS = 'PDF, Word, web page, Markdown, CSV or plain text'
