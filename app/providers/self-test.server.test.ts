import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'frenly-programs-'))
process.env.PATH = `${folder}:/usr/bin:/bin`
// A place of its own: other servers of this machine try their programs too.
process.env.TMPDIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const { PartMissing, selfTest, versionIn } = await import('./self-test.server.ts')

function install(name: string, script: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frenly-probe-'))

test('a program that does its little work gives its version', async () => {
  install('well', 'cat; echo "well 1.2.3" >&2')
  const probe = selfTest('well', async ({ run }) => versionIn(await run('well', [], 'hello')))
  expect(await probe()).toEqual({ state: 'works', version: '1.2.3' })
  expect(leftovers()).toEqual([])
})

test('one that is not here is missing, and so is one without its data, which says what it lacks', async () => {
  expect(await selfTest('nowhere', async ({ run }) => run('nowhere', []))()).toEqual({ state: 'missing', why: null })
  const lacking = selfTest('well', () => Promise.reject(new PartMissing('No voice')))
  expect(await lacking()).toEqual({ state: 'missing', why: 'No voice' })
})

test('one that fails, or does nothing of what it should, is broken and says why', async () => {
  install('failing', 'echo "libfoo.so is gone" >&2; exit 3')
  const failing = await selfTest('failing', async ({ run }) => run('failing', []))()
  expect(failing).toEqual({ state: 'broken', why: 'failing ended with 3: libfoo.so is gone' })
  const idle = selfTest('well', () => Promise.reject(new Error('It made no sound')))
  expect(await idle()).toEqual({ state: 'broken', why: 'It made no sound' })
})

test('one that hangs is ended at the limit and broken; one whose test was called off is neither', async () => {
  install('hanging', 'sleep 60')
  const hanging = selfTest('hanging', async ({ run }) => run('hanging', []), 200)
  expect(await hanging()).toEqual({ state: 'broken', why: 'It took longer than 0.2 s' })
  const stop = new AbortController()
  const calledOff = selfTest('hanging', async ({ run }) => run('hanging', []))(stop.signal)
  setTimeout(() => stop.abort(new Error('the server closes')), 50)
  await expect(calledOff).rejects.toThrow('the server closes')
  expect(leftovers()).toEqual([])
})
