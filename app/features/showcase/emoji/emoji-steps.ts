import { toTable } from '#app/platform/table.ts'

/** Where an arrow key leads in a grid that wraps: `tops` are the distances of the cells from the top, row by row. */
export function stepInGrid(key: string, at: number, tops: readonly number[]): number | null {
  const columns = tops.filter((top) => top === tops[0]).length
  const last = tops.length - 1
  const rowStart = tops.indexOf(tops[at] ?? 0)
  const targets: Readonly<Record<string, number>> = toTable({
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: rowStart,
    End: Math.min(rowStart + columns - 1, last),
  })
  const next = targets[key]
  return next === undefined || next < 0 || next > last ? null : next
}
