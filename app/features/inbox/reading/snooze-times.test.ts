import { expect, test } from 'vitest'
import { readLocalTime, snoozeUntil } from './snooze-times.ts'

const now = new Date('2026-04-07T09:50:00Z')
test.each([
  ['evening', 0, '2026-04-07T18:00:00.000Z'],
  ['tomorrow', 0, '2026-04-08T08:00:00.000Z'],
  ['weekend', 0, '2026-04-11T08:00:00.000Z'],
  ['week', 0, '2026-04-13T08:00:00.000Z'],
  ['tomorrow', 120, '2026-04-08T06:00:00.000Z'],
  ['tomorrow', -600, '2026-04-07T18:00:00.000Z'],
  ['tomorrow', 900, '2026-04-08T17:00:00.000Z'],
] as const)('%s, %i minutes ahead', (snooze, zone, until) => {
  expect(snoozeUntil(snooze, now, zone).toISOString()).toBe(until)
})

test('what waits never waits for a moment that has passed', () => {
  for (let hour = 0; hour < 24 * 8; hour += 1)
    for (const snooze of ['evening', 'tomorrow', 'weekend', 'week'] as const)
      for (const zone of [0, 330, -480]) {
        const moment = new Date(now.getTime() + hour * 3_600_000)
        expect(snoozeUntil(snooze, moment, zone).getTime()).toBeGreaterThan(moment.getTime())
      }
})

test('a day and a time on the reader’s clock', () => {
  expect(readLocalTime('2026-04-07', 60)?.toISOString()).toBe('2026-04-07T07:00:00.000Z')
  expect(readLocalTime('2026-04-07T21:30', -60)?.toISOString()).toBe('2026-04-07T22:30:00.000Z')
  expect(readLocalTime('2026-13-40', 0)).toBeNull()
  expect(readLocalTime('tomorrow', 0)).toBeNull()
})
