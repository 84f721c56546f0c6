import type { Degrees } from './world-projection.ts'

/** Hundredths of a degree: about 1.1 km, which is finer than the drawing. */
const STEPS_PER_DEGREE = 100
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 5
const MORE = 1 << BITS

/** A line of places as letters: each place is its distance from the one before, in as few letters as that takes. */
export function packLine(line: readonly Degrees[]): string {
  let [x, y] = [0, 0]
  let packed = ''
  for (const [lon, lat] of line) {
    const [nextX, nextY] = [Math.round(lon * STEPS_PER_DEGREE), Math.round(lat * STEPS_PER_DEGREE)]
    packed += packNumber(nextX - x) + packNumber(nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return packed
}

export function unpackLine(packed: string): Degrees[] {
  const line: Degrees[] = []
  let [x, y, at] = [0, 0, 0]
  const next = () => {
    let [value, shift, digit] = [0, 0, 0]
    do {
      digit = ALPHABET.indexOf(packed[at++] ?? 'A')
      value |= (digit & (MORE - 1)) << shift
      shift += BITS
    } while (digit & MORE)
    return value & 1 ? -((value + 1) >> 1) : value >> 1
  }
  while (at < packed.length) {
    x += next()
    y += next()
    line.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE])
  }
  return line
}

function packNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let packed = ''
  while (rest >= MORE) {
    packed += ALPHABET[(rest & (MORE - 1)) | MORE]
    rest >>= BITS
  }
  return packed + ALPHABET[rest]
}
