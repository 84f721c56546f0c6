import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder, tryDataFolder } from './data-folder.server.ts'

const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)

test('a new data folder is for its owner alone, an operator’s own keeps its rights', () => {
  const place = mkdtempSync(join(tmpdir(), 'frenly-folder-'))
  makeDataFolder(join(place, 'new'))
  expect(rightsOf(join(place, 'new'))).toBe('700')
  chmodSync(place, 0o750)
  makeDataFolder(place)
  expect(rightsOf(place)).toBe('750')
})

test('a folder that cannot hold data is refused with a sentence, one that can is left as it was', () => {
  const place = mkdtempSync(join(tmpdir(), 'frenly-folder-'))
  const file = join(place, 'file')
  writeFileSync(file, '')
  for (const wrong of [file, join(file, 'data')])
    expect(() => tryDataFolder(wrong)).toThrow(`DATA_DIR (${wrong}) is a file or lies inside one. It must be a folder.`)
  expect(() => tryDataFolder('/proc/self/data')).toThrow(/^DATA_DIR \(\/proc\/self\/data\) .*\.$/)
  tryDataFolder(join(place, 'data'))
  expect(readdirSync(join(place, 'data'))).toEqual([])
})
