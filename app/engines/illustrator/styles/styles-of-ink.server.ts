import sharp from 'sharp'
import { createNoiseField } from '../noise-field.ts'
import type { Random } from '../random.ts'
import { blurred, clampTo, INK, lineAt, PAPER, toPng, toRaw, type Raw } from './styles-of-pixels.server.ts'

const WHITE = 255
const CHANNELS = [0, 1, 2] as const
type Colour = readonly [number, number, number]

const lumaAt = (data: Buffer, at: number) =>
  ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / WHITE

/** Writes each point of a picture: `colourAt` gives it by its place. */
function paint(raw: Raw, colourAt: (place: number, x: number, y: number) => Colour): Promise<Buffer> {
  const out = Buffer.alloc(raw.data.length)
  for (let y = 0; y < raw.height; y += 1)
    for (let x = 0; x < raw.width; x += 1) {
      const place = y * raw.width + x
      const colour = colourAt(place, x, y)
      for (const channel of CHANNELS) out[place * 3 + channel] = clampTo(Math.round(colour[channel]), 256)
    }
  return toPng(out, raw)
}

const mixed = (first: Colour, second: Colour, share: number): Colour => [
  first[0] + (second[0] - first[0]) * share,
  first[1] + (second[1] - first[1]) * share,
  first[2] + (second[2] - first[2]) * share,
]

const CREAM: Colour = [250, 240, 215]
const POSTER_INK: Colour = [34, 32, 52]
const TONES = 5
const BORDER = 4

/** A screen print: few tones, strong colours, a pale border with a line. */
export async function drawPoster(picture: Buffer): Promise<Buffer> {
  const plain = await toRaw(picture)
  const { unit, width, height } = plain
  const data = await sharp(picture)
    .removeAlpha()
    .median(Math.max(3, Math.round(unit * 0.7)))
    .modulate({ saturation: 1.5 })
    .raw()
    .toBuffer()
  return paint(plain, (place, x, y) => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
    if (edge < BORDER) return edge > BORDER - 1.1 && edge < BORDER - 0.7 ? POSTER_INK : CREAM
    const at = place * 3
    const luma = lumaAt(data, at)
    const tone = Math.round(luma * (TONES - 1)) / (TONES - 1)
    if (tone === 0) return POSTER_INK
    if (tone === 1) return CREAM
    const scale = (tone * 0.92 + 0.05) / Math.max(0.02, luma)
    const inked: Colour = [(data[at] ?? 0) * scale, (data[at + 1] ?? 0) * scale, (data[at + 2] ?? 0) * scale]
    return mixed(inked, CREAM, 0.1)
  })
}

const GRAPHITE: Colour = [62, 62, 70]

/** Pencil: lines where surfaces meet, and soft slanted strokes in the shade. */
export async function drawSketch(picture: Buffer, random: Random): Promise<Buffer> {
  const raw = await toRaw(picture)
  const { unit } = raw
  const [fine, wide, tone] = await Promise.all([
    blurred(raw, unit * 0.08),
    blurred(raw, unit * 0.34),
    blurred(raw, unit * 0.5),
  ])
  const grain = createNoiseField(random.stream('grain'), raw.width, raw.height, Math.max(1, unit * 0.16))
  const hand = createNoiseField(random.stream('hand'), raw.width, raw.height, unit * 6)
  const gap = Math.max(3, unit * 0.62)
  return paint(raw, (place, x, y) => {
    const line = lineAt(fine, wide, place * 3)
    const shade = 1 - lumaAt(tone, place * 3)
    const slant = x * 0.8 + y * 0.6 + (hand[place] ?? 0) * gap * 1.5
    const stroke = 0.5 + 0.5 * Math.cos((slant / gap) * 2 * Math.PI)
    const hatched = Math.max(0, shade - 0.22) * (0.35 + 0.75 * stroke)
    const tooth = 1 + (grain[place] ?? 0) * 0.55
    return mixed(PAPER, GRAPHITE, Math.min(1, Math.max(0, (line * 0.85 + hatched) * tooth)))
  })
}

