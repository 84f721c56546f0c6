import { encode } from 'uqr'
import type { QrDrawing } from './qr-code.tsx'

/** The QR code of a text, as its drawing needs it. */
export function toQrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
