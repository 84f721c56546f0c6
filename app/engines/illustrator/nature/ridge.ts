import { lighten, mix } from '../colour.ts'
import { createRidge } from '../random.ts'
import { shown } from '../stage.ts'
import type { Layer, Stage } from '../stage.ts'
import { below, path } from '../svg.ts'
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
