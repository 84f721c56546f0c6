import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.server.ts'

// What both stores promise stands in store-contract.server.test.ts.

test('the file keeps write-ahead logging and full synchronisation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-store-'))
  const store = openSqliteStore(folder)
  await store.migrate()
  const file = new Database(join(folder, 'frenly.sqlite'), { readonly: true })
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal')
  file.close()
  await store.close()
  await store.close()
})
