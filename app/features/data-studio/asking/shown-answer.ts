import { toPlanWords } from '#app/engines/table-questions/plan-words.ts'
import { toChart, toHeads, toShownCell, type KeptPlan, type TableAnswer } from './answered.ts'

type Kept = { id: string; question: string; plan: unknown; query: string; answer: unknown }

/** An answer as it is drawn. */
export function toAnswer({ id, question, plan, query, answer }: Kept) {
  const kept = plan as KeptPlan
  const table = answer as TableAnswer
  const behind = kept ? table.columns.indexOf('rows_behind') : -1
  return {
    id,
    question,
    query,
    means: kept ? toPlanWords(kept.plan) : 'A query of your own.',
    ignored: kept?.ignored ?? [],
    heads: toHeads(table.columns, kept),
    lines: table.rows.map((line) => ({
      cells: line.map((cell, n) => ({
        words: toShownCell(cell, kept ? (table.columns[n] ?? '') : ''),
        isNumber: typeof cell === 'number',
      })),
      keys: kept ? kept.plan.groups.map((_, n) => (line[n] === null ? null : String(line[n]))) : null,
    })),
    behind,
    isCut: table.isCut,
    tookMs: table.tookMs,
    chart: toChart(table, kept),
    single:
      kept && kept.plan.groups.length === 0 && table.rows.length === 1
        ? toShownCell(table.rows[0]![0] ?? null, 'value')
        : null,
  }
}
export type ShownAnswer = ReturnType<typeof toAnswer>
