import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser } from '#tests/support/walker.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

/** Two servers start and five programs run, on a machine that may be busy. */
const LIMIT_MS = 300_000
const KEY = 'files/abcdefghijklmnopqrstuv'
const browserAt = ({ url }: RunningServer) =>
  openBrowser({
    visit: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
  } as BuiltApp)

/** The program that the build carries, in a folder without sources. */
function runBackup(words: string[], env: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'frenly-no-sources-'))
  return spawnSync(process.execPath, [resolve('build/backup.js'), ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
}

test(
  'a house at work is backed up, put back elsewhere and started: members, rows and files are there',
  { timeout: LIMIT_MS },
  async () => {
    const first = await startServer()
    const backup = join(mkdtempSync(join(tmpdir(), 'frenly-kept-')), 'backup')
    const restored = join(mkdtempSync(join(tmpdir(), 'frenly-kept-')), 'data')
    try {
      const ada = browserAt(first)
      await ada.join('ada')
      expect((await ada.whoami()).username).toBe('ada')
      mkdirSync(join(first.dataDir, 'files/files'), { recursive: true })
      writeFileSync(join(first.dataDir, 'files', KEY), 'bamboo')
      const made = runBackup(['backup', backup], { DATA_DIR: first.dataDir })
      expect(made.stdout + made.stderr).toMatch(/^Backed up .*: \d+ tables, \d+ rows, sound\.\n$/)
      await ada.join('grace')
    } finally {
      await stopServer(first, 'SIGTERM')
    }
    const back = runBackup(['restore', backup], { DATA_DIR: restored })
    expect(back.stdout + back.stderr).toMatch(/^Restored .*: \d+ tables, \d+ rows, sound\.\n$/)
    const second = await startServer({ DATA_DIR: restored })
    try {
      const ada = browserAt(second)
      await ada.signIn('ada')
      expect((await ada.whoami()).username).toBe('ada')
      expect((await browserAt(second).signIn('grace')).headers.get('location') ?? '').not.toBe('/')
      expect(readFileSync(join(restored, 'files', KEY), 'utf8')).toBe('bamboo')
    } finally {
      await stopServer(second, 'SIGTERM')
    }
  },
)

test('a folder that is no house is refused by each program, with a sentence and a code', () => {
  const empty = mkdtempSync(join(tmpdir(), 'frenly-empty-'))
  const target = join(empty, 'backup')
  for (const words of [
    ['backup', target],
    ['restore', empty],
  ]) {
    const { status, stderr, stdout } = runBackup(words, { DATA_DIR: words[0] === 'backup' ? empty : target })
    expect(status, words[0]).toBe(1)
    expect(stderr, words[0]).toMatch(/^There is no database in .*\.\n$/)
    expect(stdout).toBe('')
  }
  const moved = spawnSync(process.execPath, [resolve('build/move.js')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: empty, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  })
  expect(moved.status).toBe(1)
  expect(moved.stderr).toMatch(/^There is no database in .*\.\n$/)
})
