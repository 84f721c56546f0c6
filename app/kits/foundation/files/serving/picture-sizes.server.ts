import sharp from 'sharp'
import { once } from '#app/platform/once.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { readFile, type FileRow } from '../files.server.ts'
import { POINTS_MAX } from '../picture.server.ts'
import { inPictureTurn } from '../picture-turns.server.ts'
import { PICTURE_WIDTHS, toSizeKey, type PictureWidth } from './size-keys.ts'

export const SIZE_TYPE = 'image/webp'
const QUALITY = 80
const DRAW_MAX_S = 30

const drawings = () => once('picture-sizes', () => new Map<string, Promise<Uint8Array>>())

/** The width that a query names; null for one we do not make. */
export const readWidth = (said: string): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === said) ?? null

/**
 * A picture at most so wide, as WebP. It is drawn once and kept beside the file; who asks meanwhile gets the same
 * drawing. Throws TurnsBusy when too many wait for theirs.
 */
export async function readSize(file: FileRow, width: PictureWidth): Promise<Uint8Array> {
  const key = toSizeKey(file.key, width)
  const kept = await chosenFiles().read(key)
  if (kept) return kept
  const underWay = drawings()
  const known = underWay.get(key)
  if (known) return known
  const drawing = inPictureTurn(() => drawSize(file, width, key)).finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

async function drawSize(file: FileRow, width: PictureWidth, key: string): Promise<Uint8Array> {
  const drawn = await sharp(await readFile(file), { limitInputPixels: POINTS_MAX, animated: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: DRAW_MAX_S })
    .toBuffer()
  await chosenFiles().put(key, drawn)
  return drawn
}
