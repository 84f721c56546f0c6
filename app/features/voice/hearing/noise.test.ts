import { expect, test } from 'vitest'
import { createNoiseMeter, isNoisy } from './noise.ts'

/** Half a second of a tone, half a second of nothing, and so on, over a ground of noise. */
function measure(noise: number, cut = 777) {
  let state = 7
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5
  const samples = Int16Array.from({ length: 64_000 }, (_, n) => {
    const said = Math.floor(n / 8_000) % 2 === 0 ? 9_000 * Math.sin(n / 7) : 0
    return said + 2 * noise * random()
  })
  const bytes = new Uint8Array(samples.buffer)
  const meter = createNoiseMeter()
  for (let n = 0; n < bytes.length; n += cut) meter.add(bytes.subarray(n, n + cut))
  return meter.read()
}

test('steady noise below speech is told from a clean recording, however its bytes are cut', () => {
  expect([measure(0), measure(40), measure(1_500)].map(isNoisy)).toEqual([false, false, true])
  expect(Math.abs(measure(1_500)!.noiseDb - 20 * Math.log10(1_500 / Math.sqrt(3) / 32_768))).toBeLessThan(1.5)
  expect(measure(1_500, 64_001)).toEqual(measure(1_500))
})

test('nothing at all is not noisy', () => {
  expect(createNoiseMeter().read()).toBeNull()
  expect(isNoisy(null)).toBe(false)
})
