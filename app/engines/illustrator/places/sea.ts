import { darken, lighten } from '../colour.ts'
import { drawWater } from '../nature/water.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { curve, ellipse, path } from '../svg.ts'
import type { Point } from '../svg.ts'

export function drawSea(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.52
  const throws = random.stream('swell')
  const swell = (y: number, name: string, colour: string): Layer => {
    const line = random.stream(name)
    const points = Array.from({ length: 16 }, (_, step): Point => [
      ((step - 1) / 13) * width,
      y + (step % 2 ? -1 : 1) * unit * line.between(0.6, 1.8),
    ])
    const crest = path(curve(points), { fill: 'none', stroke: shown(stage, '#ffffff'), line: unit * 0.5, opacity: 0.5 })
    return {
      name,
      svg:
        path(`${curve(points)}V${height}H0Z`, {
          fill: canvas.linear([
            [0, shown(stage, lighten(colour, 0.1))],
            [1, shown(stage, darken(colour, 0.3))],
          ]),
        }) + crest,
    }
  }
  const islet = ellipse(width * throws.between(0.15, 0.85), horizon + unit * 1.6, unit * 13, unit * 2.4, {
    fill: shown(stage, '#5f8f77', 0.5),
  })
  return {
    back: [
      ...drawSky(stage, horizon),
      { name: 'islet', svg: islet },
      drawWater(stage, horizon + unit * 1.4, height, '#175f9e', '#3fa3cc'),
    ],
    front: [swell(height * 0.9, 'swell', '#1f78b5'), swell(height * 0.955, 'near-swell', '#15598f')],
    horizon,
    floor: [height * 0.74, height * 0.93],
    water: [horizon + unit * 12, height * 0.92],
    air: [height * 0.07, horizon * 0.8],
    shadow: 0,
    depth: 0.6,
  }
}
