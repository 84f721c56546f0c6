import { expect, test } from 'vitest'
import { compareDates, readDates } from './dates.ts'

function compare(a: string, b: string): string {
  const [x] = readDates(a)
  const [y] = readDates(b)
  return x && y ? compareDates(x, y) : 'unread'
}

test.each([
  ['on 27 May 1937', 'on May 27, 1937'],
  ['on 2004-02-04', 'on February 4th, 2004'],
  ['in 1937', 'on 27 May 1937'],
  ['in the 1500s', 'in the 16th century'],
  ['in the mid-1990s', 'in 1995'],
  ['at 5 pm', 'at 17:00'],
  ['from 1939 to 1945', '1939-45'],
  ['on 03/04/2024', 'on 4 March 2024'],
  ['in 44 BC', 'in 44 BCE'],
  ['before 1940', 'in 1937'],
  ['before the 1980s', 'in 1979'],
  ['in the early nineties', 'in 1991'],
  ["in '87", 'in 1987'],
  ['in the middle of the nineteenth century', 'in the 1840s'],
  ['after the First World War', 'in 1921'],
  ['in the year 323 before Christ', 'in 323 BC'],
  ['from half eleven', 'thirty minutes before noon'],
  ['at a quarter to seven in the evening', 'at 18:45'],
  ['at 5.30 in the afternoon', 'at 17:30'],
  ['before noon', 'at eleven in the morning'],
  ['shortly before ten in the evening', 'at 21:50'],
])('%s is %s', (a, b) => expect(compare(a, b)).toBe('same'))

test.each([
  ['in 1937', 'in 1973'],
  ['on 9 November 1989', 'on 9 October 1989'],
  ['in 44 BC', 'in AD 44'],
  ['before 1940', 'after 1940'],
  ['on Monday', 'on Tuesday'],
  ['at 9 am', 'at 9 pm'],
  ['from 1939 to 1945', 'from 1941 to 1945'],
  ['in the 18th century', 'in 1876'],
  ['on 14/03/2024', 'on 15/03/2024'],
  ['after the Second World War', 'in 1906'],
  ['in the sixties', 'in 1979'],
  ['in AD 476', 'in 410.'],
  ['before eleven in the morning', 'at noon'],
  ['at half past seven', 'at 20:15'],
])('%s is not %s', (a, b) => expect(compare(a, b)).toBe('differs'))

test('a count of four digits is no year', () => {
  expect(readDates('The request times out after 1500 ms.')).toEqual([])
  expect(readDates('It holds 2000 people.')).toEqual([])
})
