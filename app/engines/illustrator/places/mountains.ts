import { mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawPeak } from '../nature/peak.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPine } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import type { Ground, Stage } from '../stage.ts'
import { groundOf } from './land.ts'

export function drawMountains(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.64
  const throws = random.stream('peaks')
  const snow = foliage.isSnowy ? 0.7 : 0.34
  const far = Array.from({ length: 4 }, (_, peak) =>
    drawPeak(stage, `far${peak}`, {
      x: width * (peak / 3 + throws.between(-0.1, 0.1)),
      top: horizon * throws.between(0.36, 0.5),
      foot: horizon + unit * 4,
      width: Math.max(width * 0.5, unit * 62),
      distance: 0.55,
      snow,
    }),
  )
  const great = drawPeak(stage, 'great', {
    x: width * throws.between(0.3, 0.7),
    top: horizon * throws.between(0.16, 0.24),
    foot: horizon + unit * 6,
    width: Math.max(width * 0.62, unit * 86),
    distance: 0.26,
    snow,
  })
  const near = drawRidge(stage, {
    name: 'foothills',
    base: horizon,
    rise: unit * 4,
    hills: 3,
    colour: mix(foliage.grassFar, '#3f6f5a', 0.4),
    distance: 0.2,
    roughness: 0.35,
  })
  const pines = Array.from({ length: 26 }, () => throws.between(-0.02, 1.02) * width).map((x) =>
    drawPine(stage, throws, x, near.heightAt(x) + unit * 2.4, unit * throws.between(7, 13), 0.2),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    { name: 'far-peaks', svg: far.join('') },
    { name: 'peak', svg: great },
    near.layer,
    { name: 'pines', svg: pines.join('') },
    drawFloor(stage, 'slope', horizon + unit * 4, foliage.grass),
    {
      name: 'grass',
      svg:
        drawGrass(stage, 'grass', horizon + unit * 6, height, 110) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', horizon + unit * 7, height, 26)),
    },
  ])
}
