import { expect, test } from 'vitest'
import { builtInAllies } from '#app/kits/asking/conversation/allies/built-in-allies.ts'
import { toPortrait, toVoice } from './portrait.ts'

test('a key looks and sounds the same each time, and the allies of the house are told apart', () => {
  expect(toPortrait('ally:coach')).toEqual(toPortrait('ally:coach'))
  const looks = builtInAllies.map(({ key }) => JSON.stringify(toPortrait(key)))
  expect(new Set(looks).size).toBe(builtInAllies.length)
})

test('whatever the key, every trait stays within its bounds', () => {
  for (let n = 0; n < 2_000; n += 1) {
    const key = `ally:${'🐼x'.repeat(n % 5)}${n}`
    const { hue, ears, eyes, patch, tilt } = toPortrait(key)
    expect(hue).toBeGreaterThanOrEqual(0)
    expect(hue).toBeLessThan(360)
    for (const part of [ears, eyes, patch, tilt]) {
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThan(1)
    }
    const { speed, pitch } = toVoice(key)
    expect(speed).toBeGreaterThanOrEqual(0.85)
    expect(speed).toBeLessThanOrEqual(1.15)
    expect(pitch).toBeGreaterThanOrEqual(0.8)
    expect(pitch).toBeLessThanOrEqual(1.3)
  }
})
