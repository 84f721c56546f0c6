import { lighten, mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPalm } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { group, n, path } from '../svg.ts'
import { groundOf } from './land.ts'

export function drawJungle(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const throws = random.stream('jungle')
  const palms = (count: number, y: number, tall: number, distance: number) =>
    Array.from({ length: count }, (_, place) =>
      drawPalm(
        stage,
        throws,
        ((place + throws.next()) / count) * width,
        y + throws.between(0, unit * 3),
        unit * tall * throws.between(0.8, 1.2),
        distance,
      ),
    ).join('')
  const leaves = (x: number, y: number, turn: number) =>
    Array.from({ length: 6 }, (_, leaf) => {
      const size = unit * throws.between(20, 30)
      const green = shown(stage, mix('#2f8a4f', '#1f6a45', throws.next()))
      return group(
        path(`M0 0Q${n(size * 0.35)} ${n(-size * 0.26)} ${n(size)} 0Q${n(size * 0.35)} ${n(size * 0.26)} 0 0Z`, {
          fill: green,
        }) + path(`M0 0H${n(size * 0.9)}`, { stroke: lighten(green, 0.22), line: unit * 0.3, fill: 'none' }),
        { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn + (leaf - 2.5) * 24)})` },
      )
    }).join('')
  return groundOf(
    stage,
    horizon,
    [
      ...drawSky(stage, horizon),
      drawRidge(stage, {
        name: 'canopy',
        base: horizon - unit * 6,
        rise: unit * 7,
        hills: 5,
        colour: '#4f9a6b',
        distance: 0.55,
        roughness: 0.38,
      }).layer,
      { name: 'far-palms', svg: palms(9, horizon + unit * 2, 32, 0.42) },
      drawRidge(stage, {
        name: 'bushes',
        base: horizon + unit * 1,
        rise: unit * 4,
        hills: 7,
        colour: '#2f7f4f',
        distance: 0.22,
        roughness: 0.38,
      }).layer,
      { name: 'palms', svg: palms(4, horizon + unit * 8, 52, 0.08) },
      drawFloor(stage, 'undergrowth', horizon + unit * 6, '#4f9a4a'),
      {
        name: 'grass',
        svg:
          drawGrass(stage, 'grass', horizon + unit * 8, height, 150) +
          drawFlowers(stage, 'flowers', horizon + unit * 9, height, 26),
      },
    ],
    [
      {
        name: 'leaves',
        svg:
          leaves(-unit * 3, height * 0.99, -40) +
          leaves(width + unit * 3, height * 0.99, -140) +
          leaves(-unit * 2, unit * 2, 40) +
          leaves(width + unit * 2, 0, 140),
      },
    ],
  )
}
