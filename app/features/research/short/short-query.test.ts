import { expect, test } from 'vitest'
import { toQueryWords } from './short-query.ts'

test.each([
  ['why-do-pandas-eat-bamboo', 'why do pandas eat bamboo'],
  ['well-known', 'well-known'],
  ['What is COVID-19?', 'What is COVID-19?'],
  ['竹はなぜ速く成長するのですか', '竹はなぜ速く成長するのですか'],
  ['لماذا يأكل الباندا الخيزران؟', 'لماذا يأكل الباندا الخيزران؟'],
  ['a\u0000b\nc', 'a b c'],
  ['\ud800x', '\ufffdx'],
])('%j reads as %j', (part, query) => {
  expect(toQueryWords(part)).toEqual({ query, isCut: false })
})

test('a long text is looked into as far as it goes, and that is said', () => {
  const { query, isCut } = toQueryWords('bamboo '.repeat(2_000))
  expect([query.length <= 600, isCut]).toEqual([true, true])
  expect(toQueryWords('a-'.repeat(9_000)).isCut).toBe(true)
})
