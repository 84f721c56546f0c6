import sharp from 'sharp'
import { toHsl, toHex } from './colour.ts'
import type { Bounds } from './figures/sprite.ts'

/** Where a drawing stands in its box, and the hue that most of it has; null when it is nearly grey. */
export type Measure = { bounds: Bounds; hue: number | null }

/** Fainter than this is a glow, not an edge. */
const MIN_ALPHA = 40
const BUCKETS = 24
/** Greyer than this has no hue to speak of. */
const PALE = 0.18
/** Less than this share of colour makes a grey drawing. */
const MIN_COLOURED = 0.12

export async function measureDrawing(png: Buffer): Promise<Measure> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const hues = Array.from({ length: BUCKETS }, () => 0)
  let [left, right, top, bottom, solid] = [info.width, 0, info.height, 0, 0]
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 4
      if ((data[at + 3] ?? 0) < MIN_ALPHA) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      solid += 1
      const [hue, saturation, lightness] = toHsl(toHex([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      if (saturation < PALE || lightness > 0.95 || lightness < 0.06) continue
      const bucket = Math.floor((hue / 360) * BUCKETS) % BUCKETS
      hues[bucket] = (hues[bucket] ?? 0) + 1
    }
  if (solid === 0) return { bounds: { left: 0, right: 1, top: 0, bottom: 1 }, hue: null }
  const most = Math.max(...hues)
  return {
    bounds: {
      left: left / info.width,
      right: right / info.width,
      top: top / info.height,
      bottom: bottom / info.height,
    },
    hue: most < solid * MIN_COLOURED ? null : ((hues.indexOf(most) + 0.5) / BUCKETS) * 360,
  }
}
