import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('what was used longest ago goes first, by count and by weight', () => {
  const cache = createBoundedCache<string>({ entries: 3, bytes: 100 })
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 10)
  cache.get('a')
  cache.set('d', 'd', 10)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd'])
  cache.set('heavy', 'heavy', 85)
  expect(cache.get('heavy')).toBe('heavy')
  expect(cache.size()).toEqual({ entries: 2, bytes: 95 })
})

test('a value set again counts once, and one beyond all bounds is not kept', () => {
  const cache = createBoundedCache<string>({ entries: 3, bytes: 100 })
  cache.set('a', 'first', 60)
  cache.set('a', 'second', 70)
  expect([cache.get('a'), cache.size()]).toEqual(['second', { entries: 1, bytes: 70 }])
  cache.set('a', 'too heavy', 101)
  expect([cache.get('a'), cache.size()]).toEqual([undefined, { entries: 0, bytes: 0 }])
})
