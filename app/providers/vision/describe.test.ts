import { expect, test } from 'vitest'
import { nameColour } from './colours.ts'
import { describePicture } from './describe.ts'
import { joinDetectors } from './found.ts'

const box = (left: number) => ({ left, top: 0.2, width: 0.2, height: 0.4 })

test.each([
  ['black', 5, 5, 8],
  ['white', 250, 250, 252],
  ['grey', 128, 130, 127],
  ['red', 220, 30, 30],
  ['orange', 240, 140, 30],
  ['yellow', 240, 220, 40],
  ['green', 40, 160, 60],
  ['turquoise', 40, 190, 190],
  ['blue', 40, 90, 220],
  ['purple', 130, 60, 200],
  ['pink', 240, 130, 180],
  ['brown', 110, 70, 40],
  ['beige', 235, 220, 190],
])('%s', (name, red, green, blue) => {
  expect(nameColour(red, green, blue)).toBe(name)
})

test('only what both detectors name in the same place is sure', () => {
  const things = joinDetectors(
    [
      { name: 'bird', confidence: 0.5, box: box(0.1) },
      { name: 'dog', confidence: 0.47, box: box(0.6) },
      { name: 'clock', confidence: 0.32, box: box(0.3) },
    ],
    [
      { name: 'bird', confidence: 0.4, box: box(0.12) },
      { name: 'mouse', confidence: 0.6, box: box(0.6) },
      { name: 'bird', confidence: 0.45, box: box(0.7) },
    ],
  )
  expect(things.map(({ name, isSure }) => `${name} ${isSure}`)).toEqual([
    'bird true',
    'mouse false',
    'dog false',
    'bird false',
  ])
  expect(things[0]?.confidence).toBeCloseTo(0.45)
})

test('the sentences say what was found, and no more', () => {
  const thing = (name: string, left: number, isSure: boolean) => ({ name, confidence: 0.5, isSure, box: box(left) })
  expect(
    describePicture(1_200, 800, {
      colours: [{ name: 'blue', hex: '#0000ff', share: 0.79 }],
      things: [
        thing('bird', 0.1, true),
        thing('person', 0.3, true),
        thing('person', 0.5, true),
        thing('apple', 0.75, false),
        thing('person', 0.1, false),
      ],
      faces: [box(0.1), box(0.5)],
    }),
  ).toBe(
    'A picture of 1,200 by 800 pixels, wider than high. Mostly blue. I see a bird on the left and two people (both detectors agree), and perhaps an apple on the right and one more person on the left. Two faces.',
  )
  expect(describePicture(10, 10, { colours: [], things: [thing('kite', 0.4, false)], faces: [] })).toBe(
    'A picture of 10 by 10 pixels, square. Perhaps I see a kite in the middle; only one of two detectors thinks so.',
  )
})
