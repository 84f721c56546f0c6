import type { DocumentBlock } from './document.ts'
import type { RawPage } from './read-parts.ts'

const LIST_LINE = /^\s*(?:[-*+•‣–]|\d{1,3}[.)]|[a-z][.)])\s+\S/
const MARKED_HEADING = /^(#{1,6}) +(\S.{0,300})$/
const MIN_TABLE_LINES = 2

/** The pieces of a page as exact ranges of its text: headings, paragraphs, lists and tables. */
export function blocksOfPage({ number, text, headings = [] }: RawPage): DocumentBlock[] {
  const levels = headings.map((heading) => ({ ...heading, text: toLine(heading.text) }))
  let next = 0
  const blocks: DocumentBlock[] = []
  for (const { start, end } of paragraphsOf(text)) {
    const words = text.slice(start, end)
    const line = toLine(words)
    const marked = MARKED_HEADING.exec(words)
    const at = marked ? -1 : levels.findIndex((heading, n) => n >= next && heading.text === line)
    if (marked) blocks.push({ page: number, start, end, kind: 'heading', level: marked[1]!.length })
    else if (at >= 0) {
      next = at + 1
      blocks.push({ page: number, start, end, kind: 'heading', level: levels[at]!.level })
    } else if (words.includes('\t')) blocks.push(...withTables(words, start, number))
    else blocks.push({ page: number, start, end, kind: isList(words) ? 'list' : 'text' })
  }
  return blocks
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const isList = (words: string) => words.split('\n').every((line) => LIST_LINE.test(line) || /^\s{2,}\S/.test(line))

/** Runs of lines between blank ones; a heading of Markdown stands alone. */
function paragraphsOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let open: { start: number; end: number } | null = null
  let at = 0
  for (const line of text.split('\n')) {
    const [start, end] = [at, at + line.length]
    at = end + 1
    const isMarked = MARKED_HEADING.test(line)
    if (line.trim() === '' || isMarked) {
      if (open) found.push(open)
      open = null
      if (isMarked) found.push({ start, end })
    } else if (open) open.end = end
    else open = { start, end }
  }
  return open ? [...found, open] : found
}

/** Lines with tabs, one below the other, are the rows of a table; what stands between them is text. */
function withTables(words: string, from: number, page: number): DocumentBlock[] {
  const runs: { isTable: boolean; lines: string[]; start: number; end: number }[] = []
  let at = from
  for (const line of words.split('\n')) {
    const isTable = line.includes('\t')
    const last = runs.at(-1)
    if (last?.isTable === isTable) {
      last.lines.push(line)
      last.end = at + line.length
    } else runs.push({ isTable, lines: [line], start: at, end: at + line.length })
    at += line.length + 1
  }
  return runs.map(({ isTable, lines, start, end }): DocumentBlock =>
    isTable && lines.length >= MIN_TABLE_LINES
      ? {
          page,
          start,
          end,
          kind: 'table',
          rows: toEven(lines.map((line) => line.split('\t').map((cell) => cell.trim()))),
        }
      : { page, start, end, kind: 'text' },
  )
}

/** Every row as wide as the widest. */
export function toEven(rows: string[][]): string[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return rows.map((row) => (row.length === width ? row : [...row, ...Array<string>(width - row.length).fill('')]))
}
