import { expect, test } from 'vitest'
import { spreadLabels } from './chart-labels.ts'

const room = { step: 16, from: 0, to: 200 }

test('labels that fit stay where they are', () => {
  expect(spreadLabels([20, 120, 60], room)).toEqual([20, 120, 60])
})

test('labels that would lie on each other move apart and keep their order', () => {
  const [a = 0, b = 0, c = 0] = spreadLabels([100, 98, 101], room)
  expect(b).toBeLessThan(a)
  expect(a).toBeLessThan(c)
  expect(Math.min(a - b, c - a)).toBeGreaterThanOrEqual(16)
})

test('at the foot they move up and stay in the room', () => {
  expect(spreadLabels([200, 200], room)).toEqual([184, 200])
})
