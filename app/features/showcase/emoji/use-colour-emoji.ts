import { useEffect, useState } from 'react'

const PROBE_PX = 32
/** Further apart than smoothing ever brings the red and blue of black ink. */
const COLOUR_FROM = 40

/** Whether this device draws emoji in colour; null until JavaScript has tried. */
export function useColourEmoji(): boolean | null {
  const [draws, setDraws] = useState<boolean | null>(null)
  useEffect(() => setDraws(drawsColour('🐼🟥')), [])
  return draws
}

function drawsColour(text: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = PROBE_PX * 2
  canvas.height = PROBE_PX
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return true
  pen.font = `${PROBE_PX - 8}px sans-serif`
  pen.textBaseline = 'top'
  pen.fillText(text, 0, 2)
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  return data.some((part, n) => n % 4 === 0 && Math.abs(part - (data[n + 2] ?? 0)) > COLOUR_FROM)
}
