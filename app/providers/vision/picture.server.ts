import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { EngineFailure } from '#app/providers/engine.ts'
import { MAX_PIXELS, MAX_PICTURE_BYTES } from './picture.limits.ts'

/** What is looked at; vector pictures, which can lead elsewhere, are none of them. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])

/** A picture that was decoded once, upright, without transparency. */
export type Opened = { width: number; height: number; pixels(): Sharp }

/** Opens a picture by what is in it, whatever type it was said to have. Throws the failure `unable` when it is none. */
export async function openPicture(bytes: Uint8Array): Promise<Opened> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new EngineFailure('unable', 'The picture is too large')
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await source.metadata()
    if (!FORMATS.has(format ?? '')) throw new Error(`It is ${format}`)
    const { data, info } = await source
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return {
      width,
      height,
      pixels: () => sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS }),
    }
  } catch (error) {
    throw new EngineFailure('unable', 'This is no picture that can be read', null, { cause: error })
  }
}
