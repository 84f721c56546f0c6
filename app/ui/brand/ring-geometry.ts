/** Half of the 7 degree gap between two arcs, in degrees. */
const HALF_GAP = 3.5
/** Arcs below this share are drawn as partial agreement. */
const LOW_SHARE = 0.6
/** Seat marks are drawn outside the arcs from this size up, in px. */
export const MARKS_FROM_SIZE = 200
export const MARK_SIZE = 14
const MARK_DISTANCE = 18.5

/** Radius and stroke width by size, in px. */
const measures = {
  232: { radius: 90, stroke: 17 },
  200: { radius: 75, stroke: 15 },
  148: { radius: 66.5, stroke: 13 },
  116: { radius: 51.5, stroke: 11 },
  84: { radius: 36.5, stroke: 9 },
} as const

export type RingSize = keyof typeof measures
export type RingArc = { track: string; fill: string | null; isLow: boolean; mark: { x: number; y: number } }
export type Ring = { stroke: number; arcs: RingArc[] }

/**
 * The drawing of an agreement ring: one arc per share, in order, clockwise from the top.
 *
 * @param shares the filled part of each arc, 0 to 1; null for a seat that gave no answer
 * @returns paths in a square of `size` px, and the top left corner of each seat's mark
 */
export function drawRing(shares: readonly (number | null)[], size: RingSize): Ring {
  const { radius, stroke } = measures[size]
  const centre = size / 2
  const at = (degrees: number, distance: number) => ({
    x: round(centre + distance * Math.sin((degrees * Math.PI) / 180)),
    y: round(centre - distance * Math.cos((degrees * Math.PI) / 180)),
  })
  const arc = (from: number, to: number) => {
    const [start, end] = [at(from, radius), at(to, radius)]
    return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`
  }
  const turn = 360 / Math.max(shares.length, 1)
  const arcs = shares.map((share, n) => {
    const [from, to] = [n * turn + HALF_GAP, (n + 1) * turn - HALF_GAP]
    const filled = Math.min(Math.max(share ?? 0, 0), 1)
    const mark = at((n + 0.5) * turn, radius + MARK_DISTANCE)
    return {
      track: arc(from, to),
      fill: filled > 0 ? arc(from, from + (to - from) * filled) : null,
      isLow: filled < LOW_SHARE,
      mark: { x: round(mark.x - MARK_SIZE / 2), y: round(mark.y - MARK_SIZE / 2) },
    }
  })
  return { stroke, arcs }
}

const round = (value: number) => Math.round(value * 100) / 100
