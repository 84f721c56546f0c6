import { expect, test } from 'vitest'
import { toAgo, toWhen } from './when-words.ts'

const now = new Date('2026-11-22T01:30:00Z')
const at = (moment: string) => new Date(`${moment}Z`)

test('what was yesterday is not said to be of today, however few hours ago', () => {
  expect(toAgo(at('2026-11-22T01:00:00'), now)).toBe('this hour')
  expect(toAgo(at('2026-11-22T00:10:00'), now)).toBe('today')
  expect(toAgo(at('2026-11-21T23:10:00'), now)).toBe('yesterday')
  expect(toAgo(at('2026-11-20T23:10:00'), now)).toBe('20 Nov 2026')
  expect(toWhen(at('2026-11-22T00:10:00'), now)).toBe('today 00:10 UTC')
  expect(toWhen(at('2026-11-21T23:10:00'), now)).toBe('21 Nov 2026')
})
