import sharp from 'sharp'
import { log } from '#app/platform/log.server.ts'
import { toTable } from '#app/platform/table.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { inPictureTurn } from './picture-turns.server.ts'

/** More points than a good camera makes, over all frames; a small file may claim any number of them. */
export const POINTS_MAX = 60_000_000
const DECODE_MAX_S = 30
const QUALITY = 90
const LOOK_PX = 8

export type PictureSize = { width: number; height: number }
export type Redrawn = { bytes: Buffer; type: string; size: PictureSize }
type Read<T> = { value: T; problem: null } | { value: null; problem: string }

const BROKEN = 'This picture is broken or not whole. Please save it again, or choose another.'
const TOO_MANY_POINTS = 'This picture has too many points. Up to 60 megapixels is fine.'

const draw = (path: string) =>
  sharp(path, { limitInputPixels: POINTS_MAX, failOn: 'error', sequentialRead: true, animated: true })

/** The size of a picture as it is seen, known from decoding all of it: a head that lies is found out. */
export const measurePicture = (path: string): Promise<Read<PictureSize>> =>
  trying(async () => {
    const size = await sizeOf(path)
    await draw(path)
      .resize(LOOK_PX, LOOK_PX, { fit: 'fill', fastShrinkOnLoad: false })
      .timeout({ seconds: DECODE_MAX_S })
      .raw()
      .toBuffer()
    return size
  })

/** The same picture drawn anew from its points, upright, in its own format; nothing else of the file stays. */
export const redrawPicture = (path: string, type: string): Promise<Read<Redrawn>> =>
  trying(async () => {
    const size = await sizeOf(path)
    const upright = draw(path).autoOrient().timeout({ seconds: DECODE_MAX_S })
    const format = formats[type] ?? 'webp'
    const options = { quality: QUALITY }
    const drawn = format === 'png' || format === 'gif' ? upright.toFormat(format) : upright.toFormat(format, options)
    return { bytes: await drawn.toBuffer(), type: `image/${format}`, size }
  })

/** What is none of these becomes WebP. */
const formats: Readonly<Record<string, 'jpeg' | 'png' | 'gif'>> = toTable({
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
})

async function sizeOf(path: string): Promise<PictureSize> {
  const { autoOrient, pageHeight } = await draw(path).metadata()
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
}

async function trying<T>(work: () => Promise<T>): Promise<Read<T>> {
  try {
    return { value: await inPictureTurn(work), problem: null }
  } catch (error) {
    if (error instanceof TurnsBusy) throw error
    log.debug({ err: error }, 'a picture could not be read')
    return { value: null, problem: /pixel limit/i.test(String(error)) ? TOO_MANY_POINTS : BROKEN }
  }
}
