import { mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawTree } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, n, path } from '../svg.ts'
import { groundOf } from './land.ts'

export function drawGarden(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.56
  const throws = random.stream('garden')
  const hedge = Array.from({ length: 16 }, (_, bush) => {
    const x = ((bush + throws.between(-0.2, 0.2)) / 15) * width
    const radius = unit * throws.between(6, 9)
    return circle(x, horizon + unit * 2, radius, {
      fill: shown(stage, mix(foliage.leafDark, '#2f7a43', 0.4), 0.25 + throws.next() * 0.1),
    })
  })
  const trees = [0.1, 0.9].map((x) =>
    drawTree(stage, throws, width * x, horizon + unit * 6, unit * throws.between(34, 42), 0.08),
  )
  const lawn = mix(foliage.grass, '#7ccf5b', foliage.isSnowy ? 0 : 0.35)
  const winding = path(
    `M${n(width * 0.47)} ${n(horizon + unit * 6)}C${n(width * 0.62)} ${n(height * 0.72)} ${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.36)} ${n(height)}H${n(width * 0.68)}C${n(width * 0.56)} ${n(height * 0.84)} ${n(width * 0.7)} ${n(height * 0.72)} ${n(width * 0.51)} ${n(horizon + unit * 6)}Z`,
    { fill: shown(stage, '#e9d6ae'), opacity: 0.9 },
  )
  const beds = foliage.isSnowy
    ? ''
    : drawFlowers(stage, 'bed', horizon + unit * 7, height * 0.8, 80, 1.1) +
      drawFlowers(stage, 'near-bed', height * 0.86, height, 34, 1.5)
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 5,
      rise: unit * 5,
      hills: 2,
      colour: foliage.grassFar,
      distance: 0.5,
      roughness: 0.3,
    }).layer,
    { name: 'hedge', svg: hedge.join('') },
    drawFloor(stage, 'lawn', horizon + unit * 4, lawn, 0.3),
    { name: 'path', svg: winding },
    { name: 'trees', svg: trees.join('') },
    { name: 'beds', svg: drawGrass(stage, 'grass', horizon + unit * 6, height, 90) + beds },
  ])
}
