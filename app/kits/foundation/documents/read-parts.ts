/** A page as a reader hands it over: its text, and which of its paragraphs are headings, in their order. */
export type RawPage = { number: number; text: string; label?: string; headings?: { text: string; level: number }[] }

/** What a reader makes of the bytes of one kind of document. */
export type RawDocument = {
  title?: string
  pages: RawPage[]
  pageCount?: number
  troubles?: string[]
  hidden?: { page: number; text: string }[]
  pictures?: number[]
}

/** A row of a table as a line: cells parted by tabs, without tabs and line ends of their own. */
export const toRowLine = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')
