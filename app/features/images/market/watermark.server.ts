import sharp from 'sharp'
import { setLetters } from '#app/engines/lettering/lettering.server.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { POINTS_MAX } from '#app/kits/foundation/files/picture.server.ts'

/** The longer side of what is shown before buying. */
export const SHOWN_SIDE = 560
const QUALITY = 74
const LIMIT_S = 30
/** Letters of the mark, and the room of one mark with what is empty around it, as parts of the longer side. */
const SIZE = 0.05
const ROW = 0.17

/** A picture made small, with a mark across all of it, as WebP without anything of how it was made. Throws TurnsBusy. */
export const drawMarked = (bytes: Uint8Array, mark: string) =>
  inPictureTurn(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: POINTS_MAX, failOn: 'error', pages: 1 })
      .flatten({ background: '#ffffff' })
      .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LIMIT_S })
      .png()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const shown = await sharp(data)
      .composite([{ input: Buffer.from(toMarks(mark, width, height)) }])
      .webp({ quality: QUALITY })
      .toBuffer()
    return { bytes: new Uint8Array(shown), width, height }
  })

/** The mark again and again, slanting, light with a dark edge so that it is seen on anything. */
function toMarks(mark: string, width: number, height: number): string {
  const side = Math.max(width, height)
  const size = Math.max(10, side * SIZE)
  const set = setLetters(mark, { size, maxWidth: side })
  const [stepX, stepY] = [set.width + size * 2, Math.max(side * ROW, size * 2.4)]
  const marks: string[] = []
  for (let row = 0, y = -side; y < side; row += 1, y += stepY)
    for (let x = -side + (row % 2) * (stepX / 2); x < side; x += stepX)
      marks.push(`<use href="#mark" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><path id="mark" d="${set.path}"/></defs>` +
    `<g transform="translate(${width / 2} ${height / 2}) rotate(-28)" fill="#ffffff" fill-opacity=".42" stroke="#16141c" stroke-opacity=".34" ` +
    `stroke-width="${(size * 0.05).toFixed(2)}" paint-order="stroke">${marks.join('')}</g></svg>`
  )
}
