/** A part of a picture in shares of its sides: a rectangle (left, top, width, height) or a painted line. */
export type MaskBox = { box: [number, number, number, number] }
export type MaskLine = { line: [number, number][]; wide: number }
export type Mask = (MaskBox | MaskLine)[]

export const MOST_SHAPES = 80
export const MOST_POINTS = 600

type Size = { width: number; height: number }
const at = (value: number) => `${Math.round(value * 10) / 10}`

/** A painted line as the path of an SVG of that size. */
export const toLinePath = ({ line }: MaskLine, { width, height }: Size): string => {
  const points = line.map(([x, y]) => `${at(x * width)} ${at(y * height)}`)
  // One point alone is a dot.
  return `M${points[0] ?? '0 0'}L${(points.length > 1 ? points.slice(1) : points).join('L')}`
}

/** The mask as an SVG: white where the picture stays, cut out where it is drawn anew. */
export function toMaskSvg(mask: Mask, { width, height }: Size): string {
  const cut = mask.map((shape) => {
    if ('line' in shape)
      return `<path d="${toLinePath(shape, { width, height })}" fill="none" stroke="#000" stroke-width="${at(shape.wide * width)}" stroke-linecap="round" stroke-linejoin="round"/>`
    const [left, top, wide, high] = shape.box
    return `<rect x="${at(left * width)}" y="${at(top * height)}" width="${at(wide * width)}" height="${at(high * height)}" fill="#000"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><mask id="m"><rect width="100%" height="100%" fill="#fff"/>${cut.join('')}</mask>` +
    `<rect width="100%" height="100%" fill="#fff" mask="url(#m)"/></svg>`
  )
}
