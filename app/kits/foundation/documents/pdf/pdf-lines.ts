/** A run of letters of a page, with its place in points from the lower left. */
export type PdfRun = { text: string; x: number; y: number; width: number; size: number }
export type PdfLine = { text: string; size: number; y: number; cells: { x: number; text: string }[] }

/** Letters this much nearer than a line are of one line. */
const SAME_LINE = 0.45
/** A gap wider than so many letters parts two cells. */
const CELL_GAP = 1
const WORD_GAP = 0.18
/** Cells of prose are long, those of tables short. */
const PROSE_CHARS = 28
const MIN_COLUMN_LINES = 8
const MOST_PARTED = 0.6

/** The lines of a page in the order they are read: where it is set in two columns, the left one first. */
export function linesOfRuns(runs: readonly PdfRun[]): PdfLine[] {
  const lines: PdfRun[][] = []
  let last: PdfRun | null = null
  for (const run of runs) {
    if (run.text.trim() === '' && run.width === 0) continue
    const line = lines.at(-1)
    const height = Math.max(run.size, last?.size ?? 0, 1)
    if (line && last && Math.abs(last.y - run.y) < height * SAME_LINE && run.x >= line[0]!.x - height) line.push(run)
    else lines.push([run])
    last = run
  }
  return inColumns(lines.map(toLine).filter(({ text }) => text !== ''))
}

function toLine(runs: readonly PdfRun[]): PdfLine {
  const cells: { x: number; text: string }[] = []
  let end = -Infinity
  for (const { text, x, width, size } of runs) {
    if (text.trim() === '') continue
    const gap = x - end
    const cell = cells.at(-1)
    if (!cell || gap > size * CELL_GAP) cells.push({ x, text })
    else cell.text += gap > size * WORD_GAP && !/\s$/.test(cell.text) && !/^\s/.test(text) ? ` ${text}` : text
    end = x + width
  }
  const tidy = cells
    .map(({ x, text }) => ({ x, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
  const size = runs.reduce((most, run) => Math.max(most, run.text.trim() === '' ? 0 : run.size), 0)
  return { text: tidy.map(({ text }) => text).join('\t'), size, y: runs[0]?.y ?? 0, cells: tidy }
}

/** Some programs write line by line across both columns of a page: most lines have two long cells then. */
function inColumns(lines: readonly PdfLine[]): PdfLine[] {
  const parted = lines.filter(
    ({ cells }) => cells.length === 2 && cells.every(({ text }) => text.length >= PROSE_CHARS),
  )
  if (parted.length < MIN_COLUMN_LINES || parted.length < lines.length * MOST_PARTED) return [...lines]
  const middle = Math.min(...parted.map(({ cells }) => cells[1]!.x))
  const of = (isLeft: boolean) =>
    lines.flatMap((line): PdfLine[] => {
      const cells = line.cells.filter(({ x }) => x < middle - 1 === isLeft)
      return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }]
    })
  return [...of(true), ...of(false)]
}

/** Letters larger than those most of the text is set in are headings; short lines of them. */
const HEADING_GROWTH = 1.14
const HEADING_MAX_CHARS = 140
const PARAGRAPH_GAP = 1.75

const isHeadingLine = ({ size, text }: PdfLine, body: number) =>
  size >= body * HEADING_GROWTH && text.length <= HEADING_MAX_CHARS && !text.includes('\t')

/** The text of a page with a blank line where the lines stand further apart, and its headings with their sizes. */
export function textOfLines(
  lines: readonly PdfLine[],
  body: number,
): { text: string; large: { text: string; size: number }[] } {
  const large: { text: string; size: number }[] = []
  let text = ''
  let before: PdfLine | null = null
  for (const line of lines) {
    const isLarge = isHeadingLine(line, body)
    const wasLarge = before !== null && isHeadingLine(before, body)
    const gap = before === null ? 0 : Math.abs(before.y - line.y) / Math.max(line.size, before.size, 1)
    const isSameHeading = isLarge && wasLarge && before?.size === line.size && gap <= PARAGRAPH_GAP
    const areRows = before !== null && before.text.includes('\t') && line.text.includes('\t')
    if (before !== null) text += isLarge !== wasLarge || (gap > PARAGRAPH_GAP && !areRows) ? '\n\n' : '\n'
    text += line.text
    if (isSameHeading) large.at(-1)!.text += ` ${line.text}`
    else if (isLarge) large.push({ text: line.text, size: line.size })
    before = line
  }
  return { text, large }
}
