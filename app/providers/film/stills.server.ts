import sharp from 'sharp'
import { EngineFailure } from '#app/providers/engine.ts'

const MAX_PIXELS = 60_000_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])
/** Larger than the film, so that a slow zoom moves smoothly and stays sharp. */
const ROOM = 1.6
const QUALITY = 95

/** Captions, against the shorter side and the width of the film. */
const LETTER = 0.052
const WIDTH = 0.84
const PADDING = 0.55
const FOOT = 0.07
const MAX_HEIGHT = 0.5

/** A picture in the shape of the film, cut at its least interesting edges. Throws the failure `unable` when it is none. */
export async function prepareStill(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format ?? '')) throw new Error(`It is ${format}`)
    return await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(even(width * ROOM), even(height * ROOM), { fit: 'cover', position: 'attention' })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (error) {
    throw new EngineFailure('unable', 'A scene has no picture that can be read', null, { cause: error })
  }
}

/** The caption on a dark plate near the foot of the film, as a transparent picture of the film's size. */
export async function drawCaption(caption: string, width: number, height: number): Promise<Buffer> {
  const letter = Math.min(width, height) * LETTER
  const text = await sharp({
    text: {
      text: `<span foreground="white">${escapeMarkup(caption)}</span>`,
      font: `Sans Bold ${Math.max(8, Math.round(letter))}`,
      dpi: 72,
      width: Math.round(width * WIDTH),
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  const padding = letter * PADDING
  const fitted = await sharp(text)
    .resize({
      width: Math.round(width * WIDTH),
      height: Math.round(height * MAX_HEIGHT),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [wide, high] = [fitted.info.width + 2 * padding, fitted.info.height + 2 * padding]
  const [left, top] = [(width - wide) / 2, height * (1 - FOOT) - high]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="${(padding * 0.8).toFixed(1)}" fill="#10131f" fill-opacity="0.66"/></svg>`
  return sharp(Buffer.from(plate))
    .composite([{ input: fitted.data, left: Math.round(left + padding), top: Math.round(top + padding) }])
    .png()
    .toBuffer()
}

const escapeMarkup = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- ffmpeg would read control characters as markup
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

const even = (side: number) => 2 * Math.round(side / 2)
