import { expect, test } from 'vitest'
import { toPart } from './home.server.ts'

test.each([
  ['  why   is it? ', 'why is it?'],
  ['..', ''],
  ['../../etc/passwd', '/../etc/passwd'],
  ['.env', 'env'],
  ['a\u0000b', 'a b'],
  ['竹はなぜ', '竹はなぜ'],
  ['\ud800', '\ufffd'],
])('%j goes on as %j', (typed, part) => {
  expect(toPart(typed)).toBe(part)
})

test('a long text is cut where an address carries it, in whole signs', () => {
  expect(toPart('😀'.repeat(5_000)).isWellFormed()).toBe(true)
  expect(encodeURIComponent(toPart('竹'.repeat(10_000))).length).toBeLessThan(7_000)
})
