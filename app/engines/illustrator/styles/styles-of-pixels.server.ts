import sharp from 'sharp'
import { createNoiseField } from '../noise-field.ts'
import type { Random } from '../random.ts'

/** The shorter side of pixel art, in its own large pixels. */
const SMALL_SIDE = 112
const PALETTE = 40
export const PAPER = [255, 253, 247] as const
export const INK = [38, 34, 56] as const
/** From which difference of two blurs on there is a line, and where it is full. */
const LINE = { from: 2.2, full: 8 }
/** Below this lightness a surface gets hatched, below half of it crosswise. */
const HATCH_DARK = 80
const HATCH_GAP = 7
const HATCH_INK = 0.4
/** Of the shorter side: how far paint runs, how wide the pale margin is. */
const RUN = 0.007
const MARGIN = 0.03

export type Raw = { data: Buffer; width: number; height: number; unit: number }

export async function toRaw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, unit: Math.min(info.width, info.height) / 100 }
}

export const blurred = ({ data, width, height }: Raw, radius: number) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.3, radius))
    .raw()
    .toBuffer()

export const toPng = (data: Buffer, { width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** Few large pixels in few colours. */
export async function drawPixels(picture: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const share = SMALL_SIDE / Math.min(width, height)
  const small = await sharp(picture)
    .removeAlpha()
    .resize(Math.round(width * share), Math.round(height * share), { kernel: 'lanczos3', fit: 'fill' })
    .modulate({ saturation: 1.2 })
    .png({ palette: true, colours: PALETTE, dither: 0.25 })
    .toBuffer()
  return sharp(small)
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .png({ palette: true, colours: PALETTE, dither: 0 })
    .toBuffer()
}

/** Lines where a colour changes, and hatching in the dark. */
export async function drawLines(picture: Buffer): Promise<Buffer> {
  const raw = await toRaw(picture)
  const [fine, wide, tone] = await Promise.all([
    blurred(raw, raw.unit * 0.07),
    blurred(raw, raw.unit * 0.2),
    blurred(raw, raw.unit * 0.6),
  ])
  const out = Buffer.alloc(raw.data.length)
  const gap = Math.max(4, Math.round((HATCH_GAP * raw.unit) / 10))
  for (let place = 0; place < raw.width * raw.height; place += 1) {
    const at = place * 3
    const line = lineAt(fine, wide, at)
    const shade = ((tone[at] ?? 0) * 3 + (tone[at + 1] ?? 0) * 6 + (tone[at + 2] ?? 0)) / 10
    const [x, y] = [place % raw.width, Math.floor(place / raw.width)]
    const isHatched = shade < HATCH_DARK && (x + y) % gap === 0
    const isCrossed = shade < HATCH_DARK / 2 && (x - y + raw.height * gap) % gap === 0
    const ink = Math.max(line, isHatched || isCrossed ? HATCH_INK : 0)
    for (let channel = 0; channel < 3; channel += 1)
      out[at + channel] = Math.round((PAPER[channel] ?? 255) * (1 - ink) + (INK[channel] ?? 0) * ink)
  }
  return toPng(out, raw)
}

/** How much of a line there is where a fine and a wide blur differ, from 0 to 1. */
export function lineAt(fine: Buffer, wide: Buffer, at: number): number {
  let edge = 0
  for (let channel = 0; channel < 3; channel += 1)
    edge = Math.max(edge, (wide[at + channel] ?? 0) - (fine[at + channel] ?? 0))
  return Math.min(1, Math.max(0, (edge - LINE.from) / (LINE.full - LINE.from)))
}

/** Paint that runs at its edges, pools and dries unevenly, on grainy paper with a pale margin. */
export async function drawWatercolour(picture: Buffer, random: Random): Promise<Buffer> {
  const plain = await toRaw(picture)
  const { width, height, unit } = plain
  const soft = {
    ...plain,
    data: await sharp(picture)
      .removeAlpha()
      .median(Math.max(3, Math.round(unit * 0.35)))
      .raw()
      .toBuffer(),
  }
  const wide = await blurred(soft, unit * 0.9)
  const field = (name: string, cell: number) =>
    createNoiseField(random.stream(name), width, height, Math.max(1, cell * unit))
  const [runX, runY, fineRun, pools, blooms, grain] = [
    field('x', 5),
    field('y', 5),
    field('fine', 1.4),
    field('pools', 9),
    field('blooms', 26),
    field('grain', 0.22),
  ]
  const reach = RUN * Math.min(width, height)
  const margin = MARGIN * Math.min(width, height)
  const out = Buffer.alloc(plain.data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      const wobble = fineRun[place] ?? 0
      const fromX = clampTo(Math.round(x + (runX[place] ?? 0) * reach + wobble * reach * 0.22), width)
      const fromY = clampTo(Math.round(y + (runY[place] ?? 0) * reach - wobble * reach * 0.22), height)
      const from = (fromY * width + fromX) * 3
      const edge =
        Math.min(x, y, width - 1 - x, height - 1 - y) +
        (fineRun[place] ?? 0) * margin * 0.22 +
        (runX[place] ?? 0) * margin * 0.45
      const wet = Math.min(1, Math.max(0, (edge - margin * 0.55) / (margin * 0.25)))
      const thin = 0.16 + 0.1 * (pools[place] ?? 0) + 0.12 * Math.max(0, blooms[place] ?? 0)
      const tooth = 1 + (grain[place] ?? 0) * 0.035
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = soft.data[from + channel] ?? 0
        // Pigment gathers where one surface meets a lighter one.
        const pooled = colour - Math.max(0, (wide[from + channel] ?? 0) - colour) * 0.35
        const paper = PAPER[channel] ?? 255
        const painted = pooled + (paper - pooled) * thin
        out[place * 3 + channel] = clampTo(Math.round((painted * wet + paper * (1 - wet)) * tooth), 256)
      }
    }
  return toPng(out, plain)
}

/** The tooth of paper over everything. */
export async function drawPaperGrain(picture: Buffer, random: Random): Promise<Buffer> {
  const raw = await toRaw(picture)
  const fine = createNoiseField(random.stream('fine'), raw.width, raw.height, Math.max(1, raw.unit * 0.25))
  const coarse = createNoiseField(random.stream('coarse'), raw.width, raw.height, raw.unit * 1.2)
  for (let place = 0; place < raw.width * raw.height; place += 1) {
    const tooth = 1 + (fine[place] ?? 0) * 0.035 + (coarse[place] ?? 0) * 0.025
    for (let channel = 0; channel < 3; channel += 1)
      raw.data[place * 3 + channel] = clampTo(Math.round((raw.data[place * 3 + channel] ?? 0) * tooth), 256)
  }
  return toPng(raw.data, raw)
}

export const clampTo = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
