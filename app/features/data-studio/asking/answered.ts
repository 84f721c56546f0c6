import type { Plan } from '#app/engines/table-questions/plan.ts'
import type { Cell, TableAnswer } from '../tables/table-jobs.ts'

/** How a question was understood; null for a query somebody wrote. */
export type KeptPlan = { plan: Plan; ignored: string[] } | null
export type { Cell, TableAnswer }

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** A cell for people. */
export function toShownCell(cell: Cell, column: string): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell !== 'number') return cell
  return column === 'share' || column === 'growth' ? SHARE.format(cell) : NUMBER.format(cell)
}

const FURTHER: ReadonlyMap<string, string> = new Map([
  ['rows_behind', 'Rows behind'],
  ['share', 'Share'],
  ['growth', 'Change'],
])

/** What the columns of a planned answer are called. */
export function toHeads(columns: readonly string[], kept: KeptPlan): string[] {
  if (!kept) return [...columns]
  const { groups, measure } = kept.plan
  return columns.map((column) => {
    const group = /^group_(\d)$/.exec(column)
    if (group) return groups[Number(group[1]) - 1]?.column ?? column
    if (column === 'value') return measure ?? 'Rows'
    return FURTHER.get(column) ?? column
  })
}

export type ChartData = { kind: 'line' | 'bars'; points: { label: string; value: number }[] }
const MOST_BARS = 24

/** The chart that fits an answer; null where a table says it better. */
export function toChart({ rows, columns }: TableAnswer, kept: KeptPlan): ChartData | null {
  if (!kept || kept.plan.groups.length !== 1 || rows.length < 2) return null
  const value = columns.indexOf('value')
  const points = rows.flatMap((row) =>
    typeof row[value] === 'number' ? [{ label: String(row[0] ?? '–'), value: row[value] }] : [],
  )
  const isTime = kept.plan.groups[0]?.period !== null && kept.plan.order === 'label'
  if (isTime) return { kind: 'line', points }
  return points.length <= MOST_BARS ? { kind: 'bars', points } : { kind: 'bars', points: points.slice(0, MOST_BARS) }
}
