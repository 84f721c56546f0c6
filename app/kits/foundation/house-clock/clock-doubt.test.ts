import { expect, test } from 'vitest'
import { HOLD_MS, lookAtClock, type ClockRecord } from './clock-doubt.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 28)
const believed = (seenAt: number): ClockRecord => ({ seenAt, doubt: null })
/** A server that looks each minute for some time, from a record on. */
function run(record: ClockRecord, from: number, forMs: number): ClockRecord {
  let at = record
  for (let ran = 0; ran <= forMs; ran += MINUTE) at = lookAtClock(at, from + ran, ran === 0 ? 0 : MINUTE)
  return at
}

test('a new house believes its clock, and a weekend without a server is nothing', () => {
  expect(lookAtClock(null, NOW, 0)).toEqual(believed(NOW))
  expect(lookAtClock(believed(NOW), NOW + 2 * DAY, 0)).toEqual(believed(NOW + 2 * DAY))
})

test('a clock that is set back a little never moves what was seen', () => {
  expect(lookAtClock(believed(NOW), NOW - 30 * MINUTE, MINUTE)).toEqual(believed(NOW))
})

test.each([400, 60, -3, -4_000])('a clock %d days off is doubted, and believed after a day of running', (days) => {
  const then = NOW + days * DAY
  const start = lookAtClock(believed(NOW), then, 0)
  expect(start).toEqual({ seenAt: NOW, doubt: { at: then, heldMs: 0 } })
  expect(run(start, then, HOLD_MS - MINUTE).doubt).not.toBeNull()
  const last = run(start, then, HOLD_MS)
  expect(last).toEqual(believed(then + HOLD_MS))
})

test('the day of running goes on over restarts, and begins anew when the clock jumps again', () => {
  const half = run(believed(NOW), NOW + 60 * DAY, HOLD_MS / 2)
  expect(run(half, NOW + 61 * DAY, HOLD_MS / 2).doubt).toBeNull()
  expect(lookAtClock(half, NOW + 400 * DAY, MINUTE).doubt).toEqual({ at: NOW + 400 * DAY, heldMs: 0 })
})

test('a clock that is right again is believed at once', () => {
  const doubting = lookAtClock(believed(NOW), NOW + 400 * DAY, 0)
  expect(lookAtClock(doubting, NOW + 5 * MINUTE, 0)).toEqual(believed(NOW + 5 * MINUTE))
})

test('beside a server whose clock is right, one with a wrong clock is never believed', () => {
  let record: ClockRecord = believed(NOW)
  for (let ran = 0; ran < 3 * DAY; ran += MINUTE) {
    record = lookAtClock(record, NOW + ran, MINUTE)
    expect(record.doubt).toBeNull()
    record = lookAtClock(record, NOW + 400 * DAY + ran, MINUTE)
    expect(record.doubt).not.toBeNull()
  }
})
