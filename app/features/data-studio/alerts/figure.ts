import { toHeads, type KeptPlan, type TableAnswer } from '../asking/answered.ts'

/** Columns whose numbers are parts of one; people speak of them in percent. */
const SHARES = ['share', 'growth']

export type FigureColumn = { column: string; label: string }

/** The columns of an answer that hold numbers, which an alert can watch. */
export function toFigureColumns(answer: TableAnswer, kept: KeptPlan): FigureColumn[] {
  const heads = toHeads(answer.columns, kept)
  return answer.columns.flatMap((column, n) => {
    const cells = answer.rows.map((row) => row[n] ?? null)
    const isNumber =
      cells.some((cell) => cell !== null) && cells.every((cell) => cell === null || typeof cell === 'number')
    // By what the lines are told apart is no figure of them.
    return isNumber && !(kept && column.startsWith('group_')) ? [{ column, label: heads[n] ?? column }] : []
  })
}

/** Whether a figure of this column is said in percent. */
export const isPercent = (column: string, kept: KeptPlan): boolean => kept !== null && SHARES.includes(column)

/**
 * One SELECT around the query of an answer: how many lines it has, and the figure of a column. The query may end in a
 * remark or a semicolon.
 */
export function toFigureSql(query: string, column: string, pick: 'one' | 'max' | 'min', percent: boolean): string {
  const name = `"${column.replaceAll('"', '""')}"`
  const figure = `${pick === 'min' ? 'min' : 'max'}(TRY_CAST(${name} AS DOUBLE))${percent ? ' * 100' : ''}`
  return `SELECT count(*) AS lines, ${figure} AS figure\nFROM (\n${query.replace(/;\s*(--[^\n]*)?$/, '')}\n)`
}

/** The query of an answer without the end that a page sets to it; a number that was asked for stays. */
export const toWhole = (query: string, kept: KeptPlan): string =>
  kept?.plan.limit === null ? query.replace(/\nLIMIT \d+$/, '') : query

/** What a column of an answer is called. */
export const labelOf = (column: string, kept: KeptPlan): string => toHeads([column], kept)[0] ?? column

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** "1,234.5" or "12.5 %". */
export const toFigureWords = (figure: number, percent: boolean): string =>
  `${NUMBER.format(figure)}${percent ? ' %' : ''}`
