import { expect, test } from 'vitest'
import type { Column } from './plan.ts'
import { toPlanWords } from './plan-words.ts'
import { readQuestion } from './read-question.ts'
import { toName, toSql } from './to-sql.ts'

const columns: Column[] = [
  { name: 'Order date', type: 'date' },
  { name: 'Region', type: 'text' },
  { name: 'Product', type: 'text' },
  { name: 'Revenue', type: 'number' },
  { name: 'Units', type: 'number' },
]
const values = new Map([
  ['Region', ['North', 'South', 'South East']],
  ['Product', ['Tea', 'Cake']],
])
const read = (question: string) => {
  const { plan, ...rest } = readQuestion(question, columns, values)
  return plan ? toPlanWords(plan) : 'why' in rest ? rest.why : ''
}

test.each([
  ['What is the total revenue?', 'Sum of Revenue.'],
  ['revenue by region', 'Sum of Revenue by Region.'],
  ['Average units per product', 'Mean of Units by Product.'],
  ['How many orders were there in 2024?', 'Number of rows, where Order date is from 2024-01-01 to 2024-12-31.'],
  ['Revenue by month in the North', 'Sum of Revenue by month of Order date, where Region is North.'],
  ['Top 3 products by revenue', 'Sum of Revenue by Product, the 3 largest.'],
  ['Which region had the highest revenue?', 'Sum of Revenue by Region, the 5 largest.'],
  ['Which month was best for revenue?', 'Sum of Revenue by month of Order date, the 5 largest.'],
  ['share of revenue by region', 'Share of Revenue by Region.'],
  ['Growth of revenue by month', 'Sum of Revenue by month of Order date, with the change from one to the next.'],
  ['Compare revenue of Tea and Cake by region', 'Sum of Revenue by Region, where Product is one of Tea, Cake.'],
  [
    'Units sold in South East since March 2023',
    'Sum of Units, where Order date is at least 2023-03-01 and Region is South East.',
  ],
  ['How many rows have revenue over 1,000?', 'Number of rows, where Revenue is over 1000.'],
  ['median revenue by quarter', 'Median of Revenue by quarter of Order date.'],
  ['What is the weather?', /^The question names no column/],
])('%s', (question, words) => {
  if (words instanceof RegExp) expect(read(question)).toMatch(words)
  else expect(read(question)).toBe(words)
})

test.each([
  ['how many orders were not paid', 'Number of rows, where Paid is not yes.'],
  ['revenue of unpaid orders', 'Sum of Revenue, where Paid is not yes.'],
  ['how many paid orders by region', 'Number of rows by Region, where Paid is yes.'],
  ['number of rows by paid', 'Number of rows by Paid.'],
  ['how many were gift wrapped', 'Number of rows, where Gift wrapped is true.'],
])('a column of yes and no: %s', (question, words) => {
  const more: Column[] = [...columns, { name: 'Paid', type: 'text' }, { name: 'Gift wrapped', type: 'boolean' }]
  const { plan } = readQuestion(question, more, new Map([...values, ['Paid', ['yes']]]))
  expect(plan && toPlanWords(plan)).toBe(words)
})

test('what is not a value may be empty', () => {
  const { plan } = readQuestion('revenue not in North', columns, values)
  expect(plan && toSql(plan, columns, 10)).toContain(`lower("Region") IS DISTINCT FROM 'north'`)
})

test('every word that had no effect is told, and none that had', () => {
  const ignoredOf = (question: string) => {
    const read = readQuestion(question, columns, values)
    return read.plan ? read.ignored : null
  }
  expect(ignoredOf('top 3 products by revenue')).toEqual([])
  expect(ignoredOf('how many products were there')).toEqual([])
  expect(ignoredOf('median revenue and units of old customers')).toEqual(['units', 'old', 'customers'])
})

test('names and values are quoted, whatever stands in them', () => {
  const odd = 'a"; DROP TABLE data; --'
  const { plan } = readQuestion('how many where x is O', [{ name: odd, type: 'text' }], new Map([[odd, ["o'neil"]]]))
  expect(toName(odd)).toBe('"a""; DROP TABLE data; --"')
  const made = {
    aggregate: 'count',
    measure: null,
    groups: [{ column: odd, period: null }],
    filters: [{ column: odd, is: '=', value: "o'neil" }],
    order: 'most',
    limit: null,
    growth: false,
  } as const
  expect(
    toSql({ ...made, groups: [...made.groups], filters: [...made.filters] }, [{ name: odd, type: 'text' }], 10),
  ).toContain("= 'o''neil'")
  expect(plan === null || plan.aggregate === 'count').toBe(true)
})
