import { expect, test } from 'vitest'
import { costOf, holdFor, toMostTokens, UNKNOWN_HOLD_MICROS } from './price.ts'

const price = { inputMicros: 150_000, outputMicros: 600_000 }

test('cost is reckoned in whole micro-dollars and rounded up', () => {
  expect(costOf(price, { input: 1_000_000, output: 1_000_000 })).toBe(750_000)
  expect(costOf(price, { input: 1, output: 0 })).toBe(1)
})

test('what is unknown stays unknown, never nothing', () => {
  expect(costOf(null, { input: 10, output: 10 })).toBeNull()
  expect(costOf(price, { input: 10, output: null })).toBeNull()
  expect(costOf({ inputMicros: 150_000, outputMicros: 0 }, { input: 10, output: null })).toBe(2)
})

test('a price of nothing costs nothing, whatever was used', () => {
  expect(costOf({ inputMicros: 0, outputMicros: 0 }, { input: null, output: null })).toBe(0)
})

test('an unknown price sets something aside all the same', () => {
  expect(holdFor(null, { input: 5, output: 5 })).toBe(UNKNOWN_HOLD_MICROS)
  expect(holdFor(price, { input: 1_000_000, output: 0 })).toBe(150_000)
})

test('never too few tokens are expected of a text', () => {
  expect(toMostTokens('Where is the panda?')).toBeGreaterThanOrEqual(5)
  expect(toMostTokens('熊猫在哪里？')).toBeGreaterThanOrEqual(6)
})
