import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNext, runFailedAgain, runSteps, toFilesAgain, toWorkedS } from '../../scripts/test-steps.js'

type Step = { name: string; share: number; after?: string[] }
const step = (name: string, share: number, ...after: string[]): Step => ({ name, share, after })
const next = (waiting: Step[], running: Step[], ended: string[] = []) =>
  (findNext(waiting, running, (name: string) => ended.includes(name)) as Step | undefined)?.name

test('parts begin in their order as far as the machine has room, each after what it needs', () => {
  const waiting = [step('journeys', 2, 'build'), step('lint', 1), step('unit', 2)]
  expect(next(waiting, [step('build', 1)])).toBe('lint')
  expect(next(waiting, [], ['build'])).toBe('journeys')
  expect(next(waiting.slice(1), [step('journeys', 2)], ['build'])).toBe('lint')
  expect(next([step('unit', 2)], [step('journeys', 2)], ['build'])).toBeUndefined()
  expect(next([step('all', 9)], [])).toBe('all')
})

test('another run is for the files that failed, for the whole step where none is named, and not for half of them', () => {
  const again = () => []
  const failures = ['a.test.ts', 'b.test.ts', 'a.test.ts'].map((file) => ({ file, name: 'n', why: 'w' }))
  expect(toFilesAgain({ isPassed: false, failures, again })).toEqual(['a.test.ts', 'b.test.ts'])
  expect(toFilesAgain({ isPassed: true, failures, again })).toBeNull()
  expect(toFilesAgain({ isPassed: false, failures })).toBeNull()
  expect(toFilesAgain({ isPassed: false, failures: [], again })).toEqual([])
  const outside = [...failures, { file: null, name: 'n', why: '' }]
  expect(toFilesAgain({ isPassed: false, failures: outside, again })).toEqual([])
  const many = Array.from({ length: 16 }, (_, n) => ({ file: `${n}.test.ts`, name: 'n', why: '' }))
  expect(toFilesAgain({ isPassed: false, failures: many, again })).toBeNull()
})

test('what passes alone is flaky, what fails in every round is failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-rounds-'))
  const node = (code: string) => [process.execPath, ['-e', code]]
  const note = `require('fs').appendFileSync(process.env.FAILURES_FILE, '{"file":"a.test.ts","name":"n","why":"w"}\\n')`
  const fails = node(`${note};process.exitCode = 1`)
  const passes = node('0')
  /** Fails until it was begun `times` times. */
  const passesAtLast = (name: string, times: number) =>
    node(`const f = ${JSON.stringify(join(folder, name))}; require('fs').appendFileSync(f, '.');
      if (require('fs').statSync(f).size < ${times}) process.exitCode = 1`)
  const steps = [
    { name: 'flaky', share: 1, command: fails, again: () => passes },
    { name: 'broken', share: 1, command: fails, again: () => fails },
    { name: 'whole', share: 1, command: passes, again: () => fails },
    { name: 'fell once', share: 1, command: passesAtLast('once', 2), again: () => fails },
    { name: 'falls', share: 1, command: passesAtLast('falls', 4), again: () => passes },
    { name: 'alone', share: 1, command: node('process.exitCode = 1') },
  ]
  const results = await runFailedAgain(await runSteps(steps, process.env), process.env, 2)
  rmSync(folder, { recursive: true })
  const told = results.map(({ name, isPassed, flaky = [] }) => [name, isPassed, flaky.length])
  expect(told).toContainEqual(['flaky', true, 1])
  expect(told).toContainEqual(['broken, again', false, 0])
  expect(told).toContainEqual(['whole', true, 0])
  expect(told).toContainEqual(['fell once', true, 1])
  expect(told).toContainEqual(['falls, again', false, 0])
  expect(told).toContainEqual(['alone', false, 0])
})

test('a step tells how long its commands worked, and ends as they do', async () => {
  expect(toWorkedS('0m0.01s 0m0.00s\n1m2.34s 0m5.67s\n')).toBe(68)
  expect(toWorkedS('')).toBe(0)
  // Asking how long it worked is work of the system's, so it is asked now and then.
  const busy = 'while (process.cpuUsage().user < 600_000) for (let n = 0; n < 1e7; n++);process.exitCode = 3'
  const [result] = await runSteps([{ name: 'busy', share: 1, command: [process.execPath, ['-e', busy]] }], process.env)
  expect(result).toMatchObject({ isPassed: false })
  expect(result!.workedS).toBeGreaterThan(0)
})
