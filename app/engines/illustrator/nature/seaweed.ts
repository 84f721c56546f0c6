import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { curve, path } from '../svg.ts'

/** Ribbons of seaweed from the sea floor. */
export function drawSeaweed(
  stage: Stage,
  throws: Random,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const colour = shown(stage, mix('#2f9a6b', '#6aa84f', throws.next()), distance)
  return Array.from({ length: 3 }, (_, ribbon) => {
    const tall = height * throws.between(0.6, 1)
    const start = x + (ribbon - 1) * height * 0.1
    const sway = height * 0.09
    return path(
      curve([
        [start, y],
        [start + sway, y - tall * 0.3],
        [start - sway, y - tall * 0.6],
        [start + sway * 0.6, y - tall],
      ]),
      { fill: 'none', stroke: colour, line: height * 0.055 },
    )
  }).join('')
}
