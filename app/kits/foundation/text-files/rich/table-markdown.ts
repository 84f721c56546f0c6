import { toTable } from '#app/platform/table.ts'
import { parseInline, serializeInline } from './inline.ts'
import { isSame, type RichNode } from './rich-nodes.ts'

export type Align = 'left' | 'center' | 'right' | null

const DELIMITER = /^\s*:?-+:?\s*$/

/** A table of pipes as a table; null for what is none, or has rows longer than its head. */
export function parseTable(source: string): RichNode | null {
  const [head = '', delimiter = '', ...rows] = source.split('\n')
  if (!head.includes('|') || !delimiter.includes('-')) return null
  const marks = cellsOf(delimiter)
  if (!marks.every((mark) => DELIMITER.test(mark)) || cellsOf(head).length !== marks.length) return null
  if (marks.length === 1 && !delimiter.includes('|')) return null
  const cells = rows.map(cellsOf)
  if (rows.some((row) => !row.includes('|')) || cells.some((row) => row.length > marks.length)) return null
  const content = [cellsOf(head), ...cells].map((row, n) =>
    toRow(
      marks.map((_, k) => row[k] ?? ''),
      n === 0,
    ),
  )
  return { type: 'table', attrs: { aligns: marks.map(toAlign), source }, content }
}

/** A table as it was written while nobody changed it, else with one blank around each cell. */
export function serializeTable(table: RichNode): string {
  const { aligns, source } = table.attrs as { aligns?: Align[]; source?: string }
  const before = source ? parseTable(source) : null
  if (before && isSame(before.attrs, table.attrs) && isSame(plain(before), plain(table))) return source!
  const rows = (table.content ?? []).map((row) => (row.content ?? []).map(writeCell))
  const width = Math.max(1, ...rows.map((row) => row.length))
  const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, n) => row[n] ?? '').join(' | ')} |`
  const marks = Array.from({ length: width }, (_, n) => writeAlign(aligns?.[n] ?? null))
  return [line(rows[0] ?? []), line(marks), ...rows.slice(1).map(line)].join('\n')
}

const plain = (table: RichNode) =>
  (table.content ?? []).map((row) => (row.content ?? []).map((cell) => serializeInline(cell.content ?? [])))

const toRow = (cells: readonly string[], isHead: boolean): RichNode => ({
  type: 'table_row',
  content: cells.map((cell) => toCell(parseInline(cell.replace(/<br\s*\/?>/gi, '\n')), isHead)),
})

export const toCell = (content: RichNode[], isHead: boolean): RichNode => ({
  type: 'table_cell',
  attrs: { isHead },
  ...(content.length > 0 && { content }),
})

const writeCell = (cell: RichNode) =>
  serializeInline(cell.content ?? [])
    .replace(/(?<!\\)\|/g, '\\|')
    .replaceAll('\n', '<br>')
    .trim()

/** The cells of a line: a bar behind a backslash is a sign of its cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function toAlign(mark: string): Align {
  const [isLeft, isRight] = [mark.trim().startsWith(':'), mark.trim().endsWith(':')]
  if (isLeft && isRight) return 'center'
  return isRight ? 'right' : isLeft ? 'left' : null
}
const ALIGNS: Readonly<Record<string, string>> = toTable({ left: ':--', center: ':-:', right: '--:' })
const writeAlign = (align: Align): string => (align === null ? '---' : (ALIGNS[align] ?? '---'))
