import { darken, lighten, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { circle, curve, ellipse, group, n, path, polygon, rect } from '../svg.ts'
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

/** Blades of grass in tufts, nearer ones taller. */
export function drawGrass(stage: Stage, name: string, top: number, bottom: number, count: number): string {
  const { canvas, foliage } = stage
  const throws = stage.random.stream(name)
  const tufts = Array.from({ length: count }, () => {
    const share = throws.next()
    return { x: throws.between(0, canvas.width), y: top + (bottom - top) * share, share, lean: throws.between(-1, 1) }
  }).sort((first, second) => first.y - second.y)
  return tufts
    .map(({ x, y, share, lean }) => {
      const tall = canvas.unit * (0.9 + 2.4 * share)
      const colour = shown(stage, mix(foliage.grass, share > 0.5 ? '#1f4a2a' : '#ffffff', foliage.isSnowy ? 0.1 : 0.22))
      const blades = [-1, 0, 1].map(
        (blade) =>
          `M${n(x + blade * tall * 0.14)} ${n(y)}Q${n(x + blade * tall * 0.2)} ${n(y - tall * 0.6)} ${n(x + blade * tall * 0.45 + lean * tall * 0.2)} ${n(y - tall)}`,
      )
      return path(blades.join(''), { fill: 'none', stroke: colour, line: canvas.unit * 0.22, opacity: 0.7 })
    })
    .join('')
}

/** Small flowers, or flakes of leaves in autumn. */
export function drawFlowers(stage: Stage, name: string, top: number, bottom: number, count: number, size = 1): string {
  const { canvas, foliage } = stage
  const throws = stage.random.stream(name)
  return Array.from({ length: count }, () => ({ x: throws.between(0, canvas.width), share: throws.next() }))
    .sort((first, second) => first.share - second.share)
    .map(({ x, share }) => {
      const y = top + (bottom - top) * share
      const radius = canvas.unit * (0.28 + 0.62 * share) * size
      const colour = shown(stage, throws.pick(foliage.accent))
      const stem = path(`M${n(x)} ${n(y)}v${n(radius * 3.4)}`, {
        stroke: shown(stage, '#3f7f3c'),
        line: radius * 0.3,
        fill: 'none',
      })
      const petals = Array.from({ length: 5 }, (_, petal) => {
        const angle = (petal / 5) * Math.PI * 2
        return circle(x + Math.cos(angle) * radius * 0.75, y + Math.sin(angle) * radius * 0.75, radius * 0.58, {
          fill: colour,
        })
      })
      return stem + petals.join('') + circle(x, y, radius * 0.48, { fill: shown(stage, '#f6c945') })
    })
    .join('')
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
