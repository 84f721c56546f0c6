import { expect, test } from 'vitest'
import { toShownPage } from './shown-page.ts'

test('a range is marked where it stands', () => {
  const text = 'One two three.\n\nFour.'
  const blocks = [
    { page: 1, start: 0, end: 14, kind: 'text' as const },
    { page: 1, start: 16, end: 21, kind: 'text' as const },
  ]
  expect(toShownPage({ text, blocks }, { start: 4, end: 7 }).blocks[0]).toMatchObject({
    pieces: [
      { text: 'One ', isMarked: false },
      { text: 'two', isMarked: true },
      { text: ' three.', isMarked: false },
    ],
  })
})

test('a row of a table is marked, and a long table shows the rows around it', () => {
  const rows = [['name', 'value'], ...Array.from({ length: 900 }, (_, n) => [`row ${n}`, String(n)])]
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  const start = text.indexOf('row 700\t')
  const page = toShownPage(
    { text, blocks: [{ page: 1, start: 0, end: text.length, kind: 'table', rows }] },
    { start, end: start + 11 },
  )
  const [table] = page.blocks
  if (table?.kind !== 'table') throw new Error('no table')
  expect(table.rows.filter(({ isMarked }) => isMarked).map(({ cells }) => cells)).toEqual([['row 700', '700']])
  expect(table.rows[0]!.cells).toEqual(['name', 'value'])
})

test('of a very long page what stands around the mark is shown', () => {
  const text = 'word '.repeat(30_000)
  const page = toShownPage(
    { text, blocks: [{ page: 1, start: 0, end: text.length, kind: 'text' }] },
    { start: 100_000, end: 100_004 },
  )
  expect(page.isPart).toBe(true)
  expect(JSON.stringify(page).length).toBeLessThan(60_000)
  expect(page.blocks[0]).toMatchObject({
    pieces: [{ isMarked: false }, { text: 'word', isMarked: true }, { isMarked: false }],
  })
})
