/** Enlarges one patch of a picture: red, green and blue from 0 to 255, row by row. */
export type Patcher = (patch: Float32Array, width: number, height: number) => Float32Array

/** So far a point of the result looks around it in the picture, and a little further. */
export const MARGIN = 12
/** Side of the part of a patch that is kept: larger is faster and takes more memory. */
export const TILE = 104

/** The same place in a picture that goes on mirrored beyond its sides. */
export function mirrored(at: number, side: number): number {
  if (side === 1) return 0
  const turn = 2 * (side - 1)
  const place = ((at % turn) + turn) % turn
  return place < side ? place : turn - place
}

/** Red, green and blue, row by row. */
export type Picture = { pixels: Uint8Array; width: number; height: number }

/**
 * Enlarges a picture of three channels patch by patch. Each patch is cut with so much around it that what is kept of it
 * comes out as it would of the whole: no seam shows. `onShare` is told how much is done.
 */
export function enlargeByTiles(
  { pixels, width, height }: Picture,
  factor: number,
  enlarge: Patcher,
  { tile = TILE, onShare }: { tile?: number; onShare?: (share: number) => void } = {},
): Uint8Array {
  const made = new Uint8Array(width * factor * height * factor * 3)
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)]
  for (let n = 0; n < columns * rows; n += 1) {
    const [left, top] = [(n % columns) * tile, Math.floor(n / columns) * tile]
    const [wide, high] = [Math.min(tile, width - left), Math.min(tile, height - top)]
    const [patchWidth, patchHeight] = [wide + 2 * MARGIN, high + 2 * MARGIN]
    const patch = cut({ pixels, width, height }, left - MARGIN, top - MARGIN, patchWidth, patchHeight)
    const larger = enlarge(patch, patchWidth, patchHeight)
    for (let y = 0; y < high * factor; y += 1) {
      const from = ((y + MARGIN * factor) * patchWidth * factor + MARGIN * factor) * 3
      const into = ((top * factor + y) * width * factor + left * factor) * 3
      for (let x = 0; x < wide * factor * 3; x += 1)
        made[into + x] = Math.max(0, Math.min(255, Math.round(larger[from + x] ?? 0)))
    }
    onShare?.((n + 1) / (columns * rows))
  }
  return made
}

function cut({ pixels, width, height }: Picture, left: number, top: number, wide: number, high: number): Float32Array {
  const patch = new Float32Array(wide * high * 3)
  for (let y = 0; y < high; y += 1) {
    const row = mirrored(top + y, height) * width
    for (let x = 0; x < wide; x += 1) {
      const from = (row + mirrored(left + x, width)) * 3
      const into = (y * wide + x) * 3
      for (let channel = 0; channel < 3; channel += 1) patch[into + channel] = pixels[from + channel] ?? 0
    }
  }
  return patch
}
