import sharp from 'sharp'
import { z } from 'zod'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { POINTS_MAX } from '#app/kits/foundation/files/picture.server.ts'
import type { Ports } from '#app/providers/ports.ts'
import { maskSchema } from '../keeping/mask.inputs.ts'
import { toMaskSvg } from '../keeping/mask.ts'
import { findPicture } from '../keeping/pictures.store.server.ts'

/** A picture that an engine goes on from; `mask`: the part it draws anew, null for all of it. */
export const startSchema = z.object({ picture: z.string(), mask: maskSchema.nullable() })
export type Start = z.output<typeof startSchema>

/** What goes over the line is no larger than what engines draw. */
const MOST_SIDE = 1_536
const LIMIT_S = 30

type Ready = { input: NonNullable<Ports['draw']['input']['start']>; sha256: string }

/** The picture as a PNG with its mask of the same size; null when it is gone. */
export async function readStart({ picture: id, mask }: Start): Promise<Ready | null> {
  const picture = await findPicture(id)
  const file = picture && (await findAnyFile(picture.fileId))
  if (!picture || !file) return null
  const bytes = await readFile(file)
  return inPictureTurn(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: POINTS_MAX, pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LIMIT_S })
      .png()
      .toBuffer({ resolveWithObject: true })
    const cut =
      mask &&
      (await sharp(Buffer.from(toMaskSvg(mask, info)))
        .ensureAlpha()
        .png()
        .toBuffer())
    const input = { picture: { bytes: data, type: 'image/png' }, mask: cut && { bytes: cut, type: 'image/png' } }
    return { input, sha256: picture.sha256 }
  })
}
