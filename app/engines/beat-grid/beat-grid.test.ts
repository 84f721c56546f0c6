import { expect, test } from 'vitest'
import { clicks } from '#tests/support/drummed-song.ts'
import { byDay } from '#tests/support/nightly.ts'
import { BED_RATE, composeBed } from '#app/engines/music-bed/bed.ts'
import { bedMoods, type BedMood } from '#app/engines/music-bed/bed-moods.ts'
import { findKey, toTones, type Mode } from './musical-key.ts'
import { toOnsets } from './onsets.ts'
import { findTempo } from './tempo.ts'

const RATE = 22_050

test('clicks from 60 to 200 are told within a thousandth, and their beats within two milliseconds', () => {
  for (let bpm = 60; bpm <= 200; bpm += 20) {
    const found = findTempo(toOnsets(clicks(bpm, 20, RATE), RATE))
    expect(Math.abs((found?.bpm ?? 0) / bpm - 1), `${bpm}`).toBeLessThan(0.001)
    const beatS = 60 / bpm
    const off = ((((found?.firstBeatS ?? 0) - 0.3) % beatS) + beatS) % beatS
    expect(Math.min(off, beatS - off), `${bpm}`).toBeLessThan(0.002)
    expect(found!.certainty).toBeGreaterThan(0.6)
  }
}, 90_000)

test('beds of the house are told within 1 %, counted as they are, twice or half; most as they are', async () => {
  let exact = 0
  const all = Object.keys(bedMoods) as BedMood[]
  for (const mood of all)
    for (const seed of byDay([1], [1, 2])) {
      const bed = await composeBed(mood, seed)
      const row = Float32Array.from({ length: bed.length * 2 }, (_, n) => bed[n % bed.length]! / 32_768)
      const found = findTempo(toOnsets(row, BED_RATE))
      const ratio = (found?.bpm ?? 1) / (60 / bedMoods[mood].beatS)
      const folded = 2 ** (Math.log2(ratio) - Math.round(Math.log2(ratio)))
      expect(Math.abs(folded - 1), `${mood} ${seed}: ${found?.bpm}`).toBeLessThan(0.01)
      if (Math.abs(ratio - 1) < 0.01) exact += 1
    }
  expect(exact).toBeGreaterThanOrEqual(byDay(1, 3))
}, 120_000)

test('silence, a held tone and noise have no beat', () => {
  const seconds = 15
  let state = 1
  const noise = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
  const rows = [
    new Float32Array(RATE * seconds),
    Float32Array.from({ length: RATE * seconds }, (_, n) => 0.5 * Math.sin((2 * Math.PI * 220 * n) / RATE)),
  ]
  for (const row of rows) expect(findTempo(toOnsets(row, RATE))).toBeNull()
  const found = findTempo(
    toOnsets(
      Float32Array.from({ length: RATE * seconds }, () => 0.3 * noise()),
      RATE,
    ),
  )
  expect(found?.certainty ?? 0).toBeLessThan(0.4)
  expect(findTempo(toOnsets(new Float32Array(10), RATE))).toBeNull()
})

const DEGREES: Record<Mode, readonly (readonly [number, readonly number[]])[]> = {
  major: [
    [0, [0, 4, 7]],
    [5, [0, 4, 7]],
    [7, [0, 4, 7]],
    [0, [0, 4, 7]],
  ],
  minor: [
    [0, [0, 3, 7]],
    [5, [0, 3, 7]],
    [7, [0, 4, 7]],
    [0, [0, 3, 7]],
  ],
}

function chordLoop(tonic: number, mode: Mode): Float32Array {
  const rate = 11_025
  const row = new Float32Array(rate * 8)
  for (let bar = 0; bar < 4; bar += 1) {
    const [step, chord] = DEGREES[mode][bar % 4]!
    for (const tone of [-12, ...chord]) {
      const hertz = 130.81 * 2 ** ((tonic + step + tone) / 12)
      for (let n = 0; n < rate * 2; n += 1)
        for (const [k, level] of [1, 0.4, 0.2].entries())
          row[bar * rate * 2 + n]! +=
            0.1 * level * Math.sin((2 * Math.PI * hertz * (k + 1) * n) / rate) * Math.exp(-n / rate)
    }
  }
  return row
}

test('the key of chord loops is told in all twenty-four keys', () => {
  for (const mode of ['major', 'minor'] as const)
    for (let tonic = 0; tonic < 12; tonic += 1) {
      const found = findKey(toTones(chordLoop(tonic, mode), 11_025))
      expect(found, `${tonic} ${mode}`).toMatchObject({ tonic, mode })
    }
}, 90_000)

test('silence has no key', () => {
  expect(findKey(toTones(new Float32Array(60_000), 11_025))).toBeNull()
})
