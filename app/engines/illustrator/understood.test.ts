import { expect, test } from 'vitest'
import type { Reading } from './scene.ts'
import { toUnderstood } from './understood.ts'

const setting = { time: null, weather: null, season: null, place: null, features: [] }
const noun = (icon: string, more = {}) => ({ icon, count: 1, size: 1, colour: null, act: null, ...more })

test('things, ties and the setting are said in short phrases', () => {
  const reading: Reading = {
    setting: { ...setting, place: 'bamboo', time: 'night', features: ['moon', 'stars'] },
    nouns: [noun('cat', { count: 2, colour: 'black', act: 'sleeping' }), noun('red-couch', { colour: 'red' })],
    links: [{ from: 0, relation: 'on', to: 1 }],
    style: 'line-art',
    ignored: [],
  }
  expect(toUnderstood(reading)).toEqual([
    '2 black cats sleeping',
    'red couch',
    'cat on red couch',
    'place: bamboo grove',
    'time: night',
    'in the sky: moon, stars',
    'style: line art',
  ])
})

test.each([
  ['fox', 'foxes'],
  ['butterfly', 'butterflies'],
  ['mouse', 'mice'],
  ['glasses', 'glasses'],
  ['monkey', 'monkeys'],
])('several of %s are %s', (icon, many) => {
  const [said] = toUnderstood({ setting, nouns: [noun(icon, { count: 3 })], links: [], style: null, ignored: [] })
  expect(said).toBe(`3 ${many}`)
})
