import { readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#app/database/schema.ts'
import '#app/shell/registered.server.ts'
import { listImpersonalTables, listPersonalTables } from './personal-tables.server.ts'

const tables = (Object.values(schema) as unknown[]).filter((one): one is Table => is(one, Table))
const registered: string[] = listPersonalTables().map(({ table }) => getTableName(table))
const impersonal: string[] = listImpersonalTables().map((table) => getTableName(table))

/** Names that columns have which say who somebody is. */
const PERSON =
  /(^|_)(user|member|owner|author|creator|person|people|sender|recipient|to|from|by|email|mail|address|phone|handle|username|name|ip|network|wallet|device)(_|$)/
/** Columns that sound like a person and are none. */
const SOUNDS_LIKE = [
  'panda_ledger.from_keeper',
  'panda_ledger.to_keeper',
  'mails.from_name',
  'consensus_seats.label',
  'site_settings.name',
  'job_schedules.name',
]

test('every table is either registered with what becomes of it, or said to hold nothing about anybody', () => {
  const names = tables.map(getTableName)
  expect(names.length).toBeGreaterThan(10)
  const known = [...registered, ...impersonal]
  expect(names.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

test('a table with a column that looks like a person is registered', () => {
  const personal = tables.filter((table) =>
    Object.values(getTableColumns(table)).some(
      ({ name }) => PERSON.test(name) && !SOUNDS_LIKE.includes(`${getTableName(table)}.${name}`),
    ),
  )
  expect(personal.map(getTableName).filter((name) => !registered.includes(name))).toEqual([])
  expect(personal.map(getTableName)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'consensus_runs', 'feedback', 'mails', 'waitlist', 'mail_tokens']),
  )
})

test('what is downloaded can be read, each into a file of its own', () => {
  const files = listPersonalTables().flatMap(({ file, read }) => {
    expect(Boolean(file)).toBe(Boolean(read))
    return file ? [file.name] : []
  })
  expect(new Set(files).size).toBe(files.length)
})

test('the privacy policy says what is kept of talks and forms', () => {
  const policy = readFileSync('app/content/pages/privacy-policy.md', 'utf8')
  for (const words of ['talk with the panda', 'Talks with the panda** for 30 days', 'Fingerprints of sent forms'])
    expect(policy).toContain(words)
})
