import { drawFloor } from '../nature/floor.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawSaguaro } from '../nature/saguaro.ts'
import { drawSky } from '../sky.ts'
import type { Ground, Stage } from '../stage.ts'
import { groundOf } from './land.ts'

export function drawDesert(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const throws = random.stream('cacti')
  const sand = '#eabf7c'
  const cacti = [0.08, 0.9, 0.72].map((x, place) =>
    drawSaguaro(
      stage,
      throws,
      width * (x + throws.between(-0.04, 0.04)),
      horizon + unit * (6 + place * 2),
      unit * throws.between(13, 20),
      0.14,
    ),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'mesas',
      base: horizon - unit * 5,
      rise: unit * 8,
      hills: 2,
      colour: '#b5715a',
      distance: 0.55,
      roughness: 0.5,
    }).layer,
    drawRidge(stage, {
      name: 'far-dunes',
      base: horizon - unit * 1,
      rise: unit * 4,
      hills: 2,
      colour: '#e3b274',
      distance: 0.36,
      roughness: 0.2,
    }).layer,
    drawRidge(stage, {
      name: 'dunes',
      base: horizon + unit * 4,
      rise: unit * 4.4,
      hills: 1.6,
      colour: '#d9a163',
      distance: 0.16,
      roughness: 0.2,
    }).layer,
    { name: 'cacti', svg: cacti.join('') },
    drawFloor(stage, 'sand', horizon + unit * 9, sand, 1.4),
  ])
}
