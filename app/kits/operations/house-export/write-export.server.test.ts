import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-export-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { tablesInOrder } = await import('#app/database/table-order.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { createSomebody, SECRETS } = await import('#tests/support/somebody.ts')
const { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } = await import('./left-out.ts')
const { writeHouseExport } = await import('./write-export.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const columnsOf = tablesInOrder().flatMap((table) =>
  Object.values(getTableColumns(table)).map(({ name }) => [getTableName(table), name] as const),
)

test('the house stands in documented files, whole and without its keys', async () => {
  const { id, username } = await createSomebody('Mira')
  const saved = await saveFile({ owner: { id }, purpose: 'document', name: 'plan.txt', content: Buffer.from('Bamboo') })
  if (!saved.isSaved) throw new Error(saved.message)
  const folder = join(mkdtempSync(join(tmpdir(), 'frenly-exported-')), 'house')
  const seen: string[] = []
  const watch = {
    signal: new AbortController().signal,
    progress: (_: number | null, note: string) => void seen.push(note),
  }
  const said = await writeHouseExport(folder, watch)
  expect(said).toEqual(JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')))
  expect([...said.tables.map(({ name }) => name), ...said.leftOutTables].sort()).toEqual(
    tablesInOrder().map(getTableName).sort(),
  )
  for (const { file, rows, sha256, fields } of said.tables) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(createHash('sha256').update(text).digest('hex'), file).toBe(sha256)
    const lines = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as object)
    expect(lines, file).toHaveLength(rows)
    const names = fields.map(({ name }) => name).sort()
    for (const line of lines) expect(Object.keys(line), file).toEqual(names)
    for (const secret of SECRETS) expect(text, file).not.toContain(secret)
  }
  expect(readFileSync(join(folder, 'tables/users.jsonl'), 'utf8')).toContain(`"username":"${username}"`)
  expect(readFileSync(join(folder, 'files', saved.file.key), 'utf8')).toBe('Bamboo')
  expect(seen).toEqual(expect.arrayContaining(['users', 'files']))
})

test('who stops it gets no export that looks whole', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'frenly-stopped-')), 'house')
  await expect(writeHouseExport(folder, { signal: AbortSignal.abort(), progress: () => undefined })).rejects.toThrow()
  expect(() => readFileSync(join(folder, 'tables.json'))).toThrow()
})

/** Columns that sound like a key and are none: fingerprints of what stands beside them, and what engines count. */
const NO_KEY = [
  'articles.seed_hash',
  'consensus_seats.prompt_hash',
  'help_edits.seed_hash',
  'panda_ledger.hash',
  'panda_tokens.hash',
  'posts.text_hash',
  'users.password_changed_at',
  'web_pages.content_hash',
]

test('a column that sounds like a key is left out, or said to be none', () => {
  const known = columnsOf.map(([table, column]) => `${table}.${column}`)
  const leftOut = Object.entries(LEFT_OUT_COLUMNS).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  expect([...leftOut, ...NO_KEY].filter((name) => !known.includes(name))).toEqual([])
  const sounding = columnsOf.filter(
    ([table, column]) =>
      /hash|secret|sealed|token|password|challenge/.test(column) && !LEFT_OUT_TABLES.some((name) => name === table),
  )
  expect(
    sounding.map(([table, column]) => `${table}.${column}`).filter((name) => ![...leftOut, ...NO_KEY].includes(name)),
  ).toEqual([])
})
