import { mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawPeak } from '../nature/peak.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPine, drawTree } from '../nature/trees.ts'
import { drawWater } from '../nature/water.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { ellipse, n, path, rect } from '../svg.ts'

export function drawLake(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.52
  const shore = height * 0.76
  const throws = random.stream('lake')
  const peak = drawPeak(stage, 'lake-peak', {
    x: width * throws.between(0.3, 0.7),
    top: horizon * 0.38,
    foot: horizon + unit * 2,
    width: Math.max(width * 0.6, unit * 70),
    distance: 0.48,
    snow: foliage.isSnowy ? 0.6 : 0.26,
  })
  const far = drawRidge(stage, {
    name: 'far-shore',
    base: horizon - unit * 3,
    rise: unit * 4,
    hills: 2.4,
    colour: mix(foliage.grassFar, '#3f6f5a', 0.45),
    distance: 0.34,
    roughness: 0.32,
  })
  const trees = Array.from({ length: 18 }, () => throws.between(0, width)).map((x) =>
    (throws.chance(0.6) ? drawPine : drawTree)(
      stage,
      throws,
      x,
      horizon + unit * 0.8,
      unit * throws.between(6, 12),
      0.3,
    ),
  )
  const mirror = rect(0, horizon, width, unit * 12, {
    fill: canvas.linear([
      [0, shown(stage, '#3f6f5a', 0.3), 0.55],
      [1, shown(stage, '#3f6f5a', 0.3), 0],
    ]),
  })
  const reeds = Array.from({ length: 26 }, () => {
    const side = throws.chance(0.5)
    const x = side ? throws.between(0, width * 0.16) : throws.between(width * 0.84, width)
    const foot = shore + throws.between(0, unit * 6)
    const tall = unit * throws.between(9, 16)
    return (
      path(
        `M${n(x)} ${n(foot)}q${n(throws.between(-1, 1) * unit)} ${n(-tall / 2)} ${n(throws.between(-1, 1) * unit * 2)} ${n(-tall)}`,
        { fill: 'none', stroke: shown(stage, '#5f7f3f'), line: unit * 0.4 },
      ) +
      ellipse(x + throws.between(-1, 1) * unit * 0.4, foot - tall, unit * 0.55, unit * 1.9, {
        fill: shown(stage, '#7a4f30'),
      })
    )
  })
  return {
    back: [
      ...drawSky(stage, horizon),
      { name: 'peak', svg: peak },
      far.layer,
      { name: 'far-trees', svg: trees.join('') },
      drawWater(stage, horizon + unit * 0.6, shore + unit * 5, '#2b6fa8', '#6fb7d0'),
      { name: 'mirror', svg: mirror },
      drawFloor(stage, 'bank', shore + unit * 2, foliage.grass),
      {
        name: 'reeds',
        svg:
          drawGrass(stage, 'grass', shore + unit * 4, height, 90) +
          (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', shore + unit * 5, height, 22)) +
          reeds.join(''),
      },
    ],
    front: [],
    horizon,
    floor: [shore + unit * 7, height * 0.96],
    water: [horizon + unit * 7, shore - unit * 2],
    air: [height * 0.07, horizon * 0.8],
    shadow: 1,
    depth: 0.6,
  }
}
