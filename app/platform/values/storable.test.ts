import { expect, test } from 'vitest'
import { isStorable, toStorableText } from './storable.ts'

test('NUL and halves of a pair are found however deep they stand, and whole pairs are fine', () => {
  for (const value of ['a\0', '\uD83D', { a: [{ b: 'x\0' }] }, { 'n\0': 1 }]) expect(isStorable(value)).toBe(false)
  for (const value of ['🐼 é', { a: ['b', 1, null, true] }, undefined, 3]) expect(isStorable(value)).toBe(true)
})

test('what cannot be stored becomes the sign for it, and the rest stays', () => {
  expect(toStorableText('a\0b\uD83Dc 🐼')).toBe('a\uFFFDb\uFFFDc 🐼')
})
