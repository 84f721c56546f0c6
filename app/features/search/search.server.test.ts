import { expect, test } from 'vitest'
import { readQuery } from './search.server.ts'

const read = (search: string, splat?: string) => readQuery(new URLSearchParams(search), splat)

test('the query is q, else the segments of the path joined by spaces', () => {
  expect(read('q=bamboo').query).toBe('bamboo')
  expect(read('', 'giant/panda/diet').query).toBe('giant panda diet')
  expect(read('q=bamboo', 'giant/panda').query).toBe('bamboo')
  expect(read('').query).toBe('')
})

test('white space is evened out and a long query is cut', () => {
  expect(read('q=%20%20giant%0A%0Apanda%20').query).toBe('giant panda')
  expect(read(`q=${'a'.repeat(5_000)}`).query).toHaveLength(200)
})

test('results are narrowed to a known kind only', () => {
  expect(read('q=a&kind=article').kind).toBe('article')
  expect(read('q=a&kind=__proto__').kind).toBe('all')
  expect(read('q=a').kind).toBe('all')
})
