import { darken, lighten, mix } from '../colour.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts'
import { drawFloor, drawRidge, drawWater } from './terrain.ts'

export function drawSpace(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('space')
  const tint = throws.pick(['#5b3fa8', '#2f6fae', '#a83f8a', '#2f8f86'])
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
  const sparkles = Array.from({ length: 12 }, () => {
    const [x, y, size] = [throws.between(0, width), throws.between(0, height * 0.7), unit * throws.between(0.8, 2)]
    return path(
      `M${n(x)} ${n(y - size)}Q${n(x)} ${n(y)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + size)}Q${n(x)} ${n(y)} ${n(x - size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - size)}Z`,
      { fill: '#ffffff', opacity: 0.9 },
    )
  })
  const planets = [0, 1].map((place) => {
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
  })
  const moon = height * 0.72
  const craters = Array.from({ length: 16 }, () => {
    const share = throws.next()
    const size = unit * (1.4 + 6 * share)
    const [x, y] = [throws.between(0, width), moon + unit * 5 + (height - moon) * share]
    return (
      ellipse(x, y, size, size * 0.32, { fill: '#8f8aa5' }) +
      ellipse(x, y + size * 0.07, size * 0.86, size * 0.24, { fill: '#77728f' })
    )
  })
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
      { name: 'nebulae', svg: nebulae.join('') },
      { name: 'stars', svg: drawStars(stage, height, 1.3) + sparkles.join('') },
      { name: 'planets', svg: planets.join('') },
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
      { name: 'craters', svg: craters.join('') },
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

/** High above: clouds to stand on. */
export function drawHeights(stage: Stage): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.78
  const bank = (name: string, y: number, size: number, share: number) => {
    const throws = random.stream(name)
    const body = mix(mix('#ffffff', light.sky[2], share), light.sky[1], light.isDark ? 0.6 : 0.05)
    const fill = canvas.linear([
      [0, lighten(body, 0.4)],
      [1, body],
    ])
    const clouds = Array.from({ length: 9 }, (_, place) =>
      drawCloud(
        throws.stream(`${place}`),
        ((place + throws.next()) / 9) * width * 1.1 - width * 0.05,
        y + throws.between(-1, 1) * unit * 2,
        size * throws.between(0.8, 1.3),
        fill,
      ),
    )
    return { name, svg: clouds.join('') + rect(0, y - unit * 1, width, height, { fill: body }) }
  }
  return {
    back: [
      ...drawSky(stage, height),
      fadedLayer('far-bank', bank('far-bank', height * 0.72, unit * 18, 0.6).svg, 0.75),
      bank('bank', height * 0.82, unit * 26, 0.3),
    ],
    front: [bank('near-bank', height * 0.975, unit * 30, 0.08)],
    horizon,
    floor: [height * 0.84, height * 0.95],
    water: null,
    air: [height * 0.12, height * 0.62],
    shadow: 0.35,
    depth: 0.7,
  }
}

const fadedLayer = (name: string, svg: string, opacity: number) => ({ name, svg: group(svg, { opacity }) })
