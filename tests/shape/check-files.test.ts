import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'frenly-checked-'))
afterAll(() => rmSync(root, { recursive: true }))

const SETTINGS = ['.prettierrc.json', '.prettierignore', 'package-lock.json']
const FINE = 'export const one = 1\n'

/** A clone of one file; without the tools nothing can be looked at, only known from before. */
function makeClone(name: string, hasTools: boolean) {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const file of SETTINGS) copyFileSync(file, join(folder, file))
  if (hasTools) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const run = (kept: string, ...args: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/check-files.js'), 'format', ...args], {
      cwd: folder,
      env: { ...process.env, FRENLY_CACHE: join(root, kept) },
    }).status
  const check = (content: string, file = 'one.ts') => {
    writeFileSync(join(folder, file), content)
    return run('kept', '--only', file)
  }
  return { folder, check, run }
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

test('a recent look leaves out what is as it was 100 commits ago, unless the settings were others', () => {
  const { folder, run } = makeClone('third', true)
  const git = (args: string[], input = '') => execFileSync('git', args, { cwd: folder, input })
  git(['init', '-q', '-b', 'main'])
  writeFileSync(join(folder, '.gitignore'), 'node_modules')
  writeFileSync(join(folder, 'old.ts'), 'export  const old=1')
  git(['add', '.'])
  git(['-c', 'user.name=T', '-c', 'user.email=t@frenly.test', 'commit', '-q', '-m', 'one'])
  expect(run('none', '--recent')).toBe(1)
  const commits = Array.from(
    { length: 100 },
    () => 'commit refs/heads/main\ncommitter T <t@frenly.test> 1 +0000\ndata 1\nx',
  )
  git(['fast-import', '--quiet'], [commits[0], 'from refs/heads/main^0', ...commits.slice(1), ''].join('\n'))
  expect(run('none', '--recent')).toBe(0)
  expect(run('none')).toBe(1)
  writeFileSync(join(folder, 'new.ts'), 'export  const one=1')
  expect(run('none', '--recent')).toBe(1)
  writeFileSync(join(folder, 'new.ts'), FINE)
  expect(run('none', '--recent')).toBe(0)
  writeFileSync(join(folder, 'new.ts'), 'export const one = 1;\n')
  writeFileSync(join(folder, '.prettierrc.json'), '{ "semi": true }\n')
  expect(run('none', '--recent')).toBe(1)
  rmSync(join(folder, 'old.ts'))
  expect(run('none', '--recent')).toBe(0)
})
