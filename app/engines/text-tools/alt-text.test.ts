import fc from 'fast-check'
import { expect, test } from 'vitest'
import { altTextOf } from './alt-text.ts'

test('the words that say it is a picture go, and what fits stays whole', () => {
  expect(
    altTextOf('A photo of a red fox on a wall. It looks at a black cat. https://a.example/x.jpg', 40),
  ).toMatchObject({
    alt: 'A red fox on a wall.',
    left: 'It looks at a black cat.',
  })
  expect(altTextOf('Image: sales by year', 125).alt).toBe('Sales by year')
  expect(altTextOf('IMG_2041.jpg', 125).notes[0]).toMatch(/file name/)
  expect(altTextOf('', 125)).toEqual({ alt: '', left: '', notes: [] })
})

test('it is never longer than it may be', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 40, max: 200 }), (text, most) => {
      expect(altTextOf(text, most).alt.length).toBeLessThanOrEqual(most)
    }),
  )
})
