import { darken, lighten, mix } from '../colour.ts'
import { createRidge } from '../random.ts'
import { shown } from '../stage.ts'
import type { Layer, Stage } from '../stage.ts'
import { below, curve, ellipse, path, polygon } from '../svg.ts'
import type { Point } from '../svg.ts'

export type RidgeShape = {
  name: string
  /** Height of its middle line, in pixels from the top. */
  base: number
  /** How far it rises and falls. */
  rise: number
  /** Hills across the picture. */
  hills: number
  colour: string
  /** From 0 (near) to 1 (lost in haze). */
  distance: number
  /** 0 is soft, above 0.5 is rock. */
  roughness: number
}

const STEPS = 90

/** A line of hills or rocks, filled down to the bottom and fading into the haze at its foot. */
export function drawRidge(stage: Stage, shape: RidgeShape): { layer: Layer; heightAt(x: number): number } {
  const { canvas, light } = stage
  const isRock = shape.roughness > 0.4
  const ridge = createRidge(stage.random.stream(shape.name), isRock ? 6 : 2, shape.roughness)
  const heightAt = (x: number) => shape.base - shape.rise * ridge((x / canvas.width) * shape.hills)
  const points = Array.from({ length: STEPS + 3 }, (_, step): Point => {
    const x = ((step - 1) / STEPS) * canvas.width
    return [x, heightAt(x)]
  })
  const colour = shown(stage, shape.colour, shape.distance)
  const fill = canvas.linear([
    [0, lighten(colour, 0.06)],
    [1, mix(colour, light.haze, 0.3)],
  ])
  const d = isRock ? toRock(points, canvas.height) : below(points, canvas.height)
  return { layer: { name: shape.name, svg: path(d, { fill }) }, heightAt }
}

const toRock = (points: readonly Point[], bottom: number) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${points.at(-1)?.[0].toFixed(1)} ${bottom}L${points[0]?.[0].toFixed(1)} ${bottom}Z`

/** One great mountain with a lit side, a shaded side and snow. */
export function drawPeak(
  stage: Stage,
  name: string,
  { x, top, foot, width, distance, snow }: Record<'x' | 'top' | 'foot' | 'width' | 'distance' | 'snow', number>,
): string {
  const throws = stage.random.stream(name)
  const jag = (from: Point, to: Point, steps: number, depth: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      const isEnd = step === 0 || step === steps
      return [
        from[0] + (to[0] - from[0]) * share + (isEnd ? 0 : throws.between(-depth, depth)),
        from[1] + (to[1] - from[1]) * share + (isEnd ? 0 : throws.between(-depth, depth) * 0.6),
      ]
    })
  const summit: Point = [x, top]
  const depth = width * 0.03
  const left = jag([x - width / 2, foot], summit, 9, depth)
  const right = jag(summit, [x + width / 2, foot], 9, depth)
  const spine = jag(summit, [x + width * throws.between(0.02, 0.1), foot], 8, depth)
  const rock = shown(stage, '#6f7691', distance)
  const dark = shown(stage, '#4f5675', distance)
  const white = shown(stage, '#ffffff', distance * 0.6)
  const bluish = shown(stage, '#c6d5ec', distance * 0.6)
  const reach = snow * (foot - top)
  const above = (points: readonly Point[]) => points.filter(([, y]) => y <= top + reach)
  const [snowLeft, snowRight, snowSpine] = [above(left), above(right), above(spine)]
  const hem = (from: Point | undefined, to: Point | undefined): Point[] => {
    if (!from || !to) return []
    return Array.from({ length: 5 }, (_, step): Point => {
      const share = (step + 1) / 6
      const sag = (step % 2 ? -1 : 1) * reach * 0.13
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag]
    })
  }
  return (
    polygon([...left, ...right.slice(1)], { fill: rock }) +
    polygon([...right, ...[...spine].reverse()], { fill: dark }) +
    (reach > 0
      ? polygon([...snowLeft, ...snowSpine.slice(1), ...hem(snowSpine.at(-1), snowLeft[0])], { fill: white }) +
        polygon([...snowRight, ...hem(snowRight.at(-1), snowSpine.at(-1)), ...[...snowSpine].reverse()], {
          fill: bluish,
        })
      : '')
  )
}

/** The ground in front: a soft hill line with light at its edge, darker towards the viewer. */
export function drawFloor(stage: Stage, name: string, top: number, colour: string, wave = 0.6): Layer {
  const { canvas } = stage
  const ridge = createRidge(stage.random.stream(name), 2, 0.4)
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const x = ((step - 1) / 22) * canvas.width
    return [x, top - ridge((x / canvas.width) * 3) * canvas.unit * 2.4 * wave]
  })
  const near = shown(stage, colour)
  const fill = canvas.linear([
    [0, lighten(near, 0.16)],
    [0.25, near],
    [1, darken(near, 0.26)],
  ])
  return { name, svg: path(below(points, canvas.height), { fill }) }
}

/** Water with a sheen at the horizon and lines of waves that grow towards the viewer. */
export function drawWater(stage: Stage, top: number, bottom: number, deep = '#1f6fb2', shallow = '#58b8d6'): Layer {
  const { canvas, light, random } = stage
  const throws = random.stream(`water${Math.round(top)}`)
  const fill = canvas.linear([
    [0, mix(shown(stage, shallow), light.sky[2], 0.5)],
    [0.25, mix(shown(stage, shallow), light.sky[1], 0.2)],
    [1, shown(stage, deep)],
  ])
  const waves: string[] = []
  const rows = 16
  for (let row = 0; row < rows; row += 1) {
    const share = (row / rows) ** 1.6
    const y = top + (bottom - top) * (share + 0.02)
    const length = canvas.unit * (3 + 14 * share)
    const count = Math.max(3, Math.round((canvas.width / length) * 0.45))
    for (let crest = 0; crest < count; crest += 1) {
      const x = throws.between(-0.05, 1) * canvas.width
      const lift = canvas.unit * (0.15 + 0.9 * share)
      waves.push(
        path(
          curve([
            [x, y],
            [x + length * 0.25, y - lift],
            [x + length * 0.5, y],
            [x + length * 0.75, y - lift * 0.7],
            [x + length, y],
          ]),
          {
            fill: 'none',
            stroke: throws.chance(0.7) ? lighten(shown(stage, shallow), 0.55) : shown(stage, deep),
            line: canvas.unit * (0.12 + 0.32 * share),
            opacity: throws.between(0.2, 0.55),
          },
        ),
      )
    }
  }
  const shine = light.orb
    ? ellipse(canvas.width * 0.5, (top + bottom) / 2, canvas.width * 0.16, (bottom - top) * 0.6, {
        fill: canvas.radial([
          [0, light.orb.glow, 0.35],
          [1, light.orb.glow, 0],
        ]),
      })
    : ''
  return {
    name: 'water',
    svg: path(`M0 ${top.toFixed(1)}H${canvas.width}V${bottom.toFixed(1)}H0Z`, { fill }) + shine + waves.join(''),
  }
}
