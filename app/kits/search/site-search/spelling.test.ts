import { expect, test } from 'vitest'
import { editDistance, nearestBySpelling } from './spelling.ts'

test.each([
  ['image', 'imagse', 1],
  ['image', 'iamge', 1],
  ['', 'abc', 3],
  ['panda', 'panda', 0],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('the nearest names come first, and far ones not at all', () => {
  const names = ['voice tools', 'image generation', 'images', 'plans']
  expect(nearestBySpelling('ai imagse', names, (name) => name)).toEqual(['image generation', 'images'])
  expect(nearestBySpelling('zzzzzz', names, (name) => name)).toEqual([])
  expect(nearestBySpelling('ai', names, (name) => name)).toEqual([])
})
