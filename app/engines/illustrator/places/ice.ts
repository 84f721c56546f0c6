import { drawFloor } from '../nature/floor.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawWater } from '../nature/water.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { n, path, polygon } from '../svg.ts'

export function drawIce(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.55
  const shore = height * 0.7
  const throws = random.stream('bergs')
  const bergs = Array.from({ length: 5 }, (_, place) => {
    const x = width * ((place + throws.between(0.1, 0.9)) / 5)
    const [w, h] = [unit * throws.between(14, 30), unit * throws.between(8, 20)]
    const y = horizon + unit * throws.between(1.5, 4)
    const lit = shown(stage, '#f2faff', 0.15)
    const dim = shown(stage, '#a9d3ec', 0.15)
    return (
      polygon(
        [
          [x - w / 2, y],
          [x - w * 0.28, y - h * 0.7],
          [x - w * 0.05, y - h],
          [x + w * 0.2, y - h * 0.55],
          [x + w / 2, y],
        ],
        { fill: lit },
      ) +
      polygon(
        [
          [x - w * 0.05, y - h],
          [x + w * 0.2, y - h * 0.55],
          [x + w / 2, y],
          [x + w * 0.08, y],
          [x + w * 0.02, y - h * 0.5],
        ],
        { fill: dim },
      )
    )
  })
  const cracks = Array.from({ length: 9 }, () => {
    const [x, y] = [throws.between(0, width), throws.between(shore + unit * 6, height)]
    return path(
      `M${n(x)} ${n(y)}l${n(unit * 6)} ${n(unit * 0.8)}l${n(unit * 4)} ${n(-unit * 1)}l${n(unit * 7)} ${n(unit * 1.2)}`,
      { fill: 'none', stroke: shown(stage, '#a5cfe6'), line: unit * 0.3, opacity: 0.7 },
    )
  })
  return {
    back: [
      ...drawSky(stage, horizon),
      drawRidge(stage, {
        name: 'ice-hills',
        base: horizon - unit * 1,
        rise: unit * 6,
        hills: 2,
        colour: '#b5d6ec',
        distance: 0.45,
        roughness: 0.45,
      }).layer,
      drawWater(stage, horizon + unit * 1, shore + unit * 5, '#2a6f9e', '#7fc4dc'),
      { name: 'bergs', svg: bergs.join('') },
      drawFloor(stage, 'ice', shore + unit * 2, '#eaf5fc', 0.7),
      { name: 'cracks', svg: cracks.join('') },
    ],
    front: [],
    horizon,
    floor: [shore + unit * 7, height * 0.955],
    water: [horizon + unit * 6, shore - unit * 1],
    air: [height * 0.07, horizon * 0.78],
    shadow: 0.7,
    depth: 0.6,
  }
}
