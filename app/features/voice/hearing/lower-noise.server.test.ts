import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { lowerNoise } from './listen-file.server.ts'
import { createNoiseMeter, isNoisy } from './noise.ts'

test.skipIf(!hasFfmpeg())('steady noise is lowered, what is said is not, and nothing is cut off', async () => {
  let state = 7
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5
  const samples = Int16Array.from({ length: 64_000 }, (_, n) => {
    const said = Math.floor(n / 8_000) % 2 === 0 ? 9_000 * Math.sin(n / 7) : 0
    return said + 1_000 * random()
  })
  const file = join(mkdtempSync(join(tmpdir(), 'frenly-noise-')), 'samples')
  writeFileSync(file, new Uint8Array(samples.buffer))
  const groundOf = (of: string) => {
    const meter = createNoiseMeter()
    meter.add(readFileSync(of))
    return meter.read()
  }
  const before = groundOf(file)!
  expect(isNoisy(before)).toBe(true)
  const quiet = (await lowerNoise(file, before, new AbortController().signal))!
  const after = groundOf(quiet)!
  expect(after.noiseDb).toBeLessThanOrEqual(before.noiseDb - 6)
  expect(Math.abs(after.speechDb - before.speechDb)).toBeLessThanOrEqual(1)
  expect(readFileSync(quiet).length).toBe(readFileSync(file).length)
})
