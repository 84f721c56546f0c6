/** A picture of a document, by the address it has there. */
export type Picture = { src: string; bytes: Uint8Array; type: string; width: number; height: number }
export type Pictures = ReadonlyMap<string, Picture>

/** Pictures as formats of old know them: PNG or JPEG, no wider than a page of print needs. */
export async function toPlainPictures(pictures: readonly Picture[]): Promise<Pictures> {
  const plain = new Map<string, Picture>()
  for (const picture of pictures) {
    const isKnown = picture.type === 'image/png' || picture.type === 'image/jpeg'
    plain.set(picture.src, isKnown ? picture : await toPng(picture))
  }
  return plain
}

const MOST_WIDTH = 2_000

async function toPng({ src, bytes }: Picture): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes)
    .resize({ width: MOST_WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { src, bytes: new Uint8Array(data), type: 'image/png', width: info.width, height: info.height }
}
