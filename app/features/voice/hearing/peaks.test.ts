import { expect, test } from 'vitest'
import { createPeaks, PEAKS } from './peaks.ts'

test('a sound that swells has rising peaks, however its bytes are cut', () => {
  const samples = Int16Array.from({ length: 4_000 }, (_, n) => (n % 2 ? -n : n))
  const bytes = new Uint8Array(samples.buffer)
  const peaks = createPeaks(samples.length)
  for (let n = 0; n < bytes.length; n += 333) peaks.add(bytes.subarray(n, n + 333))
  const read = peaks.read()
  expect(read).toHaveLength(PEAKS)
  expect(read).toEqual(read.toSorted((a, b) => a - b))
  expect([read[0]! < 2, read.at(-1)]).toEqual([true, 100])
})

test('silence and nothing at all have none', () => {
  const silent = createPeaks(100)
  silent.add(new Uint8Array(200))
  expect(silent.read()).toEqual([])
  expect(createPeaks(0).read()).toEqual([])
})
