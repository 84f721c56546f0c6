import { expect, test } from 'vitest'
import { readLocalTime, snoozeUntil } from './snooze-times.ts'

const now = new Date('2026-04-07T09:50:00Z')
test.each([
  ['evening', 'UTC', '2026-04-07T18:00:00.000Z'],
  ['tomorrow', 'UTC', '2026-04-08T08:00:00.000Z'],
  ['weekend', 'UTC', '2026-04-11T08:00:00.000Z'],
  ['week', 'UTC', '2026-04-13T08:00:00.000Z'],
  ['tomorrow', 'Europe/Berlin', '2026-04-08T06:00:00.000Z'],
  ['tomorrow', 'Pacific/Honolulu', '2026-04-07T18:00:00.000Z'],
  ['tomorrow', 'Pacific/Auckland', '2026-04-07T20:00:00.000Z'],
] as const)('%s in %s', (snooze, zone, until) => {
  expect(snoozeUntil(snooze, now, zone).toISOString()).toBe(until)
})

test('a day after the clocks went back counts by the clocks of that day', () => {
  const before = new Date('2026-10-23T12:00:00Z')
  expect(snoozeUntil('week', before, 'Europe/Berlin').toISOString()).toBe('2026-10-26T07:00:00.000Z')
  expect(readLocalTime('2026-10-26T09:00', 'Europe/Berlin')?.toISOString()).toBe('2026-10-26T08:00:00.000Z')
})

test('what waits never waits for a moment that has passed', () => {
  for (let hour = 0; hour < 24 * 8; hour += 5)
    for (const snooze of ['evening', 'tomorrow', 'weekend', 'week'] as const)
      for (const zone of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']) {
        const moment = new Date(now.getTime() + hour * 3_600_000)
        expect(snoozeUntil(snooze, moment, zone).getTime()).toBeGreaterThan(moment.getTime())
      }
})

test('a day and a time on the reader’s clock', () => {
  expect(readLocalTime('2026-04-07', 'Africa/Lagos')?.toISOString()).toBe('2026-04-07T07:00:00.000Z')
  expect(readLocalTime('2026-04-07T21:30', 'Atlantic/Cape_Verde')?.toISOString()).toBe('2026-04-07T22:30:00.000Z')
  expect(readLocalTime('2026-02-30', 'UTC')).toBeNull()
  expect(readLocalTime('tomorrow', 'UTC')).toBeNull()
})
