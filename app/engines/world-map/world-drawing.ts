import type { Point } from './world-projection.ts'

/** A rectangle of the drawing. */
export type Frame = { left: number; top: number; width: number; height: number }

export function frameOf(points: readonly Point[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The frame with room round it, at least so wide, and widened to a shape of `ratio` (width by height). */
export function widen(frame: Frame, { room, least, ratio }: { room: number; least: number; ratio: number }): Frame {
  const wanted = [frame.width, frame.height].map((side) => Math.max(side * (1 + 2 * room), least)) as [number, number]
  const width = Math.max(wanted[0], wanted[1] * ratio)
  const height = width / ratio
  return {
    left: frame.left + frame.width / 2 - width / 2,
    top: frame.top + frame.height / 2 - height / 2,
    width,
    height,
  }
}

/** The part of a closed outline inside a frame (Sutherland and Hodgman); empty when none of it is. */
export function clip(ring: readonly Point[], { left, top, width, height }: Frame): Point[] {
  const [right, bottom] = [left + width, top + height]
  const sides: ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ]
  let points = [...ring]
  for (const inside of sides) {
    const before = points
    points = []
    before.forEach((point, n) => {
      const last = before[(n || before.length) - 1]!
      const [now, then] = [inside(point), inside(last)]
      if (now < 0 !== then < 0) {
        const share = then / (then - now)
        points.push([last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share])
      }
      if (now >= 0) points.push(point)
    })
  }
  return points
}

/** An outline as a path in whole numbers, without steps too small to be seen. */
export function toPath(ring: readonly Point[]): string {
  const places = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const kept: Point[] = []
  for (const place of places) {
    const last = kept.at(-1)
    if (!last || Math.abs(place[0] - last[0]) + Math.abs(place[1] - last[1]) >= LEAST_STEP) kept.push(place)
  }
  if (kept.length < LEAST_CORNERS) return ''
  const steps = kept.slice(1).map((place, n) => toStep(place[0] - kept[n]![0], place[1] - kept[n]![1]))
  return `M${kept[0]!.join(' ')}l${steps.join('').trim()}z`
}

const LEAST_STEP = 3
const LEAST_CORNERS = 3
/** A sign parts numbers as well as a space does. */
const toStep = (dx: number, dy: number) => `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
