import { expect, test } from 'vitest'
import { toAnswerCalendar } from '../writing/answer-calendar.ts'
import { readInvitation } from './read-invitation.ts'

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:a',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const read = (...lines: string[]) => readInvitation(calendar(...lines))!
const stamp = (date: Date | null) => date?.toISOString().slice(0, 16) ?? null
const answer = (...lines: string[]) =>
  toAnswerCalendar(read(...lines), 'mira@inbox.test', 'ACCEPTED', new Date(Date.UTC(2026, 10, 30))).split('\r\n')

test('whole days, and times by the clock on the wall, are the same whatever clock this server has', () => {
  const before = process.env.TZ
  for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
    process.env.TZ = zone
    const days = read('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')
    expect([zone, days.isWholeDay, stamp(days.start), stamp(days.end)]).toEqual([
      ...[zone, true, '2026-12-24T00:00', '2026-12-27T00:00'],
    ])
    const wall = read('DTSTART:20261210T090000', 'DTEND:20261210T100000')
    expect([zone, wall.isFloating, stamp(wall.start), stamp(wall.end)]).toEqual([
      ...[zone, true, '2026-12-10T09:00', '2026-12-10T10:00'],
    ])
    const zoned = read('DTSTART;TZID=America/New_York:20261210T090000')
    expect([zone, zoned.isFloating, zoned.zone, stamp(zoned.start)]).toEqual([
      ...[zone, false, 'America/New_York', '2026-12-10T14:00'],
    ])
  }
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

test('universal time is no clock to be told of, and a series says how it goes on', () => {
  const series = read('DTSTART:20261210T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=5')
  expect([series.zone, series.repeats, series.only]).toEqual([null, 'every Thursday, 5 times', null])
  expect(read('DTSTART:20261210T090000Z').repeats).toBeNull()
})

test('an answer to one date of a series names that date, and to whole days or a clock on the wall what was asked', () => {
  const one = ['RECURRENCE-ID;TZID=Europe/Berlin:20261214T090000', 'DTSTART;TZID=Europe/Berlin:20261214T110000']
  expect(stamp(read(...one).only)).toBe('2026-12-14T08:00')
  expect(answer(...one)).toContain('RECURRENCE-ID:20261214T080000Z')
  expect(answer('DTSTART;VALUE=DATE:20261224')).toContain('DTSTART;VALUE=DATE:20261224')
  expect(answer('DTSTART:20261210T090000')).toContain('DTSTART:20261210T090000')
  expect(answer('DTSTART:20261210T090000Z').filter((line) => line.startsWith('RECURRENCE'))).toEqual([])
})
