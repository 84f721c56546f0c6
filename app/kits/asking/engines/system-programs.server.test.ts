import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'frenly-machine-'))
process.env.DATA_DIR = join(folder, 'data')
process.env.PATH = folder
const BROKEN = '#!/bin/sh\necho "cannot open shared object file" >&2\nexit 127\n'
/** Says what the self-test of ffmpeg listens for. */
const WELL = '#!/bin/sh\necho "ffmpeg version 9.9" >&2\n'
const install = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  chmodSync(join(folder, name), 0o755)
}
install('ffmpeg', BROKEN)
install('flite', BROKEN)
afterAll(() => rmSync(folder, { recursive: true }))

const { roomEngines } = await import('./embedded-engines.server.ts')
const { closeMachine, lookAtMachine, readMachine } = await import('./system-programs.server.ts')
const { hasProgram } = await import('#app/providers/machine.server.ts')

const ids = () => roomEngines().map(({ id }) => id)
const stateOf = (name: string) => readMachine().programs.find((program) => program.name === name)?.probe

test('before the first look nothing is claimed; a broken program stands no longer after it', async () => {
  expect(readMachine()).toMatchObject({ at: null, isLooking: false })
  expect(readMachine().programs.every(({ probe }) => probe === null)).toBe(true)
  expect(ids()).toContain('embedded:film')

  const looking = lookAtMachine()
  expect(readMachine().isLooking).toBe(true)
  expect(lookAtMachine()).toBe(looking)
  expect(await looking).toBe(true)

  expect(readMachine()).toMatchObject({ at: expect.any(Date), isLooking: false })
  expect(stateOf('ffmpeg')).toEqual({ state: 'broken', why: 'ffmpeg ended with 127: cannot open shared object file' })
  expect(stateOf('espeak-ng')).toEqual({ state: 'missing', why: null })
  expect(ids()).not.toContain('embedded:film')
  expect(hasProgram('flite')).toBe(false)
  expect(ids()).toContain('embedded:flite')
})

test('the same machine changes nothing; a mended program stands again after the next look', async () => {
  expect(await lookAtMachine()).toBe(false)
  install('ffmpeg', WELL)
  expect(ids()).not.toContain('embedded:film')
  expect(await lookAtMachine()).toBe(true)
  expect(stateOf('ffmpeg')).toEqual({ state: 'works', version: '9.9' })
  expect(ids()).toContain('embedded:film')
})

test('a program taken away stands no longer after the next look', async () => {
  rmSync(join(folder, 'ffmpeg'))
  expect(await lookAtMachine()).toBe(true)
  expect(stateOf('ffmpeg')).toEqual({ state: 'missing', why: null })
  expect(ids()).not.toContain('embedded:film')
})

test.runIf(existsSync('/bin/sleep'))('closing ends a look under way with the program it started', async () => {
  copyFileSync('/bin/sleep', join(folder, 'sleep'))
  install('ffmpeg', '#!/bin/sh\nsleep 60\n')
  const looking = lookAtMachine()
  setTimeout(() => void closeMachine(), 200)
  expect(await looking).toBe(false)
  expect(readMachine().isLooking).toBe(false)
})
