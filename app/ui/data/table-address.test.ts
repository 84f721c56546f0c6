import { expect, test } from 'vitest'
import { cutPage, readChoice, readTableState, toNextOrder, toPaging } from './table-address.ts'

const table = { columns: ['name', 'paths'], order: { column: 'name', direction: 'asc' } } as const
const read = (address: string) => readTableState(new URLSearchParams(address), table)

test('an address says column, direction, page and words', () => {
  expect(read('sort=paths&dir=desc&page=3&q=%20bamboo%20')).toEqual({
    order: { column: 'paths', direction: 'desc' },
    page: 3,
    query: 'bamboo',
  })
})

test.each(['', 'sort=password', 'dir=desc', 'page=0', 'page=-2', 'page=1.5', 'page=1e99', 'page=x'])(
  'what makes no sense in ?%s is as if it were not said',
  (address) => expect(read(address)).toEqual({ order: table.order, page: 1, query: '' }),
)

test('a head turns its own column round and begins another ascending', () => {
  expect(toNextOrder({ column: 'name', direction: 'asc' }, 'name').direction).toBe('desc')
  expect(toNextOrder({ column: 'name', direction: 'desc' }, 'name').direction).toBe('asc')
  expect(toNextOrder({ column: 'name', direction: 'desc' }, 'paths')).toEqual({ column: 'paths', direction: 'asc' })
})

test('pages are cut to size; one too far is the last; none is one empty page', () => {
  const rows = Array.from({ length: 23 }, (_, n) => n + 1)
  expect(cutPage(rows, 2, 10)).toMatchObject({ page: 2, pages: 3, count: 23 })
  expect(cutPage(rows, 9, 10)).toMatchObject({ page: 3, rows: [21, 22, 23] })
  expect(cutPage([], 1, 10)).toMatchObject({ page: 1, pages: 1, rows: [] })
})

test('a list shows the page that is asked for, or the nearest there is', () => {
  const at = (address: string, count: number) => toPaging(new URLSearchParams(address), count, 10)
  expect(at('page=2', 23)).toEqual({ page: 2, pages: 3, perPage: 10, count: 23 })
  expect(at('page=9', 23).page).toBe(3)
  expect(at('page=9', 0)).toEqual({ page: 1, pages: 1, perPage: 10, count: 0 })
  for (const senseless of ['', 'page=0', 'page=-1', 'page=x', 'page=1.5']) expect(at(senseless, 23).page).toBe(1)
})

test('a choice is one of those there are, or none', () => {
  const read = (address: string) => readChoice(new URLSearchParams(address), 'state', ['open', 'closed'])
  expect(read('state=closed')).toBe('closed')
  for (const none of ['', 'state=', 'state=gone', 'State=open']) expect(read(none)).toBeNull()
})
