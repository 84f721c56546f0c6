import { mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPine, drawTree } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import type { Ground, Stage } from '../stage.ts'
import { groundOf } from './land.ts'

export function drawMeadow(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const hills = [
    { name: 'far-hills', base: horizon - unit * 7, rise: unit * 6, colour: '#7f9cc4', distance: 0.62 },
    { name: 'hills', base: horizon - unit * 2, rise: unit * 5, colour: foliage.grassFar, distance: 0.42 },
    {
      name: 'near-hills',
      base: horizon + unit * 2,
      rise: unit * 3.4,
      colour: mix(foliage.grassFar, foliage.grass, 0.5),
      distance: 0.18,
    },
  ].map((hill) => drawRidge(stage, { ...hill, hills: 2.4, roughness: 0.3 }))
  const throws = random.stream('meadow-trees')
  const line = hills[2]
  const trees = Array.from({ length: 7 }, () => {
    const x = throws.between(-0.02, 1.02) * width
    const foot = (line?.heightAt(x) ?? horizon) + unit * 1.2
    return throws.chance(0.3) || foliage.isSnowy
      ? drawPine(stage, throws, x, foot, unit * throws.between(9, 15), 0.28)
      : drawTree(stage, throws, x, foot, unit * throws.between(9, 15), 0.28)
  })
  const top = horizon + unit * 5
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    ...hills.map(({ layer }) => layer),
    { name: 'trees', svg: trees.join('') },
    drawFloor(stage, 'meadow', top, foliage.grass),
    {
      name: 'grass',
      svg:
        drawGrass(stage, 'grass', top + unit * 2, height, 150) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', top + unit * 3, height, 46)),
    },
  ])
}
