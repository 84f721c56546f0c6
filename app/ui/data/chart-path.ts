type Rect = { x: number; y: number; width: number; height: number }
const ROUNDING = 2.5

/** Rectangles with soft corners as one path: a bar is one element however many segments it has. */
export const toRectsPath = (rects: readonly Rect[]): string => rects.map(toRect).join('')

function toRect({ x, y, width, height }: Rect): string {
  const r = Math.min(ROUNDING, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)]
  return `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

const round = (value: number) => Math.round(value * 10) / 10
