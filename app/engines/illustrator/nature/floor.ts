import { darken, lighten } from '../colour.ts'
import { createRidge } from '../random.ts'
import { shown } from '../stage.ts'
import type { Layer, Stage } from '../stage.ts'
import { below, path } from '../svg.ts'
import type { Point } from '../svg.ts'

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
