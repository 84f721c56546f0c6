import { encode } from 'uqr'
import type { Canvas } from '../svg.ts'

/** Of the shorter side: the code with its quiet zone. */
const SHARE = 0.9
const QUIET = 4

/** A QR code in the middle of white paper: dark on light with a quiet zone, as readers want it. */
export function drawQr({ width, height }: Canvas, text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  // Whole pixels: no module is blurred at its edge.
  const step = Math.max(1, Math.floor((Math.min(width, height) * SHARE) / size))
  const [left, top] = [Math.floor((width - size * step) / 2), Math.floor((height - size * step) / 2)]
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${left + x * step} ${top + y * step}h${step}v${step}h${-step}z`] : [])),
  )
  return `<path d="M0 0H${width}V${height}H0Z" fill="#ffffff"/><path d="${dark.join('')}" fill="#141322" shape-rendering="crispEdges"/>`
}
