import { expect, test } from 'vitest'
import { sayAgain } from './wall-time.ts'

test.each([
  ['Answer by tomorrow', '2026-11-12T09:00', '2026-11-29T09:00', 'Answer by Friday 13 November'],
  ['Answer by 18:00 today', '2026-11-28T09:00', '2026-11-29T09:00', 'Answer by 18:00 yesterday'],
  ['Asks about Tuesday 10:00', '2026-11-26T09:00', '2026-11-30T09:00', 'Asks about tomorrow 10:00'],
  ['Until Tuesday 15 December', '2026-11-26T09:00', '2026-12-15T09:00', 'Until today'],
  ['Nothing asked', '2026-11-26T09:00', '2026-12-15T09:00', 'Nothing asked'],
])('%s, said at %s, is said again at %s', (words, said, now, again) => {
  expect(sayAgain(words, said, now)).toBe(again)
})
