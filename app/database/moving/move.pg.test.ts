import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { askOnce } from '#tests/support/postgres.ts'
import { lockDataFolder } from '../opening/data-lock.server.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'frenly-move-'))
const dataDir = newFolder()

/** Runs a program of ours to its end. */
async function run(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said }
}
const fill = (folder: string, env = {}) =>
  run('tests/support/fill-folder.ts', [], { DATA_DIR: folder, DATABASE_URL: '', ...env })
const move = (folder: string, url: string, ...args: string[]) =>
  run('scripts/move.ts', args, { DATA_DIR: folder, DATABASE_URL: url })
async function newDatabase(): Promise<string> {
  const name = `moved_${randomBytes(6).toString('hex')}`
  await askOnce(`${inject('postgres')}postgres`, `create database ${name}`)
  return inject('postgres') + name
}
const rowsOf = async (url: string, what: string) => (await askOnce(url, what)).rows as Record<string, unknown>[]

beforeAll(async () => void expect(await fill(dataDir)).toEqual({ code: 0, said: '' }))

test('a data folder moves whole: every row equal, and a server there knows its people; a second time is refused', async () => {
  const url = await newDatabase()
  const moved = await move(dataDir, url)
  expect(moved.said).toMatch(/Moved \d{2,3} tables, \d{4,} rows, equal on both sides/)
  expect(moved.code).toBe(0)
  expect(await rowsOf(url, `select name, is_panda, interests from users where username = 'Zoë 🐼'`)).toEqual([
    { name: 'Zoë 🐼 the Panda', is_panda: false, interests: [] },
  ])
  const [run] = await rowsOf(url, `select question, ledger, created_at from consensus_runs where id = 'run-7'`)
  expect(run).toMatchObject({
    question: `Why 7?\n\t'%`,
    ledger: { share: 0.1 + 0.2, big: 1e21, list: [null, true, { a: 'é \\u0000 "', b: 1 }] },
    created_at: expect.any(Date) as Date,
  })
  expect(await rowsOf(url, `select id from articles where search @@ to_tsquery('english', 'password')`)).not.toEqual([])
  expect(
    await rowsOf(url, `select name from site_settings where name <> 'content-version' order by name`),
  ).toMatchObject([{ name: 'odd' }, { name: 'session-secret-fingerprint' }])

  const again = await move(dataDir, url)
  expect(again.code).toBe(1)
  expect(again.said).toMatch(/has rows already: .*users \(3\)/)
})

test('a folder that a server works with, one without a database, and no address are refused', async () => {
  const url = await newDatabase()
  const release = lockDataFolder(dataDir)
  expect(await move(dataDir, url)).toMatchObject({ code: 1, said: expect.stringContaining('Another server') as string })
  release()
  expect(await move(newFolder(), url)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no database') as string,
  })
  expect((await move(dataDir, '')).said).toContain('Say where to')
})

test('what PostgreSQL cannot keep is named and nothing is written; asked to, the move puts a sign in its place', async () => {
  const odd = newFolder()
  await fill(odd, { ODD_VALUE: 'yes' })
  const url = await newDatabase()
  const refused = await move(odd, url)
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/The row "odd" of site_settings holds characters in value/)
  expect(await rowsOf(url, 'select * from users')).toEqual([])
  expect((await move(odd, url, '--clean')).code).toBe(0)
  expect(await rowsOf(url, `select value from site_settings where name = 'odd'`)).toEqual([
    { value: { said: 'half a panda \uFFFD and a \uFFFD' } },
  ])
})
