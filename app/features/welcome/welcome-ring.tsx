import type { CSSProperties } from 'react'
import { PROGRESS_FULL } from './activation.ts'

const SEGMENTS = 50
const SIZE = 320
const RADIUS = 150
const TURN = 360 / SEGMENTS
/** Half of the gap between two segments, in degrees. */
const HALF_GAP = 1.1

const segments = Array.from({ length: SEGMENTS }, (_, n) => {
  const [from, to] = [toPoint(n * TURN + HALF_GAP), toPoint((n + 1) * TURN - HALF_GAP)]
  return `M${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}`
})

/** One segment per step of two: the ring and the bar below it say the same. */
export function WelcomeRing({ progress }: { progress: number }) {
  const filled = Math.floor((progress / PROGRESS_FULL) * SEGMENTS)
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="welcome-ring" aria-hidden="true">
      {segments.map((path, n) => (
        <path key={n} d={path} data-on={n < filled ? '' : undefined} style={{ '--n': n } as CSSProperties} />
      ))}
    </svg>
  )
}

/** A point of the circle, clockwise from the top. */
function toPoint(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const at = (offset: number) => (SIZE / 2 + offset).toFixed(2)
  return `${at(RADIUS * Math.sin(angle))} ${at(-RADIUS * Math.cos(angle))}`
}
