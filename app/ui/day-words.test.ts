import { expect, test } from 'vitest'
import { toDayWords, toRangeWords } from './day-words.ts'

test('a day is written in words, and what is no day stays as it is', () => {
  expect(toDayWords('2026-11-21')).toBe('21 November 2026')
  expect(toDayWords('2026-99-21')).toBe('2026-99-21')
  expect(toDayWords('soon')).toBe('soon')
})

test('a range says the ends it has', () => {
  expect(toRangeWords('2026-11-21', '2027-03-01')).toBe('From 21 November 2026 to 1 March 2027.')
  expect(toRangeWords('2026-11-21')).toBe('From 21 November 2026 on.')
  expect(toRangeWords(undefined, '2027-03-01')).toBe('Up to 1 March 2027.')
  expect(toRangeWords()).toBe('')
})
