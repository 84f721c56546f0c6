import { mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawFlowers, drawGrass } from '../nature/ground-cover.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawPine, drawTree } from '../nature/trees.ts'
import { drawSky } from '../sky.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { n, path } from '../svg.ts'
import { groundOf } from './land.ts'

export function drawForest(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.58
  const rows = [
    { name: 'far-trees', y: horizon + unit * 1, tall: 34, count: 16, distance: 0.6 },
    { name: 'trees', y: horizon + unit * 4, tall: 46, count: 11, distance: 0.36 },
    { name: 'near-trees', y: horizon + unit * 8, tall: 62, count: 7, distance: 0.1 },
  ].map(({ name, y, tall, count, distance }): Layer => {
    const throws = random.stream(name)
    const trees = Array.from({ length: count }, (_, place) => {
      const x = ((place + throws.between(0, 1)) / count) * width * 1.1 - width * 0.05
      const edge = Math.abs(x / width - 0.5) * 2
      const size = unit * tall * throws.between(0.8, 1.15) * (distance < 0.2 ? 0.55 + edge * 0.75 : 1)
      return (throws.chance(0.5) || foliage.isSnowy ? drawPine : drawTree)(
        stage,
        throws,
        x,
        y + throws.between(0, unit * 2),
        size,
        distance,
      )
    })
    return { name, svg: trees.join('') }
  })
  const throws = random.stream('rays')
  const rays =
    stage.light.orb && !stage.light.isDark
      ? Array.from({ length: 5 }, (_, ray) => {
          const x = width * (0.1 + ray * 0.2 + throws.between(-0.05, 0.05))
          return path(`M${n(x)} 0h${n(unit * 6)}l${n(unit * 26)} ${n(height * 0.8)}h${n(unit * -18)}Z`, {
            fill: canvas.linear([
              [0, stage.light.orb?.glow ?? '#ffffff', 0.34],
              [1, stage.light.orb?.glow ?? '#ffffff', 0],
            ]),
          })
        }).join('')
      : ''
  const moss = mix(foliage.grass, '#3f7a44', foliage.isSnowy ? 0.04 : 0.45)
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 8,
      rise: unit * 5,
      hills: 2,
      colour: '#5f8a78',
      distance: 0.68,
      roughness: 0.3,
    }).layer,
    ...rows.slice(0, 2),
    drawFloor(stage, 'moss', horizon + unit * 4, moss),
    ...rows.slice(2),
    { name: 'rays', svg: rays },
    {
      name: 'ferns',
      svg:
        drawGrass(stage, 'ferns', horizon + unit * 9, height, 150) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', horizon + unit * 10, height, 18)),
    },
  ])
}
