import sharp from 'sharp'
import { EngineFailure } from '#app/providers/engine.ts'
import { toWords, type Words } from './words-svg.server.ts'

const MAX_PIXELS = 60_000_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])
/** Larger than the film, so that a slow zoom moves smoothly and stays sharp. */
const ROOM = 1.6
const QUALITY = 95
const MOST_CUT = 1.9
const BLUR_SCALE = 8
const BLUR = 6

/** Captions, against the shorter side and the width of the film. */
const LETTER = 0.052
const NARROWER = [0.9, 0.8, 0.7, 0.6, 0.5]
const WIDTH = 0.84
const PADDING = 0.55
const FOOT = 0.07
const MAX_HEIGHT = 0.5

/**
 * A picture in the shape of the film, cut at its least interesting edges; one of a very different shape stands whole before a blurred
 * copy of itself. `room`: how much larger than the film. Throws the failure `unable` when it is none.
 */
export async function prepareStill(bytes: Uint8Array, width: number, height: number, room = ROOM): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format ?? '')) throw new Error(`It is ${format}`)
    const upright = picture.rotate().flatten({ background: '#ffffff' })
    const side = { width: even(width * room), height: even(height * room) }
    const fitted = isOddShape(await picture.metadata(), width / height)
      ? await onBlurred(await upright.toBuffer(), side)
      : upright.resize(side.width, side.height, { fit: 'cover', position: 'attention' })
    return await fitted.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
  } catch (error) {
    throw new EngineFailure('unable', 'A scene has no picture that can be read', null, { cause: error })
  }
}

/** Cutting it to the film would lose more than about half of it. */
function isOddShape(shape: { autoOrient: { width: number; height: number } }, aspect: number): boolean {
  const own = shape.autoOrient.width / shape.autoOrient.height
  return Math.max(own / aspect, aspect / own) > MOST_CUT
}

async function onBlurred(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const [whole, behind] = await Promise.all([
    sharp(bytes).resize(width, height, { fit: 'inside' }).png().toBuffer(),
    sharp(bytes)
      .resize(Math.ceil(width / BLUR_SCALE), Math.ceil(height / BLUR_SCALE), { fit: 'cover' })
      .blur(BLUR)
      .modulate({ brightness: 0.8 })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer(),
  ])
  return sharp(behind).composite([{ input: whole, gravity: 'centre' }])
}

/** The caption on a dark plate near the foot of the film, as a transparent picture of the film's size. */
export async function drawCaption(caption: string, width: number, height: number): Promise<Buffer> {
  const { svg } = await plateOf(caption, width, height)
  return sharp(Buffer.from(svg(0, 0, width, height)))
    .png()
    .toBuffer()
}

/** The same as the plate alone, with its place: little enough to be laid over every frame. */
export async function drawPlate(caption: string, width: number, height: number) {
  const { left, top, wide, high, svg } = await plateOf(caption, width, height)
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const size = [even(Math.ceil(wide) + 2), even(Math.ceil(high) + 2)] as const
  const picture = await sharp(Buffer.from(svg(x, y, ...size)))
    .png()
    .toBuffer()
  return { picture, x, y }
}

async function plateOf(caption: string, width: number, height: number) {
  const letter = Math.max(8, Math.min(width, height) * LETTER)
  const padding = letter * PADDING
  const most = { width: width * WIDTH, height: height * MAX_HEIGHT }
  const text = await inEvenLines(caption, letter, most.width)
  const scale = Math.min(1, most.width / text.width, most.height / text.height)
  const [wide, high] = [text.width * scale + 2 * padding, text.height * scale + 2 * padding]
  const [left, top] = [(width - wide) / 2, height * (1 - FOOT) - high]
  const svg = (x: number, y: number, w: number, h: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="${(padding * 0.8).toFixed(1)}" fill="#10131f" fill-opacity="0.72"/>${text.at(left + padding, top + padding, scale)}</svg>`
  return { left, top, wide, high, svg }
}

/** Words in as few lines as fit, of about the same length: no word is left alone below the others. */
async function inEvenLines(caption: string, size: number, width: number): Promise<Words> {
  const set = (maxWidth: number) => toWords(caption, { size, maxWidth, colour: '#ffffff' })
  let best = await set(width)
  if (best.height < size * 2) return best
  for (const share of NARROWER) {
    const narrower = await set(width * share)
    if (narrower.height > best.height) break
    best = narrower
  }
  return best
}

const even = (side: number) => 2 * Math.round(side / 2)
