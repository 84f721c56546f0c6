import { expect, test } from 'vitest'
import { bedMoods, type BedMood } from './bed-moods.ts'
import { BED_RATE, composeBed } from './bed.ts'

test('every mood gives a bed of some seconds that is heard and is never too loud; the same seed gives the same', async () => {
  for (const mood of Object.keys(bedMoods) as BedMood[]) {
    const [one, same, other] = [await composeBed(mood, 7), await composeBed(mood, 7), await composeBed(mood, 8)]
    expect(one.length / BED_RATE).toBeCloseTo(32 * bedMoods[mood].beatS, 1)
    expect(Buffer.from(one.buffer).equals(Buffer.from(same.buffer))).toBe(true)
    expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(false)
    let [most, sum] = [0, 0]
    for (const value of one) {
      most = Math.max(most, Math.abs(value))
      sum += value * value
    }
    expect(most).toBeLessThanOrEqual(24_000)
    expect(Math.sqrt(sum / one.length)).toBeGreaterThan(1_500)
    // It is played again and again: where it ends and begins nothing cracks.
    expect(Math.abs(one[0]! - one.at(-1)!)).toBeLessThan(3_000)
  }
})
