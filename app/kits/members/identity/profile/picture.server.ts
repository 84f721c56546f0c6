import sharp from 'sharp'

/** More points than a good camera makes; a small file may claim any number of them. */
const POINTS_MAX = 40_000_000
const SIDE_PX = 256
const QUALITY = 82
const DECODE_MAX_S = 15

/** How files of each kind begin. A name or a type that a browser sent decides nothing. */
const KINDS = [
  { format: 'png', begins: /^\x89PNG\r\n[^]\n/ },
  { format: 'jpeg', begins: /^\xff\xd8\xff/ },
  { format: 'gif', begins: /^GIF8[79]a/ },
  { format: 'webp', begins: /^RIFF[^]{4}WEBP/ },
] as const
const LONGEST_BEGINNING = 12

export type PictureRead = { picture: Uint8Array; problem: null } | { picture: null; problem: string }
const refuse = (problem: string): PictureRead => ({ picture: null, problem })

/**
 * Makes a square webp of a file that somebody sent, drawn anew from its points alone: metadata, hidden files behind the
 * picture and further frames are gone. Gives a sentence for its owner where that can't be done.
 */
export async function toProfilePicture(bytes: Uint8Array): Promise<PictureRead> {
  const beginning = Buffer.from(bytes.subarray(0, LONGEST_BEGINNING)).toString('latin1')
  const kind = KINDS.find(({ begins }) => begins.test(beginning))
  if (!kind) return refuse('This file is no PNG, JPEG, WebP or GIF picture, whatever its name says.')
  try {
    const drawing = sharp(bytes, { limitInputPixels: POINTS_MAX, failOn: 'warning', sequentialRead: true })
    const { format } = await drawing.metadata()
    if (format !== kind.format) return refuse(BROKEN)
    const picture = await drawing
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: DECODE_MAX_S })
      .toBuffer()
    return { picture, problem: null }
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? TOO_MANY_POINTS : BROKEN)
  }
}

const BROKEN = 'This picture is broken or not whole. Please save it again, or choose another.'
const TOO_MANY_POINTS = 'This picture has too many points. Up to 40 megapixels is fine.'