/** Ink cut into wood: stripes that swell in the dark, and black edges. */
export async function drawWoodcut(picture: Buffer, random: Random): Promise<Buffer> {
  const raw = await toRaw(picture)
  const { unit } = raw
  const [fine, wide, tone] = await Promise.all([
    blurred(raw, unit * 0.1),
    blurred(raw, unit * 0.4),
    blurred(raw, unit * 0.35),
  ])
  const wave = createNoiseField(random.stream('wave'), raw.width, raw.height, unit * 14)
  const gap = Math.max(4, unit * 1.05)
  return paint(raw, (place, _, y) => {
    const swell = 0.5 + 0.5 * Math.sin(((y + (wave[place] ?? 0) * gap * 3) / gap) * 2 * Math.PI)
    const shade = 1 - lumaAt(tone, place * 3)
    const cut = shade * 1.45 - 0.18 - swell
    const ink = Math.max(Math.min(1, Math.max(0, cut * 5 + 0.5)), lineAt(fine, wide, place * 3) > 0.45 ? 1 : 0)
    return mixed([246, 234, 208], INK, ink)
  })
}

const BLUE: Colour = [24, 74, 148]
const CHALK: Colour = [236, 244, 255]
const GRID = 5

/** White lines on blue paper with a grid. */
export async function drawBlueprint(picture: Buffer): Promise<Buffer> {
  const raw = await toRaw(picture)
  const { unit } = raw
  const [fine, wide, tone] = await Promise.all([
    blurred(raw, unit * 0.07),
    blurred(raw, unit * 0.24),
    blurred(raw, unit * 0.6),
  ])
  const step = Math.max(8, Math.round(unit * GRID))
  return paint(raw, (place, x, y) => {
    const isGrid = x % step === 0 || y % step === 0
    const wash = (lumaAt(tone, place * 3) - 0.5) * 0.16
    return mixed(BLUE, CHALK, Math.min(1, Math.max(0, lineAt(fine, wide, place * 3), isGrid ? 0.2 : 0, wash)))
  })
}

const TILE = 1.75
const GROUT: Colour = [44, 40, 46]

/** Small stones, each of one colour, with grout between them. */
export async function drawMosaic(picture: Buffer, random: Random): Promise<Buffer> {
  const raw = await toRaw(picture)
  const size = Math.max(5, raw.unit * TILE)
  const [across, down] = [Math.ceil(raw.width / size) + 2, Math.ceil(raw.height / size) + 2]
  const calm = await blurred(raw, size * 0.3)
  const jitter = random.stream('stones')
  const stones = Array.from({ length: across * down }, (_, n) => {
    const [x, y] = [
      ((n % across) - 0.5 + jitter.between(-0.27, 0.27)) * size,
      (Math.floor(n / across) - 0.5 + jitter.between(-0.27, 0.27)) * size,
    ]
    const at = (clampTo(Math.round(y), raw.height) * raw.width + clampTo(Math.round(x), raw.width)) * 3
    const light = jitter.between(0.9, 1.12)
    const colour: Colour = [(calm[at] ?? 0) * light, (calm[at + 1] ?? 0) * light, (calm[at + 2] ?? 0) * light]
    return { x, y, colour }
  })
  return paint(raw, (_, x, y) => {
    const [column, row] = [Math.floor(x / size) + 1, Math.floor(y / size) + 1]
    let [nearest, second, colour]: [number, number, Colour] = [Infinity, Infinity, GROUT]
    for (let down_ = row - 1; down_ <= row + 1; down_ += 1)
      for (let across_ = column - 1; across_ <= column + 1; across_ += 1) {
        const stone = stones[down_ * across + across_]
        if (!stone) continue
        const far = Math.hypot(x - stone.x, y - stone.y)
        if (far < nearest) [second, nearest, colour] = [nearest, far, stone.colour]
        else if (far < second) second = far
      }
    return mixed(GROUT, colour, Math.min(1, Math.max(0, (second - nearest - size * 0.03) / (size * 0.1))))
  })
}
