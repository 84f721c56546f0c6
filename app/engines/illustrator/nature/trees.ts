import { darken, lighten, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { circle, curve, n, path, polygon, rect } from '../svg.ts'
import type { Point } from '../svg.ts'

/** A fir tree with its foot at x, y. */
export function drawPine(stage: Stage, throws: Random, x: number, y: number, height: number, distance: number): string {
  const green = shown(stage, mix('#2f6f55', '#1f5148', throws.next()), distance)
  const snow = shown(stage, '#ffffff', distance)
  const tiers = 4
  let out = rect(x - height * 0.025, y - height * 0.16, height * 0.05, height * 0.17, {
    fill: shown(stage, '#6d4a34', distance),
  })
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers
    const wide = height * (0.25 - 0.17 * share)
    const foot = y - height * (0.1 + share * 0.68)
    const tip = foot - height * 0.34
    const edge: Point[] = [
      [x, tip],
      [x + wide, foot],
      [x + wide * 0.4, foot - height * 0.02],
      [x, foot + height * 0.015],
      [x - wide * 0.4, foot - height * 0.02],
      [x - wide, foot],
    ]
    out += polygon(edge, { fill: mix(green, lighten(green, 0.18), share) })
    out += polygon(
      [
        [x, tip],
        [x + wide, foot],
        [x + wide * 0.4, foot - height * 0.02],
        [x, foot + height * 0.015],
      ],
      {
        fill: darken(green, 0.2),
        opacity: 0.5,
      },
    )
    if (stage.foliage.isSnowy)
      out += polygon(
        [
          [x, tip],
          [x + wide * 0.52, tip + (foot - tip) * 0.56],
          [x + wide * 0.1, tip + (foot - tip) * 0.5],
          [x - wide * 0.3, tip + (foot - tip) * 0.62],
          [x - wide * 0.5, tip + (foot - tip) * 0.54],
        ],
        { fill: snow },
      )
  }
  return out
}

/** A leafy tree in the colours of the season. */
export function drawTree(stage: Stage, throws: Random, x: number, y: number, height: number, distance: number): string {
  const { leaf, leafDark } = stage.foliage
  const light = shown(stage, lighten(leaf, throws.between(0, 0.12)), distance)
  const dark = shown(stage, leafDark, distance)
  const bark = shown(stage, '#76513a', distance)
  const trunk = height * 0.05
  const puffs = Array.from({ length: 7 }, (_, puff) => {
    const angle = (puff / 7) * Math.PI * 2
    return [
      x + Math.cos(angle) * height * 0.17,
      y - height * 0.67 + Math.sin(angle) * height * 0.15,
      height * throws.between(0.15, 0.2),
    ] as const
  })
  return (
    path(
      `M${n(x - trunk)} ${n(y)}Q${n(x - trunk * 0.5)} ${n(y - height * 0.3)} ${n(x - trunk * 0.6)} ${n(y - height * 0.6)}H${n(x + trunk * 0.6)}Q${n(x + trunk * 0.5)} ${n(y - height * 0.3)} ${n(x + trunk)} ${n(y)}Z`,
      { fill: bark },
    ) +
    puffs.map(([cx, cy, r]) => circle(cx, cy + height * 0.04, r, { fill: dark })).join('') +
    puffs.map(([cx, cy, r]) => circle(cx - height * 0.02, cy - height * 0.02, r * 0.88, { fill: light })).join('') +
    circle(x - height * 0.06, y - height * 0.76, height * 0.14, { fill: lighten(light, 0.18), opacity: 0.7 })
  )
}

/** A palm with its foot at x, y, leaning. */
export function drawPalm(stage: Stage, throws: Random, x: number, y: number, height: number, distance: number): string {
  const lean = height * throws.between(0.12, 0.26) * (x < stage.canvas.width / 2 ? 1 : -1)
  const bark = shown(stage, '#9b7146', distance)
  const [headX, headY] = [x + lean, y - height]
  const trunk = curve([
    [x, y],
    [x + lean * 0.25, y - height * 0.45],
    [headX, headY],
  ])
  const fronds = Array.from({ length: 9 }, (_, frond) => {
    const angle = Math.PI * (1 + frond / 8) + throws.between(-0.12, 0.12)
    const reach = height * throws.between(0.36, 0.46)
    const tip: Point = [headX + Math.cos(angle) * reach, headY + Math.sin(angle) * reach * 0.5 + reach * 0.35]
    const bend: Point = [headX + Math.cos(angle) * reach * 0.55, headY + Math.sin(angle) * reach * 0.55 - reach * 0.1]
    const green = shown(stage, frond % 2 ? '#3f9a4f' : '#2f7f46', distance)
    return path(
      `M${n(headX)} ${n(headY)}Q${n(bend[0])} ${n(bend[1] - reach * 0.16)} ${n(tip[0])} ${n(tip[1])}Q${n(bend[0])} ${n(bend[1] + reach * 0.1)} ${n(headX)} ${n(headY)}Z`,
      { fill: green },
    )
  })
  const nuts = [-1, 0.4, 1].map((side) =>
    circle(headX + side * height * 0.025, headY + height * 0.03, height * 0.026, {
      fill: shown(stage, '#7a4f2c', distance),
    }),
  )
  return path(trunk, { fill: 'none', stroke: bark, line: height * 0.06 }) + nuts.join('') + fronds.join('')
}
