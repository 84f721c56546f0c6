/** The gap between two segments, in px along the ring. */
const NODE_GAP_PX = 3

/** Arcs of equal length clockwise from the top, in a square of `size` px. */
export function drawSegmentRing({ size, stroke, segments }: { size: number; stroke: number; segments: number }) {
  const radius = (size - stroke) / 2
  const turn = (2 * Math.PI) / segments
  const gap = NODE_GAP_PX / radius
  const at = (angle: number) =>
    `${round(size / 2 + radius * Math.sin(angle))} ${round(size / 2 - radius * Math.cos(angle))}`
  return Array.from({ length: segments }, (_, n) => {
    const [from, to] = [n * turn + gap / 2, (n + 1) * turn - gap / 2]
    return `M${at(from)}A${round(radius)} ${round(radius)} 0 0 1 ${at(to)}`
  })
}

const round = (value: number) => Math.round(value * 100) / 100
