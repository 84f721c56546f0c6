import { expect, test } from 'vitest'
import { findNext } from '../../scripts/test-steps.js'

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
