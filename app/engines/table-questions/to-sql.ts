import type { Column, Filter, Plan } from './plan.ts'

/** The name of the table that questions are put to. */
export const TABLE = 'data'

/** A name as SQL takes it, whatever stands in it. */
export const toName = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** A value as SQL takes it, whatever stands in it. */
export const toLiteral = (value: string): string => `'${value.replaceAll("'", "''")}'`

const typeOf = (columns: readonly Column[], name: string) =>
  columns.find((column) => column.name === name)?.type ?? 'text'

/** The query of a plan: one SELECT over the table, with names and values quoted. */
export function toSql(plan: Plan, columns: readonly Column[], most: number): string {
  const groups = plan.groups.map((_, n) => `group_${n + 1}`)
  const heads = plan.groups.map(({ column, period }, n) => `${groupOf(column, period)} AS group_${n + 1}`)
  const where = whereOf(plan.filters, columns)
  const value = valueOf(plan)
  const order =
    plan.order === 'label' || groups.length === 0
      ? groups.join(', ')
      : `value ${plan.order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, ${groups.join(', ')}`
  const growth = plan.growth ? ', value / nullif(lag(value) OVER (ORDER BY group_1), 0) - 1 AS growth' : ''
  const inner = [
    `SELECT ${[...heads, `${value} AS value`, 'count(*) AS rows_behind'].join(', ')}`,
    `FROM ${TABLE}`,
    where,
    groups.length > 0 ? `GROUP BY ${groups.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n')
  const isShare = plan.aggregate === 'share' && groups.length > 0
  const share = isShare ? ', value / nullif(sum(value) OVER (), 0) AS share' : ''
  const body = growth || share ? `SELECT *${growth}${share}\nFROM (\n${inner}\n)` : inner
  return [body, groups.length > 0 ? `ORDER BY ${order}` : '', `LIMIT ${plan.limit ?? most}`].filter(Boolean).join('\n')
}

/** The rows behind one line of an answer. */
export function toRowsSql(
  plan: Plan,
  columns: readonly Column[],
  keys: readonly (string | null)[],
  most: number,
): string {
  const keyed = plan.groups.map(({ column, period }, n) => {
    const key = keys[n] ?? null
    const group = groupOf(column, period)
    return key === null ? `${group} IS NULL` : `CAST(${group} AS VARCHAR) = ${toLiteral(key)}`
  })
  const where = [whereOf(plan.filters, columns).replace(/^WHERE /, ''), ...keyed].filter(Boolean)
  return [
    `SELECT *`,
    `FROM ${TABLE}`,
    where.length > 0 ? `WHERE ${where.join('\n  AND ')}` : '',
    `ORDER BY row_number`,
    `LIMIT ${most}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const groupOf = (column: string, period: Plan['groups'][number]['period']) =>
  period
    ? period === 'month' || period === 'year'
      ? `strftime(${toName(column)}, '${period === 'month' ? '%Y-%m' : '%Y'}')`
      : period === 'quarter'
        ? `strftime(${toName(column)}, '%Y') || '-Q' || quarter(${toName(column)})`
        : `strftime(date_trunc('${period}', ${toName(column)}), '%Y-%m-%d')`
    : toName(column)

const FUNCTIONS = {
  sum: 'sum',
  mean: 'avg',
  median: 'median',
  min: 'min',
  max: 'max',
  share: 'sum',
  count: 'count',
} as const
const valueOf = ({ aggregate, measure }: Plan) =>
  measure === null ? 'count(*)' : `${FUNCTIONS[aggregate]}(${toName(measure)})`

function whereOf(filters: readonly Filter[], columns: readonly Column[]): string {
  if (filters.length === 0) return ''
  return `WHERE ${filters.map((filter) => oneOf(filter, typeOf(columns, filter.column))).join('\n  AND ')}`
}

function oneOf({ column, is, value, until }: Filter, type: Column['type']): string {
  const name = toName(column)
  const literal = (text: string) =>
    type === 'number' ? String(Number(text)) : type === 'date' ? `DATE ${toLiteral(text)}` : toLiteral(text)
  if (is === 'between') return `${name} BETWEEN ${literal(value)} AND ${literal(until ?? value)}`
  if (is === 'holds')
    return `lower(${name}) IN (${value
      .split('\n')
      .map((one) => toLiteral(one.toLowerCase()))
      .join(', ')})`
  // What is empty is not Berlin either.
  const sign = is === '!=' ? 'IS DISTINCT FROM' : is
  if (type === 'text' && (is === '=' || is === '!=')) return `lower(${name}) ${sign} ${toLiteral(value.toLowerCase())}`
  if (is === '!=') return `${name} ${sign} ${literal(value)}`
  return `${name} ${is} ${literal(value)}`
}
