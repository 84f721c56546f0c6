import { expect, test } from 'vitest'
import { drawSegmentRing } from './segment-ring.ts'

test('the welcome ring has 50 segments inside its square, the first beginning at the top', () => {
  const paths = drawSegmentRing({ size: 300, stroke: 12, segments: 50 })
  expect(paths).toHaveLength(50)
  expect(paths[0]).toMatch(/^M151\.5 6\.\d+A144 144 0 0 1 /)
  for (const path of paths) {
    const numbers = path.match(/[\d.]+/g)?.map(Number) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300)
  }
})

test('segments never touch: between two of them lie three pixels', () => {
  const [first = '', second = ''] = drawSegmentRing({ size: 64, stroke: 6, segments: 16 })
  const [endX = 0, endY = 0] = first.split(' 0 0 1 ')[1]?.split(' ').map(Number) ?? []
  const [startX = 0, startY = 0] = second.slice(1).split('A')[0]?.split(' ').map(Number) ?? []
  expect(Math.hypot(startX - endX, startY - endY)).toBeCloseTo(3, 1)
})
