import { expect, test } from 'vitest'
import { drawNess, NESS_SIZE, toNessWords } from './ness-drawing.ts'
import { nessValues, nessWays, toValues, toWays } from './ness-words.ts'

const said = { values: ['kindness', 'craft'], ways: ['plan', 'late'], interests: ['Kites', 'Books'] }

test('each answer gives one shape with its words, and the same answers the same picture', () => {
  const shapes = drawNess(said)
  expect(shapes.map(({ words }) => words)).toEqual([
    'Kindness',
    'Craft',
    'I plan first',
    'Late in the day',
    'Kites',
    'Books',
  ])
  expect(shapes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(drawNess(said)).toEqual(shapes)
  expect(drawNess({ ...said, values: ['kindness'] })).not.toEqual(shapes)
})

test('nothing said gives nothing, and an unknown answer is left out', () => {
  expect(drawNess({ values: [], ways: [], interests: [] })).toEqual([])
  expect(drawNess({ values: ['greed'], ways: ['never'], interests: [] })).toEqual([])
})

test('every choice stays within the picture', () => {
  const all = drawNess({
    values: nessValues.map(({ id }) => id),
    ways: nessWays.flatMap(({ sides }) => sides.map(({ id }) => id)),
    interests: Array.from({ length: 10 }, (_, n) => 'x'.repeat(n * 4 + 1)),
  })
  for (const { x, y, path } of all) {
    expect(Math.min(x, y)).toBeGreaterThan(0)
    expect(Math.max(x, y)).toBeLessThan(NESS_SIZE)
    expect(path).not.toMatch(/NaN|undefined/)
  }
})

test('of a pair one side is kept, and a value once', () => {
  expect(toWays(['try', 'plan', 'late', 'nonsense'])).toEqual(['plan', 'late'])
  expect(toValues(['craft', 'honesty', 'craft', '<script>'])).toEqual(['honesty', 'craft'])
})

test('the picture is said in a sentence', () => {
  expect(toNessWords('Mira', drawNess(said))).toBe(
    'A flower drawn from what Mira said: 2 petals for values, 2 rings for ways of working, 2 seeds for interests.',
  )
})
