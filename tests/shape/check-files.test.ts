import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'frenly-checked-'))
afterAll(() => rmSync(root, { recursive: true }))

const SETTINGS = ['.prettierrc.json', '.prettierignore']
const FINE = 'export const one = 1\n'

/** A clone of one file; without the tools nothing can be looked at, only known from before. */
function makeClone(name: string, hasTools: boolean) {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const file of SETTINGS) copyFileSync(file, join(folder, file))
  if (hasTools) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else {
    mkdirSync(join(folder, 'node_modules/prettier'), { recursive: true })
    copyFileSync('node_modules/prettier/package.json', join(folder, 'node_modules/prettier/package.json'))
  }
  const check = (content: string, file = 'one.ts') => {
    writeFileSync(join(folder, file), content)
    const args = [resolve('scripts/check-files.js'), 'format', '--only', file]
    const env = { ...process.env, FRENLY_CACHE: join(root, 'kept') }
    return spawnSync(process.execPath, args, { cwd: folder, env }).status
  }
  return { folder, check }
}

test('a file that passed is known in every clone, by its name, its content and the settings', () => {
  const { check } = makeClone('first', true)
  expect(check('export  const one=1')).toBe(1)
  expect(check(FINE)).toBe(0)
  const other = makeClone('second', false)
  expect(other.check(FINE)).toBe(0)
  expect(other.check('export  const one=1')).toBe(1)
  expect(other.check(FINE, 'two.ts')).toBe(1)
  writeFileSync(join(other.folder, '.prettierrc.json'), '{ "semi": true }')
  expect(other.check(FINE)).toBe(1)
})
