import { lighten } from '../colour.ts'
import type { Random } from '../random.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { ellipse, n, path } from '../svg.ts'

/** A tall cactus with arms. */
export function drawSaguaro(
  stage: Stage,
  throws: Random,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const green = shown(stage, '#4f8f55', distance)
  const thick = height * 0.2
  const arm = (side: number, at: number, up: number) =>
    path(`M${n(x)} ${n(y - height * at)}H${n(x + side * height * 0.28)}V${n(y - height * (at + up))}`, {
      fill: 'none',
      stroke: green,
      line: thick * 0.72,
    })
  return (
    ellipse(x, y, height * 0.3, height * 0.04, { fill: shown(stage, '#7a5a2c', distance), opacity: 0.35 }) +
    arm(1, throws.between(0.35, 0.45), 0.3) +
    arm(-1, throws.between(0.5, 0.58), 0.22) +
    path(`M${n(x)} ${n(y - thick * 0.3)}V${n(y - height)}`, { fill: 'none', stroke: green, line: thick }) +
    path(`M${n(x - thick * 0.2)} ${n(y - thick * 0.4)}V${n(y - height)}`, {
      fill: 'none',
      stroke: lighten(green, 0.22),
      line: thick * 0.14,
      opacity: 0.8,
    })
  )
}
