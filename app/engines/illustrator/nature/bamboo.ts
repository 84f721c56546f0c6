import { darken, lighten, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { group, n, path, rect } from '../svg.ts'

/** A stem of bamboo from the bottom of the picture to beyond its top. */
export function drawCulm(
  stage: Stage,
  throws: Random,
  x: number,
  top: number,
  bottom: number,
  thick: number,
  distance: number,
): string {
  const base = shown(stage, mix('#7fae3f', '#4f8a3a', throws.next()), distance)
  const fill = stage.canvas.linear(
    [
      [0, darken(base, 0.22)],
      [0.35, lighten(base, 0.3)],
      [1, darken(base, 0.3)],
    ],
    'across',
  )
  const lean = throws.between(-0.02, 0.02) * (bottom - top)
  const joint = thick * throws.between(5.5, 7.5)
  const along = (y: number) => x + (lean * (bottom - y)) / (bottom - top)
  let out = ''
  for (let y = bottom; y > top - joint; y -= joint) {
    const [lowX, highX] = [along(y), along(y - joint)]
    out += path(
      `M${n(lowX - thick / 2)} ${n(y)}L${n(highX - thick * 0.47)} ${n(y - joint + thick * 0.1)}H${n(highX + thick * 0.47)}L${n(lowX + thick / 2)} ${n(y)}Z`,
      { fill },
    )
    out += rect(
      lowX - thick * 0.58,
      y - thick * 0.09,
      thick * 1.16,
      thick * 0.18,
      { fill: darken(base, 0.35) },
      thick * 0.09,
    )
    if (throws.chance(0.42)) out += drawBambooSpray(stage, throws, lowX, y, thick * throws.between(2.4, 4.2), distance)
  }
  return out
}

export function drawBambooSpray(
  stage: Stage,
  throws: Random,
  x: number,
  y: number,
  size: number,
  distance: number,
): string {
  const side = throws.chance(0.5) ? 1 : -1
  const green = shown(stage, mix('#6fae45', '#3f8a45', throws.next()), distance)
  return Array.from({ length: 4 }, (_, leaf) => {
    const angle = side * (18 + leaf * 22 + throws.between(-8, 8)) - (side > 0 ? 0 : 180)
    return group(
      path(`M0 0Q${n(size * 0.4)} ${n(-size * 0.16)} ${n(size)} 0Q${n(size * 0.4)} ${n(size * 0.14)} 0 0Z`, {
        fill: leaf % 2 ? green : lighten(green, 0.14),
      }),
      {
        transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle + (side > 0 ? 0 : 360))}) scale(${n(throws.between(0.8, 1.1))})`,
      },
    )
  }).join('')
}
