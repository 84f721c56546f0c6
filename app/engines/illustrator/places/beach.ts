import { darken, lighten } from '../colour.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPalm } from '../nature/trees.ts'
import { drawWater } from '../nature/water.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { curve, ellipse, path } from '../svg.ts'
import type { Point } from '../svg.ts'

export function drawBeach(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.5
  const shore = height * 0.68
  const throws = random.stream('beach')
  const foam = (y: number, name: string, colour: string, lift: number) => {
    const line = random.stream(name)
    const points = Array.from({ length: 12 }, (_, step): Point => [
      ((step - 0.5) / 10) * width,
      y + line.between(-1, 1) * unit * lift,
    ])
    return path(`${curve(points)}V${height}H0Z`, { fill: colour })
  }
  const side = throws.chance(0.5) ? 0.09 : 0.91
  const palms = [0, 1].map((place) =>
    drawPalm(
      stage,
      throws,
      width * (side + (place ? 0.06 : 0) * (side < 0.5 ? 1 : -1)),
      height * (0.79 + place * 0.05),
      unit * throws.between(40, 50) * (place ? 0.72 : 1),
      0.04,
    ),
  )
  const shells = Array.from({ length: 12 }, () =>
    ellipse(
      throws.between(0, width),
      throws.between(shore + unit * 8, height),
      unit * throws.between(0.3, 0.8),
      unit * throws.between(0.2, 0.5),
      { fill: shown(stage, throws.pick(['#fff3e0', '#f6c9b0', '#e0b89a'])) },
    ),
  )
  const sand = stage.foliage.isSnowy ? '#f1ead9' : '#f3d9a4'
  return {
    back: [
      ...drawSky(stage, horizon),
      drawRidge(stage, {
        name: 'headland',
        base: horizon + unit * 2.4,
        rise: unit * 5,
        hills: 1.3,
        colour: '#4f8a7a',
        distance: 0.5,
        roughness: 0.35,
      }).layer,
      drawWater(stage, horizon + unit * 1.4, shore + unit * 3, '#2a8fc4', '#5fd0d6'),
      {
        name: 'wet-sand',
        svg:
          foam(shore - unit * 1, 'foam-far', shown(stage, '#ffffff'), 0.9) +
          foam(shore + unit * 0.4, 'foam', shown(stage, '#d8bb86'), 0.9),
      },
      {
        name: 'sand',
        svg:
          foam(
            shore + unit * 3.4,
            'sand',
            canvas.linear([
              [0, shown(stage, lighten(sand, 0.2))],
              [1, shown(stage, darken(sand, 0.12))],
            ]),
            0.8,
          ) + shells.join(''),
      },
      { name: 'palms', svg: palms.join('') },
    ],
    front: [],
    horizon,
    floor: [shore + unit * 7, height * 0.955],
    water: [horizon + unit * 4, shore - unit * 4],
    air: [height * 0.07, horizon * 0.8],
    shadow: 0.8,
    depth: 0.6,
  }
}
