import { expect, test } from 'vitest'
import { enlargeByTiles, MARGIN, mirrored, type Patcher } from './tiles.ts'

const pictureOf = (width: number, height: number) => ({
  ...{ width, height },
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, n) => (n * 37 + (n % 11) * 5) % 256),
})

/** Repeats each point, so that a place of the result tells where it is from. */
const repeat =
  (factor: number): Patcher =>
  (patch, width, height) =>
    Float32Array.from({ length: width * height * factor * factor * 3 }, (_, n) => {
      const [channel, point] = [n % 3, Math.floor(n / 3)]
      const [x, y] = [Math.floor((point % (width * factor)) / factor), Math.floor(point / (width * factor) / factor)]
      return patch[(y * width + x) * 3 + channel]!
    })

test.each([
  [1, 1, 2],
  [1, 40, 3],
  [17, 9, 4],
  [64, 64, 2],
  [65, 130, 3],
])('%i × %i comes out %i times as large, each point at its place', (width, height, factor) => {
  const picture = pictureOf(width, height)
  const made = enlargeByTiles(picture, factor, repeat(factor), { tile: 64 })
  const whole = repeat(factor)(Float32Array.from(picture.pixels), width, height)
  expect(made.length).toBe(width * height * factor * factor * 3)
  expect(Buffer.from(made).equals(Buffer.from(Uint8Array.from(whole)))).toBe(true)
})

test('what goes on beyond the sides is the mirror of what is there', () => {
  expect([-3, -1, 0, 4, 5, 6].map((at) => mirrored(at, 5))).toEqual([3, 1, 0, 4, 3, 2])
  expect([-MARGIN, MARGIN].map((at) => mirrored(at, 1))).toEqual([0, 0])
  for (let at = -50; at < 50; at += 1) expect(mirrored(at, 3)).toBeLessThan(3)
})

test('shares grow to the whole, and what is out of range is cut', () => {
  const shares: number[] = []
  const wild: Patcher = (_, width, height) =>
    new Float32Array(width * height * 12).map((_value, n) => (n % 2 ? 999 : -5))
  const made = enlargeByTiles(pictureOf(30, 10), 2, wild, { tile: 10, onShare: (share) => shares.push(share) })
  expect(shares).toEqual([1 / 3, 2 / 3, 1])
  expect(new Set(made)).toEqual(new Set([0, 255]))
})
