import { darken, lighten, mix } from '../colour.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { circle, curve, ellipse, n, path, polygon, rect } from '../svg.ts'
import type { Point } from '../svg.ts'
import { drawFlowers, drawGrass, drawPalm, drawPine, drawSeaweed, drawTree } from './plants.ts'
import { drawFloor, drawPeak, drawRidge, drawWater } from './terrain.ts'

export function drawBeach(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.5
  const shore = height * 0.68
  const throws = random.stream('beach')
  const foam = (y: number, name: string, colour: string, lift: number) => {
    const line = random.stream(name)
    const points = Array.from({ length: 12 }, (_, step): Point => [
      ((step - 0.5) / 10) * width,
      y + line.between(-1, 1) * unit * lift,
    ])
    return path(`${curve(points)}V${height}H0Z`, { fill: colour })
  }
  const side = throws.chance(0.5) ? 0.09 : 0.91
  const palms = [0, 1].map((place) =>
    drawPalm(
      stage,
      throws,
      width * (side + (place ? 0.06 : 0) * (side < 0.5 ? 1 : -1)),
      height * (0.79 + place * 0.05),
      unit * throws.between(40, 50) * (place ? 0.72 : 1),
      0.04,
    ),
  )
  const shells = Array.from({ length: 12 }, () =>
    ellipse(
      throws.between(0, width),
      throws.between(shore + unit * 8, height),
      unit * throws.between(0.3, 0.8),
      unit * throws.between(0.2, 0.5),
      { fill: shown(stage, throws.pick(['#fff3e0', '#f6c9b0', '#e0b89a'])) },
    ),
  )
  const sand = stage.foliage.isSnowy ? '#f1ead9' : '#f3d9a4'
  return {
    back: [
      ...drawSky(stage, horizon),
      drawRidge(stage, {
        name: 'headland',
        base: horizon + unit * 2.4,
        rise: unit * 5,
        hills: 1.3,
        colour: '#4f8a7a',
        distance: 0.5,
        roughness: 0.35,
      }).layer,
      drawWater(stage, horizon + unit * 1.4, shore + unit * 3, '#2a8fc4', '#5fd0d6'),
      {
        name: 'wet-sand',
        svg:
          foam(shore - unit * 1, 'foam-far', shown(stage, '#ffffff'), 0.9) +
          foam(shore + unit * 0.4, 'foam', shown(stage, '#d8bb86'), 0.9),
      },
      {
        name: 'sand',
        svg:
          foam(
            shore + unit * 3.4,
            'sand',
            canvas.linear([
              [0, shown(stage, lighten(sand, 0.2))],
              [1, shown(stage, darken(sand, 0.12))],
            ]),
            0.8,
          ) + shells.join(''),
      },
      { name: 'palms', svg: palms.join('') },
    ],
    front: [],
    horizon,
    floor: [shore + unit * 7, height * 0.955],
    water: [horizon + unit * 4, shore - unit * 4],
    air: [height * 0.07, horizon * 0.8],
    shadow: 0.8,
    depth: 0.6,
  }
}

export function drawSea(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.52
  const throws = random.stream('swell')
  const swell = (y: number, name: string, colour: string): Layer => {
    const line = random.stream(name)
    const points = Array.from({ length: 16 }, (_, step): Point => [
      ((step - 1) / 13) * width,
      y + (step % 2 ? -1 : 1) * unit * line.between(0.6, 1.8),
    ])
    const crest = path(curve(points), { fill: 'none', stroke: shown(stage, '#ffffff'), line: unit * 0.5, opacity: 0.5 })
    return {
      name,
      svg:
        path(`${curve(points)}V${height}H0Z`, {
          fill: canvas.linear([
            [0, shown(stage, lighten(colour, 0.1))],
            [1, shown(stage, darken(colour, 0.3))],
          ]),
        }) + crest,
    }
  }
  const islet = ellipse(width * throws.between(0.15, 0.85), horizon + unit * 1.6, unit * 13, unit * 2.4, {
    fill: shown(stage, '#5f8f77', 0.5),
  })
  return {
    back: [
      ...drawSky(stage, horizon),
      { name: 'islet', svg: islet },
      drawWater(stage, horizon + unit * 1.4, height, '#175f9e', '#3fa3cc'),
    ],
    front: [swell(height * 0.9, 'swell', '#1f78b5'), swell(height * 0.955, 'near-swell', '#15598f')],
    horizon,
    floor: [height * 0.74, height * 0.93],
    water: [horizon + unit * 12, height * 0.92],
    air: [height * 0.07, horizon * 0.8],
    shadow: 0,
    depth: 0.6,
  }
}

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
      { name: 'rays', svg: rays.join('') },
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
