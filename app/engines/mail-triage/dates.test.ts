import { expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { listDays } from './found-days.ts'

/** A Tuesday. */
const NOW = '2026-04-07T09:50'
const read = (text: string) =>
  findDates(text, NOW).map(({ text: written, day, time, isDeadline }) =>
    [written, day, time ?? '-', isDeadline ? 'deadline' : ''].join(' ').trim(),
  )

test.each([
  ['The courtyard is free on the 14th after all.', ['the 14th 2026-04-14 -']],
  ['I need a yes by six this evening, because a wedding asked.', ['six this evening 2026-04-07 18:00 deadline']],
  ['Could you check the wording before Thursday?', ['Thursday 2026-04-09 - deadline']],
  ['Please pay by 20 April.', ['20 April 2026-04-20 - deadline']],
  ['It was due on 1 April.', ['1 April 2026-04-01 - deadline']],
  ['See you on Monday at 14:30.', ['Monday at 14:30 2026-04-13 14:30']],
  ['I could pick it up tomorrow after six', ['tomorrow 2026-04-08 -', 'six 2026-04-08 18:00']],
  ['Payment due by 30/04/2026', ['30/04/2026 2026-04-30 - deadline']],
  ['Please answer within 3 days.', ['within 3 days 2026-04-10 - deadline']],
])('%s', (text, dates) => {
  expect(read(text)).toEqual(dates)
})

test('a time without a day belongs to the day its paragraph named last', () => {
  expect(read('Free on the 14th. I hold it from ten until five.\n\nCall me at 16:00.')).toEqual([
    'the 14th 2026-04-14 -',
    'ten 2026-04-14 10:00',
    'five 2026-04-14 17:00',
    '16:00 2026-04-07 16:00',
  ])
})

test('days are listed once, the earliest first', () => {
  const days = listDays(findDates('Arrives today at 17:00. Or on Friday, no, Friday is fine. Today!', NOW))
  expect(days.map(({ day, time }) => [day, time])).toEqual([
    ['2026-04-07', '17:00'],
    ['2026-04-10', null],
  ])
})

test('a length of time, a bare month and "now" are no days', () => {
  for (const text of [
    'The notice period is 60 days.',
    'Your payslip for March is ready.',
    'It is in the post now.',
    'I may go.',
  ])
    expect(read(text), text).toEqual([])
})
