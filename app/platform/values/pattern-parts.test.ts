import { expect, test } from 'vitest'
import { anyOf, inOrder } from './pattern-parts.ts'

test('a choice matches where any of its parts does, the earlier first, with the flags of the first', () => {
  const pattern = anyOf(/^good (morning|day)$/i, /\bpanda\b/i)
  expect(pattern.source).toBe('^good (morning|day)$|\\bpanda\\b')
  expect(pattern.exec('GOOD day')?.[1]).toBe('day')
  expect(pattern.test('a Panda sleeps')).toBe(true)
  expect(pattern.test('good night')).toBe(false)
})

test('parts in order stand one after another, and a choice among them stays one', () => {
  const pattern = inOrder(/^(?:please )?/i, anyOf(/open/i, /show/i), / the list$/i)
  expect(pattern.source).toBe('^(?:please )?(?:open|show) the list$')
  expect(pattern.flags).toBe('i')
  expect(pattern.test('Please show the list')).toBe(true)
  expect(pattern.test('open')).toBe(false)
})
