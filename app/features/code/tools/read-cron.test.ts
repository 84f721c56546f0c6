import { expect, test } from 'vitest'
import { readCron } from './read-cron.ts'

const NOW = new Date('2024-05-01T12:00:00Z')

test('parts are said in words, and the next times reckoned in the zone', () => {
  const told = readCron('30 9 * * 1-5', 'Europe/Berlin', NOW)
  expect(told.isDone && told.parts.map(({ words }) => words)).toEqual([
    'minute 30',
    'hour 9',
    'every day of the month',
    'every month',
    'weekday 1 to 5',
  ])
  expect(told.isDone && told.next[0]).toBe('Thursday, 2 May 2024 at 09:30:00')
  expect(told.isDone && told.next.length).toBe(8)
})

test.each(['', '* * *', '99 * * * *', 'a b c d e', '* * * * * * *'])('“%s” is refused with a reason', (text) => {
  const told = readCron(text, 'UTC', NOW)
  expect(!told.isDone && told.message.length > 5).toBe(true)
})

test('a day that never comes has no next time', () => {
  expect(readCron('0 0 30 2 *', 'UTC', NOW)).toMatchObject({ isDone: true, next: [] })
})
