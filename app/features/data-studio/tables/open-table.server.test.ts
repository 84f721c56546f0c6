import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { toSql } from '#app/engines/table-questions/to-sql.ts'
import { readQuestion } from '#app/engines/table-questions/read-question.ts'
import { openTable } from './open-table.server.ts'
import { NO_RECIPE, type Recipe } from './table-jobs.ts'

const text = (words: string) => new TextEncoder().encode(words)
const open = (bytes: Uint8Array, name = 'a.csv', recipe: Partial<Recipe> = {}) =>
  openTable(bytes, name, { ...NO_RECIPE, ...recipe })
const typesOf = async (words: string) => (await open(text(words))).told.columns.map(({ name, style }) => [name, style])
async function answer(bytes: Uint8Array, question: string, name = 'a.csv') {
  const { told, ask } = await open(bytes, name)
  const { plan } = readQuestion(question, told.columns, new Map(told.values))
  if (!plan) throw new Error('no plan')
  return (await ask(toSql(plan, told.columns, 100), 100)).rows
}

test.each([
  [
    'commas',
    'a,b\n1,x\n2,y\n',
    [
      ['a', 'number'],
      ['b', 'text'],
    ],
  ],
  [
    'a first column called as a zip begins',
    'PK,name\n1,x\n2,y\n',
    [
      ['PK', 'number'],
      ['name', 'text'],
    ],
  ],
  [
    'a mark and semicolons',
    '\uFEFFPreis;Tag\n1.200,50;03.04.2024\n9,5;25.12.2024\n',
    [
      ['Preis', 'number with comma'],
      ['Tag', 'date, day first'],
    ],
  ],
  [
    'month first',
    'd,n\n12/31/2024,1\n01/02/2024,2\n',
    [
      ['d', 'date, month first'],
      ['n', 'number'],
    ],
  ],
  [
    'thousands and money',
    'cost,share\n"$1,200.50",12 %\n"$9.00",8 %\n',
    [
      ['cost', 'number'],
      ['share', 'number'],
    ],
  ],
  [
    'house numbers',
    'zip,ok\n01234,yes\n00501,no\n',
    [
      ['zip', 'text'],
      ['ok', 'boolean'],
    ],
  ],
  ['spoken dates', 'when\n3 March 2024\n12 May 2024\n', [['when', 'date']]],
  [
    'a separator said',
    'sep=;\na;b\n1;2\n',
    [
      ['a', 'number'],
      ['b', 'number'],
    ],
  ],
  [
    'names twice',
    'a,a,\n1,2,3\n4,5,6\n',
    [
      ['a', 'number'],
      ['a 2', 'number'],
      ['Column 3', 'number'],
    ],
  ],
] as const)('types are told: %s', async (_, words, types) => {
  expect(await typesOf(words)).toEqual(types)
})

test('quotes with line breaks, rows too short and too long', async () => {
  const { told, ask } = await open(text('a,b\n"one\ntwo","x, y"\nshort\n'))
  expect(told.rowCount).toBe(2)
  expect((await ask('SELECT a, b FROM data ORDER BY row_number', 10)).rows).toEqual([
    ['one\ntwo', 'x, y'],
    ['short', null],
  ])
})

test('letters of an older set are read', async () => {
  const bytes = Buffer.from('stadt,n\nKöln,1\nZürich,2\n', 'latin1')
  const { ask } = await open(new Uint8Array(bytes))
  expect((await ask('SELECT stadt FROM data ORDER BY n', 10)).rows).toEqual([['Köln'], ['Zürich']])
})

const SALES =
  'Day,Region,Revenue\n2024-01-05,North,100\n2024-01-20,South,50\n2024-02-03,North,200\n2024-02-03,North,200\n'

