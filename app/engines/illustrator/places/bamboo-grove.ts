import { lighten, mix } from '../colour.ts'
import { drawBambooSpray, drawCulm } from '../nature/bamboo.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawGrass } from '../nature/ground-cover.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { ellipse, n, path } from '../svg.ts'
import { groundOf } from './land.ts'

export function drawBambooGrove(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const rows = [
    { name: 'far-culms', bottom: horizon + unit * 3, count: 30, thick: 1.1, distance: 0.66 },
    { name: 'culms', bottom: horizon + unit * 7, count: 17, thick: 1.9, distance: 0.36 },
    { name: 'near-culms', bottom: horizon + unit * 13, count: 9, thick: 3, distance: 0.08 },
  ].map(({ name, bottom, count, thick, distance }): Layer => {
    const throws = random.stream(name)
    const culms = Array.from({ length: count }, (_, place) => {
      let x = ((place + throws.next()) / count) * width
      // The nearest ones leave the middle to the figures.
      if (distance < 0.2 && Math.abs(x / width - 0.5) < 0.2) x += (x < width / 2 ? -1 : 1) * width * 0.2
      return drawCulm(
        stage,
        throws,
        x,
        0,
        bottom + throws.between(0, unit * 3),
        unit * thick * throws.between(0.8, 1.25),
        distance,
      )
    })
    return { name, svg: culms.join('') }
  })
  const mist = ellipse(width / 2, horizon, width * 0.62, unit * 22, {
    fill: canvas.radial([
      [0, lighten(stage.light.haze, 0.45), 0.8],
      [1, stage.light.haze, 0],
    ]),
  })
  const trail = path(
    `M${n(width * 0.47)} ${n(horizon + unit * 5)}C${n(width * 0.56)} ${n(height * 0.76)} ${n(width * 0.3)} ${n(height * 0.84)} ${n(width * 0.24)} ${n(height)}H${n(width * 0.8)}C${n(width * 0.66)} ${n(height * 0.84)} ${n(width * 0.66)} ${n(height * 0.74)} ${n(width * 0.53)} ${n(horizon + unit * 5)}Z`,
    { fill: shown(stage, foliage.isSnowy ? '#f4f8fc' : '#d9c59a'), opacity: 0.85 },
  )
  const throws = random.stream('sprays')
  const sprays = Array.from({ length: 14 }, (_, place) =>
    drawBambooSpray(
      stage,
      throws,
      place % 2 ? width * throws.between(0.86, 1.02) : width * throws.between(-0.02, 0.14),
      height * throws.between(0.02, 0.3),
      unit * throws.between(9, 15),
      0,
    ),
  )
  return groundOf(
    stage,
    horizon,
    [
      ...drawSky(stage, horizon),
      rows[0] ?? { name: 'none', svg: '' },
      { name: 'mist', svg: mist },
      rows[1] ?? { name: 'none', svg: '' },
      drawFloor(stage, 'moss', horizon + unit * 4, mix(foliage.grass, '#5f9a3f', foliage.isSnowy ? 0.05 : 0.5), 0.4),
      { name: 'path', svg: trail },
      rows[2] ?? { name: 'none', svg: '' },
      { name: 'grass', svg: drawGrass(stage, 'grass', horizon + unit * 8, height, 120) },
    ],
    [{ name: 'sprays', svg: sprays.join('') }],
  )
}
