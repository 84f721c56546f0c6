import { expect, test } from 'vitest'
import { readWording, wordingKeys } from './wording.ts'

const [ALLOWED, BANNED] = ['Dogs are allowed on the beach.', 'Dogs are banned from the beach.']

test('the keys of two wordings are the same in both orders, and each stands once', () => {
  const keys = wordingKeys(ALLOWED!, BANNED!)
  expect(new Set(wordingKeys(BANNED!, ALLOWED!))).toEqual(new Set(keys))
  expect(new Set(keys).size).toBe(keys.length)
})

test('a word without a partner stands with each lone word of the other side; figures are one', () => {
  const keys = wordingKeys('It opened in 1937.', 'It closed in 1950.')
  expect(keys).toContain('p # #')
  expect(keys.some((key) => key.startsWith('p ') && key.includes('#') && !key.endsWith('# #'))).toBe(true)
  expect(keys.some((key) => /\d{4}/.test(key))).toBe(false)
})

test('what was learned knows opposites that no dictionary pairs', () => {
  const [agree, contradict] = readWording(ALLOWED!, BANNED!)
  expect(contradict).toBeGreaterThan(agree!)
})

test('texts that share nothing known are judged by how often each relation is met', () => {
  const shares = readWording('', '')
  expect(shares).toHaveLength(4)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})
