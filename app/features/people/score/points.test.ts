import { expect, test } from 'vitest'
import { readCount, toScore, toSumWords } from './points.ts'

const line = (id: string, each: number, count: number) => ({ id, label: id, about: '', each, count })

test('the sum is each thing given times what it is worth', () => {
  const score = toScore([line('answers', 5, 3), line('pictures', 2, 0), line('accepted', 10, 1)])
  expect(score.points).toBe(25)
  expect(score.lines.map(({ points }) => points)).toEqual([15, 0, 10])
  expect(toSumWords(score)).toBe('3 × 5 + 1 × 10 = 25')
  expect(toSumWords(toScore([]))).toBe('0')
})

test('a count is a whole number, and nothing else is taken for one', () => {
  expect(['7', ' 12 ', '', null, '10000'].map(readCount)).toEqual([7, 12, 0, 0, 10_000])
  expect(['-1', '1.5', '1e3', 'ten', '10001', '٣', '9'.repeat(400)].map(readCount)).toEqual(Array(7).fill(null))
})
