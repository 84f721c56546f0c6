import type { DocumentBlock } from '#app/kits/foundation/documents/document.ts'
import { SHOWN_MAX_CHARS, SHOWN_MAX_ROWS } from '../documents.limits.ts'
import type { KeptPage } from '../keeping/found.ts'

type Mark = { start: number; end: number }
export type Piece = { text: string; isMarked: boolean }
export type ShownBlock =
  | { kind: 'heading' | 'text' | 'list'; level: number; pieces: Piece[] }
  | { kind: 'table'; rows: { cells: string[]; isMarked: boolean }[]; left: number }

export type ShownPage = { blocks: ShownBlock[]; isPart: boolean }

/** A page as it is shown: its pieces, with a range marked. Of a very long one what stands around the mark. */
export function toShownPage({ text, blocks }: Pick<KeptPage, 'text' | 'blocks'>, mark: Mark | null): ShownPage {
  const window = windowAround(text.length, mark)
  const inside = blocks.filter(({ start, end }) => start < window.end && window.start < end)
  return {
    blocks: inside.map((block) => toBlock(text, block, mark, window)),
    isPart: window.start > 0 || window.end < text.length,
  }
}

function windowAround(length: number, mark: Mark | null): Mark {
  if (length <= SHOWN_MAX_CHARS) return { start: 0, end: length }
  const middle = mark ? Math.floor((mark.start + mark.end) / 2) : 0
  const start = Math.max(0, Math.min(middle - SHOWN_MAX_CHARS / 2, length - SHOWN_MAX_CHARS))
  return { start, end: start + SHOWN_MAX_CHARS }
}

function toBlock(text: string, block: DocumentBlock, mark: Mark | null, window: Mark): ShownBlock {
  if (block.kind === 'table' && block.rows) return toTable(text, { ...block, rows: block.rows }, mark)
  const [start, end] = [Math.max(block.start, window.start), Math.min(block.end, window.end)]
  const isHeading = block.kind === 'heading'
  const from = isHeading ? start + (/^#{1,6}\s+/.exec(text.slice(start, end))?.[0].length ?? 0) : start
  return {
    kind: block.kind === 'table' ? 'text' : block.kind,
    level: block.level ?? 1,
    pieces: piecesOf(text, from, end, mark),
  }
}

function piecesOf(text: string, start: number, end: number, mark: Mark | null): Piece[] {
  if (!mark || mark.end <= start || end <= mark.start) return [{ text: text.slice(start, end), isMarked: false }]
  const [from, to] = [Math.max(start, mark.start), Math.min(end, mark.end)]
  return [
    { text: text.slice(start, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
    { text: text.slice(to, end), isMarked: false },
  ].filter((piece) => piece.text !== '')
}

/** Rows whose cells stand in the marked range are marked; where lines and rows differ, the rows that hold its words. */
function toTable(text: string, block: DocumentBlock & { rows: string[][] }, mark: Mark | null): ShownBlock {
  const { rows, start, end } = block
  const isIn = mark !== null && mark.start < end && start < mark.end
  const lines = text.slice(start, end).split('\n')
  let at = start
  const ranges = lines.map((line) => {
    const range = { start: at, end: at + line.length }
    at += line.length + 1
    return range
  })
  const areLines = lines.length === rows.length
  const words = isIn ? text.slice(mark.start, mark.end) : ''
  const isMarked = (n: number): boolean => {
    if (!isIn || mark.start <= start) return false
    if (areLines) return ranges[n]!.start < mark.end && mark.start < ranges[n]!.end
    return (
      rows[n]!.some((cell) => cell !== '' && words.includes(cell)) && rows[n]!.every((cell) => words.includes(cell))
    )
  }
  const first = isIn ? rows.findIndex((_, n) => isMarked(n)) : 0
  const from = Math.max(0, Math.min(first - SHOWN_MAX_ROWS / 2, rows.length - SHOWN_MAX_ROWS))
  const shown = rows.map((cells, n) => ({ cells, isMarked: isMarked(n), n })).slice(from, from + SHOWN_MAX_ROWS)
  const withHead = from > 0 ? [{ cells: rows[0]!, isMarked: false, n: 0 }, ...shown] : shown
  return {
    kind: 'table',
    rows: withHead.map(({ cells, isMarked: is }) => ({ cells, isMarked: is })),
    left: rows.length - shown.length,
  }
}
