import { expect, test } from 'vitest'
import { createBreakers } from './breaker.ts'

const broken = { kind: 'unreachable', retryAfterS: null } as const

test('after five failures in a row an engine is left alone, then one use tries', () => {
  const breakers = createBreakers()
  for (let n = 0; n < 4; n++) breakers.failed('a', broken, 0)
  expect(breakers.ask('a', 0)).toBe(0)
  breakers.failed('a', broken, 0)
  expect(breakers.ask('a', 1_000)).toBe(29_000)
  expect(breakers.ask('b', 1_000)).toBe(0)
  expect(breakers.ask('a', 30_000)).toBe(0)
  expect(breakers.ask('a', 30_000)).toBeGreaterThan(0)
  breakers.succeeded('a')
  expect(breakers.ask('a', 30_000)).toBe(0)
})

test('a trial that fails closes the door again', () => {
  const breakers = createBreakers()
  for (let n = 0; n < 5; n++) breakers.failed('a', broken, 0)
  expect(breakers.ask('a', 30_000)).toBe(0)
  breakers.failed('a', broken, 31_000)
  expect(breakers.ask('a', 32_000)).toBe(29_000)
})

test('a trial that nobody waited for lets the next one try', () => {
  const breakers = createBreakers()
  for (let n = 0; n < 5; n++) breakers.failed('a', broken, 0)
  expect(breakers.ask('a', 30_000)).toBe(0)
  breakers.failed('a', { kind: 'cancelled', retryAfterS: null }, 30_100)
  expect(breakers.ask('a', 30_200)).toBe(0)
})

test('an engine that asks for rest gets it at once, ten minutes at most', () => {
  const breakers = createBreakers()
  breakers.failed('a', { kind: 'limited', retryAfterS: 7 }, 0)
  expect(breakers.ask('a', 0)).toBe(7_000)
  expect(breakers.whyOpen('a')).toBe('limited')
  breakers.failed('b', { kind: 'limited', retryAfterS: 86_400 }, 0)
  expect(breakers.ask('b', 0)).toBe(600_000)
})

test('what the asker did to it is not held against it', () => {
  const breakers = createBreakers()
  for (let n = 0; n < 20; n++) breakers.failed('a', { kind: 'refused', retryAfterS: null }, 0)
  expect(breakers.ask('a', 0)).toBe(0)
})
