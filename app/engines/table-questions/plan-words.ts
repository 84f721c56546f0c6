import { AGGREGATE_WORDS, type Filter, type Plan } from './plan.ts'

const SIGNS = {
  '=': 'is',
  '!=': 'is not',
  '>': 'is over',
  '>=': 'is at least',
  '<': 'is under',
  '<=': 'is at most',
} as const

const toFilterWords = ({ column, is, value, until }: Filter): string =>
  is === 'between'
    ? `${column} is from ${value} to ${until ?? value}`
    : is === 'holds'
      ? `${column} is one of ${value.split('\n').join(', ')}`
      : `${column} ${SIGNS[is]} ${value}`

/** A plan as a sentence: "Sum of Revenue by Region, where Year is 2024, the 5 largest." */
export function toPlanWords({ aggregate, measure, groups, filters, order, limit, growth }: Plan): string {
  const what =
    measure === null
      ? aggregate === 'share'
        ? 'share of rows'
        : 'number of rows'
      : `${AGGREGATE_WORDS[aggregate]} of ${measure}`
  const by = groups.map(({ column, period }) => (period ? `${period} of ${column}` : column)).join(' and ')
  const where = filters.map(toFilterWords).join(' and ')
  const most = limit === null ? '' : `the ${limit} ${order === 'least' ? 'smallest' : 'largest'}`
  const words = [
    `${what}${by ? ` by ${by}` : ''}`,
    where ? `where ${where}` : '',
    most,
    growth ? 'with the change from one to the next' : '',
  ]
    .filter(Boolean)
    .join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
