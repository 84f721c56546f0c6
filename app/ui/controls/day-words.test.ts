import { expect, test } from 'vitest'
import { toClockWords, toDayOfYear, toDayWords, toLongDay, toRangeWords, toShortDay } from './day-words.ts'

test('a day is written in words, and what is no day stays as it is', () => {
  expect(toDayWords('2026-11-21')).toBe('21 November 2026')
  expect(toDayWords('2026-99-21')).toBe('2026-99-21')
  expect(toDayWords('soon')).toBe('soon')
  expect([toDayOfYear('2026-09-06'), toDayOfYear('soon')]).toEqual(['6 Sept', 'soon'])
})

test('a range says the ends it has', () => {
  expect(toRangeWords('2026-11-21', '2027-03-01')).toBe('From 21 November 2026 to 1 March 2027.')
  expect(toRangeWords('2026-11-21')).toBe('From 21 November 2026 on.')
  expect(toRangeWords(undefined, '2027-03-01')).toBe('Up to 1 March 2027.')
  expect(toRangeWords()).toBe('')
})

test('a moment is told as everywhere else in British English, whatever the zone of the machine', () => {
  for (let month = 0; month < 12; month++) {
    const moment = new Date(Date.UTC(2026, month, 1, 23, 59))
    const inUtc = (dateStyle: 'long' | 'medium') => moment.toLocaleDateString('en-GB', { dateStyle, timeZone: 'UTC' })
    expect([toLongDay(moment), toShortDay(moment)]).toEqual([inUtc('long'), inUtc('medium')])
  }
  expect(toClockWords(new Date('2026-11-21T04:05:59Z'))).toBe('04:05 UTC')
})