test('questions give sums, shares, growth and the best', async () => {
  expect(await answer(text(SALES), 'revenue by region')).toEqual([
    ['North', 500, 3],
    ['South', 50, 1],
  ])
  expect(await answer(text(SALES), 'share of revenue by region')).toEqual([
    ['North', 500, 3, expect.closeTo(0.909, 3)],
    ['South', 50, 1, expect.closeTo(0.0909, 3)],
  ])
  expect(await answer(text(SALES), 'growth of revenue by month')).toEqual([
    ['2024-01', 150, 2, null],
    ['2024-02', 400, 2, expect.closeTo(1.667, 3)],
  ])
  expect(await answer(text(SALES), 'average revenue in the North')).toEqual([[expect.closeTo(166.67, 2), 3]])
})

test('a recipe corrects types, renames and leaves doubles out', async () => {
  const { told, ask } = await open(text(SALES), 'a.csv', {
    styles: { Revenue: 'text' },
    names: { Day: 'When' },
    withoutDoubles: true,
  })
  expect(told).toMatchObject({ rowCount: 3, columns: [{ name: 'When', source: 'Day' }, {}, { type: 'text' }] })
  expect((await ask('SELECT max("When") FROM data', 1)).rows).toEqual([['2024-02-03']])
})

test('values that do not fit are counted and shown', async () => {
  const { told } = await open(text(`n\n${'1\n'.repeat(30)}unknown\n`))
  expect(told.columns[0]).toMatchObject({ type: 'number', unfit: 1, unfitSamples: ['unknown'] })
})

test('sheets, JSON and databases', async () => {
  const book = await writeXlsx(
    [
      [{ value: 'City' }, { value: 'N' }],
      [{ value: 'Rom' }, { value: 3, type: Number }],
    ],
    { sheet: 'S' },
  ).toBuffer()
  expect(await answer(book, 'sum of N by city', 'a.xlsx')).toEqual([['Rom', 3, 1]])
  expect(
    await answer(text('[{"city":"Rom","n":2},{"city":"Rom","n":5,"x":{}}]'), 'sum of n by city', 'a.json'),
  ).toEqual([['Rom', 7, 2]])
  const path = join(mkdtempSync(join(tmpdir(), 'frenly-sqlite-')), 'a.db')
  const database = new Database(path)
  database.exec("create table t (city text, n integer); insert into t values ('Rom', 1), ('Oslo', 4)")
  database.close()
  expect(await answer(new Uint8Array(readFileSync(path)), 'n by city', 'a.db')).toEqual([
    ['Oslo', 4, 1],
    ['Rom', 1, 1],
  ])
})

test.each([
  'DROP TABLE data',
  'SELECT 1; DROP TABLE data',
  'INSERT INTO data SELECT * FROM data',
  "COPY data TO '/tmp/frenly-copied.csv'",
  "ATTACH '/tmp/frenly.db'",
  'SET enable_external_access = true',
  'PRAGMA database_list',
  'INSTALL httpfs',
  'not SQL at all',
])('%s is refused', async (sql) => {
  const { ask } = await open(text(SALES))
  await expect(ask(sql, 10)).rejects.toMatchObject({ kind: 'refused' })
})

test.each([
  "SELECT * FROM read_csv('/etc/passwd')",
  "SELECT * FROM '/etc/passwd'",
  "SELECT * FROM glob('/*')",
  "SELECT getenv('HOME')",
])('%s reaches nothing', async (sql) => {
  const { ask } = await open(text(SALES))
  await expect(ask(sql, 10)).rejects.toThrow()
})

test('an endless question is cut off', { timeout: 40_000 }, async () => {
  const { ask } = await open(text(SALES))
  await expect(ask('SELECT sum(a.range * b.range % 7) FROM range(10000000) a, range(10000000) b', 1)).rejects.toThrow(
    /nterrupt/,
  )
})

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['one word', text('hello'), 'empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'other'],
  ['a broken workbook', new Uint8Array(Buffer.from('PK\x03\x04broken', 'latin1')), 'broken'],
  ['a broken database', text('SQLite format 3\0 and nothing'), 'broken'],
])('%s is refused', async (_, bytes, kind) => {
  await expect(open(bytes)).rejects.toMatchObject({ kind })
})
