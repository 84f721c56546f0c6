import { darken, lighten, mix } from '../colour.ts'
import { drawFloor } from '../nature/floor.ts'
import { drawRidge } from '../nature/ridge.ts'
import { drawStars } from '../sky.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, ellipse, n, path, rect } from '../svg.ts'

export function drawSpace(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('space')
  const tint = throws.pick(['#5b3fa8', '#2f6fae', '#a83f8a', '#2f8f86'])
  const nebulae = drawNebulae(stage, throws, tint)
  const sparkles = drawSparkles(stage, throws)
  const planets = [0, 1].map((place) => drawPlanet(stage, throws, place)).join('')
  const moon = height * 0.72
  const craters = drawCraters(stage, throws, moon)
  const bright: Stage = { ...stage, light: { ...stage.light, shine: '#ffffff', haze: '#2a2350' } }
  return {
    back: [
      {
        name: 'void',
        svg: rect(0, 0, width, height, {
          fill: canvas.linear([
            [0, '#060818'],
            [1, mix('#1a1748', tint, 0.3)],
          ]),
        }),
      },
      { name: 'nebulae', svg: nebulae },
      { name: 'stars', svg: drawStars(stage, height, 1.3) + sparkles },
      { name: 'planets', svg: planets },
      drawRidge(bright, {
        name: 'crater-rim',
        base: moon - unit * 2,
        rise: unit * 4,
        hills: 2.4,
        colour: '#7d789a',
        distance: 0.4,
        roughness: 0.42,
      }).layer,
      drawFloor(bright, 'moon', moon + unit * 2, '#a8a4bd', 1),
      { name: 'craters', svg: craters },
    ],
    front: [],
    horizon: moon,
    floor: [moon + unit * 7, height * 0.95],
    water: null,
    air: [height * 0.12, moon * 0.72],
    shadow: 1,
    depth: 0.6,
  }
}

type Throws = Stage['random']

function drawNebulae({ canvas }: Stage, throws: Throws, tint: string): string {
  const { height, unit, width } = canvas
  const nebulae = Array.from({ length: 5 }, () => {
    const colour = throws.pick([tint, '#8a5fe0', '#3f9ae0', '#e06fa8'])
    return ellipse(
      throws.between(0, width),
      throws.between(0, height * 0.8),
      unit * throws.between(26, 52),
      unit * throws.between(14, 34),
      {
        fill: canvas.radial([
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      },
    )
  })
  return nebulae.join('')
}

/** Stars with four points, in front of the small ones. */
function drawSparkles({ canvas: { height, unit, width } }: Stage, throws: Throws): string {
  const sparkles = Array.from({ length: 12 }, () => {
    const [x, y, size] = [throws.between(0, width), throws.between(0, height * 0.7), unit * throws.between(0.8, 2)]
    return path(
      `M${n(x)} ${n(y - size)}Q${n(x)} ${n(y)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + size)}Q${n(x)} ${n(y)} ${n(x - size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - size)}Z`,
      { fill: '#ffffff', opacity: 0.9 },
    )
  })
  return sparkles.join('')
}

/** One at each side; the left one has a ring. */
function drawPlanet({ canvas }: Stage, throws: Throws, place: number): string {
  const { height, unit, width } = canvas
  const [x, y, radius] = [
    width * (place ? throws.between(0.72, 0.9) : throws.between(0.1, 0.28)),
    height * throws.between(0.14, 0.34),
    unit * throws.between(5, 13),
  ]
  const colour = throws.pick(['#e8955a', '#6fb7e0', '#d98fb5', '#8fd0a5', '#e8cf8a'])
  const globe = circle(x, y, radius, {
    fill: canvas.radial([
      [0, lighten(colour, 0.4)],
      [0.7, colour],
      [1, darken(colour, 0.5)],
    ]),
  })
  const ring = ellipse(x, y, radius * 1.8, radius * 0.45, {
    fill: 'none',
    stroke: lighten(colour, 0.5),
    line: radius * 0.14,
    opacity: 0.75,
    extra: `transform="rotate(-18 ${n(x)} ${n(y)})"`,
  })
  return place ? globe : globe + ring
}

function drawCraters({ canvas: { height, unit, width } }: Stage, throws: Throws, moon: number): string {
  const craters = Array.from({ length: 16 }, () => {
    const share = throws.next()
    const size = unit * (1.4 + 6 * share)
    const [x, y] = [throws.between(0, width), moon + unit * 5 + (height - moon) * share]
    return (
      ellipse(x, y, size, size * 0.32, { fill: '#8f8aa5' }) +
      ellipse(x, y + size * 0.07, size * 0.86, size * 0.24, { fill: '#77728f' })
    )
  })
  return craters.join('')
}
