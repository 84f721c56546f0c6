import { expect, test } from 'vitest'
import { drawRing } from './ring-geometry.ts'

test('five seats give five arcs clockwise from the top with 7 degrees between them', () => {
  const { arcs, stroke } = drawRing([1, 1, 0.9, 0.63, 0.5], 232)
  expect(arcs).toHaveLength(5)
  expect(stroke).toBe(17)
  expect(arcs[0]?.track).toBe('M121.49 26.17A90 90 0 0 1 199.74 83.01')
  expect(arcs[4]?.track).toBe('M32.26 83.01A90 90 0 0 1 110.51 26.17')
})

test('an arc is filled from its start by its share', () => {
  const { arcs } = drawRing([1, 1, 0.9, 0.625, 0.5], 232)
  expect(arcs[0]?.fill).toBe(arcs[0]?.track)
  expect(arcs[2]?.fill).toBe('M164.36 191.91A90 90 0 0 1 76.55 196.89')
  expect(arcs[4]?.fill?.startsWith('M32.26 83.01A')).toBe(true)
})

test('arcs below 60 are low, 60 itself is not', () => {
  expect(drawRing([0.59, 0.6], 84).arcs.map((arc) => arc.isLow)).toEqual([true, false])
})

test('a seat without an answer keeps an empty arc', () => {
  const { arcs } = drawRing([1, null, 0], 116)
  expect(arcs.map((arc) => arc.fill === null)).toEqual([false, true, true])
})

test('one seat alone takes the long way round', () => {
  expect(drawRing([1], 148).arcs[0]?.fill).toMatch(/^M\S+ \S+A66.5 66.5 0 1 1 /)
})

test('marks stand outside the arcs, centred on them', () => {
  const marks = drawRing([1, 1, 1, 1, 1], 232).arcs.map((arc) => arc.mark)
  expect(marks[0]).toEqual({ x: 172.77, y: 21.22 })
  expect(marks[2]).toEqual({ x: 109, y: 217.5 })
})
