import { darken, mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawGrass } from '../nature/ground-cover.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawTree } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { n, path, rect } from '../svg.ts'
import { groundOf } from './land.ts'

export function drawFarm(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.56
  const throws = random.stream('farm')
  const stripes = Array.from({ length: 22 }, (_, row) => {
    const near = ((row - 4) / 14) * width * 1.6 - width * 0.3
    const far = width * (0.3 + (row / 22) * 0.4)
    const crop = row % 2 ? foliage.grass : mix(foliage.grass, '#e8c65a', foliage.isSnowy ? 0.05 : 0.6)
    return path(
      `M${n(far)} ${n(horizon + unit * 3)}L${n(near)} ${n(height)}H${n(near + width * 0.13)}L${n(far + width * 0.02)} ${n(horizon + unit * 3)}Z`,
      { fill: shown(stage, crop), opacity: 0.75 },
    )
  })
  const [barnX, barnY, barn] = [width * throws.between(0.66, 0.8), horizon + unit * 4, unit * 17]
  const red = shown(stage, '#b5433a', 0.12)
  const barnShape =
    rect(barnX - barn / 2, barnY - barn * 0.55, barn, barn * 0.55, { fill: red }) +
    path(
      `M${n(barnX - barn * 0.56)} ${n(barnY - barn * 0.53)}L${n(barnX - barn * 0.36)} ${n(barnY - barn * 0.82)}L${n(barnX)} ${n(barnY - barn)}L${n(barnX + barn * 0.36)} ${n(barnY - barn * 0.82)}L${n(barnX + barn * 0.56)} ${n(barnY - barn * 0.53)}Z`,
      { fill: darken(red, 0.3) },
    ) +
    rect(barnX - barn * 0.16, barnY - barn * 0.36, barn * 0.32, barn * 0.36, { fill: shown(stage, '#f6ead8', 0.12) }) +
    path(
      `M${n(barnX - barn * 0.16)} ${n(barnY - barn * 0.36)}l${n(barn * 0.32)} ${n(barn * 0.36)}m0 ${n(-barn * 0.36)}l${n(-barn * 0.32)} ${n(barn * 0.36)}`,
      { fill: 'none', stroke: red, line: barn * 0.03 },
    )
  const fence = Array.from({ length: Math.ceil(width / (unit * 9)) + 1 }, (_, post) =>
    rect(
      post * unit * 9 - unit * 0.6,
      horizon + unit * 5,
      unit * 1.2,
      unit * 6,
      { fill: shown(stage, '#f4e7d2', 0.06) },
      unit * 0.3,
    ),
  )
  const rails = [6.4, 8.6].map((y) =>
    rect(0, horizon + unit * y, width, unit * 0.8, { fill: shown(stage, '#e7d6ba', 0.06) }),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 4,
      rise: unit * 5,
      hills: 2,
      colour: foliage.grassFar,
      distance: 0.45,
      roughness: 0.3,
    }).layer,
    drawFloor(stage, 'field', horizon + unit * 2, foliage.grass, 0.2),
    { name: 'rows', svg: stripes.join('') },
    { name: 'barn', svg: drawTree(stage, throws, barnX - barn * 0.95, barnY, barn * 1.05, 0.15) + barnShape },
    { name: 'fence', svg: rails.join('') + fence.join('') },
    { name: 'grass', svg: drawGrass(stage, 'grass', height * 0.8, height, 70) },
  ])
}
