import { lighten, mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawSeaweed } from '../nature/seaweed.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, curve, path, polygon, rect } from '../svg.ts'
import type { Point } from '../svg.ts'

export function drawUnderwater(stage: Stage): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const bed = height * 0.8
  const tone = (colour: string) => shown({ ...stage, light: { ...light, haze: '#2f86b8' } }, colour)
  const fill = canvas.linear([
    [0, tone('#7fe0ea')],
    [0.3, tone('#38a9d2')],
    [1, tone('#12507f')],
  ])
  const throws = random.stream('rays')
  const rays = drawRays(stage, throws, bed)
  const bubbles = Array.from({ length: 44 }, () => {
    const radius = unit * throws.between(0.25, 1.3)
    const [x, y] = [throws.between(0, width), throws.between(0, bed)]
    return (
      circle(x, y, radius, { fill: '#ffffff', opacity: 0.2 }) +
      circle(x - radius * 0.3, y - radius * 0.3, radius * 0.3, { fill: '#ffffff', opacity: 0.8 })
    )
  })
  const sea = { ...stage, light: { ...light, haze: mix('#2f86b8', light.haze, 0.2) } }
  const rocks = drawRidge(sea, {
    name: 'rocks',
    base: bed - unit * 8,
    rise: unit * 10,
    hills: 3,
    colour: '#2f6a8a',
    distance: 0.55,
    roughness: 0.45,
  })
  const weed = Array.from({ length: 13 }, () =>
    drawSeaweed(
      sea,
      throws,
      throws.between(0, width),
      bed + throws.between(unit * 2, unit * 8),
      unit * throws.between(14, 28),
      throws.between(0.05, 0.4),
    ),
  )
  const corals = Array.from({ length: 9 }, () =>
    drawCoral(
      sea,
      throws,
      throws.between(0, width),
      bed + throws.between(unit * 3, unit * 9),
      unit * throws.between(6, 12),
    ),
  )
  return {
    back: [
      { name: 'deep', svg: rect(0, 0, width, height, { fill }) },
      { name: 'rays', svg: rays },
      rocks.layer,
      { name: 'far-weed', svg: weed.slice(0, 6).join('') },
      drawFloor(sea, 'seabed', bed, '#d9c08a'),
      { name: 'reef', svg: corals.join('') + weed.slice(6).join('') },
      { name: 'bubbles', svg: bubbles.slice(0, 26).join('') },
    ],
    front: [{ name: 'near-bubbles', svg: bubbles.slice(26).join('') }],
    horizon: bed,
    floor: [bed + unit * 4, height * 0.955],
    water: [height * 0.24, height * 0.76],
    air: [height * 0.1, height * 0.6],
    shadow: 0.4,
    depth: 0.75,
  }
}

/** Light that falls in from above. */
function drawRays({ canvas }: Stage, throws: Stage['random'], bed: number): string {
  const { unit, width } = canvas
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const x = width * (ray / 7) + throws.between(-1, 1) * unit * 5
    const wide = unit * throws.between(3, 8)
    return polygon(
      [
        [x, 0],
        [x + wide, 0],
        [x + wide * 2.4 - unit * 14, bed],
        [x - unit * 22, bed],
      ],
      {
        fill: canvas.linear([
          [0, '#ffffff', 0.28],
          [1, '#ffffff', 0],
        ]),
      },
    )
  })
  return rays.join('')
}

function drawCoral(stage: Stage, throws: Stage['random'], x: number, y: number, size: number): string {
  const colour = shown(stage, throws.pick(['#ff8f7a', '#f2739f', '#ffb35c', '#b98af0']), throws.between(0, 0.25))
  return Array.from({ length: 5 }, (_, branch) => {
    const angle = -Math.PI / 2 + (branch - 2) * 0.42
    const reach = size * throws.between(0.7, 1)
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    return (
      path(curve([[x, y], [x + Math.cos(angle) * reach * 0.4, y - reach * 0.5], tip]), {
        fill: 'none',
        stroke: colour,
        line: size * 0.13,
      }) + circle(tip[0], tip[1], size * 0.1, { fill: lighten(colour, 0.2) })
    )
  }).join('')
}
