import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlaces, replaceAll } from './replace-all.ts'

test('words are found whatever their capitals, or as they stand, apart from each other', () => {
  expect(findPlaces('The the THE', 'the', false)).toEqual([0, 4, 8])
  expect(findPlaces('The the THE', 'the', true)).toEqual([4])
  expect(findPlaces('aaaa', 'aa', true)).toEqual([0, 2])
  expect(findPlaces('ÄPFEL İstanbul äpfel', 'äpfel', false)).toEqual([0, 15])
  expect(findPlaces('x', '', false)).toEqual([])
})

test('only what was found changes', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ minLength: 1, maxLength: 3 }),
      fc.string({ maxLength: 3 }),
      (text, find, put) => {
        expect(replaceAll(text, { find, put, isExact: true }).text).toBe(text.split(find).join(put))
        const { count, text: same } = replaceAll(text, { find, put: find, isExact: true })
        expect(same).toBe(text)
        expect(count).toBe(text.split(find).length - 1)
      },
    ),
  )
})
