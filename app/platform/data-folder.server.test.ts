import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.server.ts'

const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)

test('a new data folder is for its owner alone, an operator’s own keeps its rights', () => {
  const place = mkdtempSync(join(tmpdir(), 'frenly-folder-'))
  makeDataFolder(join(place, 'new'))
  expect(rightsOf(join(place, 'new'))).toBe('700')
  chmodSync(place, 0o750)
  makeDataFolder(place)
  expect(rightsOf(place)).toBe('750')
})
