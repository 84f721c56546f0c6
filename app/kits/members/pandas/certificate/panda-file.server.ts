import sharp from 'sharp'
import { SignJWT } from 'jose'
import { drawPanda } from '#app/engines/panda-genome/draw-panda.ts'
import { readGenome } from '#app/engines/panda-genome/genome.ts'
import { certificateKey } from '#app/kits/foundation/certificates/certificate-key.server.ts'
import { ALGORITHM } from '#app/kits/foundation/certificates/public-key.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashDrawing, withCertificate, type PandaCertificate } from './panda-certificate.ts'

export type PandaFormat = 'svg' | 'png'
/** Points of a PNG on each side. */
export const PNG_SIDE = 960
const LIMIT_S = 20
const DENSITY = 216

/** The bare portrait of a genome in a format; null for what is no genome. */
export async function drawPortrait(genome: string, title: string, format: PandaFormat): Promise<Buffer | null> {
  const read = readGenome(genome)
  if (!read) return null
  const svg = Buffer.from(drawPanda(read, title), 'utf8')
  if (format === 'svg') return svg
  return inPictureTurn(() =>
    sharp(svg, { density: DENSITY })
      .resize(PNG_SIDE, PNG_SIDE)
      .png({ compressionLevel: 9 })
      .timeout({ seconds: LIMIT_S })
      .toBuffer(),
  )
}

/** The portrait of a panda with its signed certificate inside. */
export async function makePandaFile(
  says: Omit<PandaCertificate, 'drawn' | 'iat'>,
  format: PandaFormat,
): Promise<Buffer | null> {
  const drawing = await drawPortrait(says.genome, `${says.name}, panda ${says.number}`, format)
  if (!drawing) return null
  const { id, sign } = await certificateKey()
  const signed = await new SignJWT({ ...says, drawn: hashDrawing(drawing) })
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
    .setIssuedAt(Math.floor(clock.now().getTime() / 1_000))
    .sign(sign)
  return withCertificate(drawing, signed)
}
