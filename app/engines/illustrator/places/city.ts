import { darken, lighten, mix } from '../colour.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { circle, ellipse, n, path, polygon, rect } from '../svg.ts'

const LAMP = '#ffd98a'

export function drawCity(stage: Stage): Ground {
  const { canvas, foliage } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.66
  const street = horizon + unit * 5
  const asphalt = foliage.isSnowy ? '#8b93a5' : '#5b6175'
  const lines = Array.from({ length: 8 }, (_, dash) =>
    rect(width * (dash / 7.4), height * 0.885, width * 0.07, unit * 1, { fill: shown(stage, '#f4e6b5'), opacity: 0.8 }),
  )
  const lamps = [0.1, 0.46, 0.84].map((share) => drawStreetLamp(stage, width * share, street + unit * 3, unit * 30))
  return {
    back: [
      ...drawSky(stage, horizon),
      drawTowers(stage, 'far-towers', horizon, { low: 22, high: 44, wide: 9, distance: 0.6 }),
      drawTowers(stage, 'towers', horizon + unit * 1, { low: 16, high: 36, wide: 11, distance: 0.34 }),
      drawTowers(stage, 'houses', horizon + unit * 3, { low: 11, high: 25, wide: 15, distance: 0.1 }),
      {
        name: 'pavement',
        svg: rect(0, horizon + unit * 2.6, width, height, {
          fill: shown(stage, foliage.isSnowy ? '#eef3f8' : '#b9b6c2'),
        }),
      },
      {
        name: 'street',
        svg:
          rect(0, street + unit * 6, width, height, {
            fill: canvas.linear([
              [0, shown(stage, lighten(asphalt, 0.1))],
              [1, shown(stage, darken(asphalt, 0.3))],
            ]),
          }) +
          rect(0, street + unit * 5.4, width, unit * 0.9, { fill: shown(stage, '#dedbe4') }) +
          lines.join(''),
      },
      { name: 'lamps', svg: lamps.join('') },
    ],
    front: [],
    horizon,
    floor: [street + unit * 3, height * 0.955],
    water: null,
    air: [height * 0.07, horizon * 0.5],
    shadow: 1,
    depth: 0.7,
  }
}

function drawTowers(
  stage: Stage,
  name: string,
  foot: number,
  { low, high, wide, distance }: Record<'low' | 'high' | 'wide' | 'distance', number>,
): Layer {
  const { canvas, light } = stage
  const { unit, width } = canvas
  const throws = stage.random.stream(name)
  const walls = ['#7886b5', '#9a7fa8', '#c98f86', '#6f9aae', '#b5a58c', '#8792a8'] as const
  const tallest = Math.min(1.5, canvas.height / canvas.width) > 1 ? 1.35 : 1
  let svg = ''
  for (let x = -unit * 2; x < width;) {
    const across = unit * wide * throws.between(0.7, 1.3)
    const up = unit * throws.between(low, high) * tallest
    const wall = shown(stage, throws.pick(walls), distance)
    const top = foot - up
    svg += rect(x, top, across, up + unit * 3, {
      fill: canvas.linear(
        [
          [0, lighten(wall, 0.1)],
          [1, darken(wall, 0.16)],
        ],
        'across',
      ),
    })
    svg += drawRoof(stage, throws, x, top, across, wall)
    const pane = unit * (distance > 0.5 ? 1 : 1.5)
    const columns = Math.max(2, Math.floor(across / (pane * 2.1)))
    const gap = across / columns
    for (let row = 0; row < Math.floor(up / (pane * 2.3)) - 1; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const isLit = throws.chance(light.isDark ? 0.55 : 0.12)
        const glass = isLit
          ? mix(LAMP, light.haze, distance * 0.5)
          : mix(darken(wall, 0.3), light.sky[1], light.isDark ? 0.05 : 0.35)
        svg += rect(
          x + gap * (column + 0.5) - pane / 2,
          top + pane * (1.2 + row * 2.3),
          pane,
          pane * 1.35,
          { fill: glass },
          pane * 0.12,
        )
      }
    x += across + unit * throws.between(-0.6, 1.2)
  }
  return { name, svg }
}

function drawRoof(stage: Stage, throws: Stage['random'], x: number, top: number, across: number, wall: string): string {
  const { unit } = stage.canvas
  const snow = stage.foliage.isSnowy
    ? rect(x, top - unit * 0.6, across, unit * 1, { fill: shown(stage, '#ffffff', 0.1) }, unit * 0.4)
    : ''
  switch (throws.whole(0, 3)) {
    case 0:
      return polygon(
        [
          [x - unit * 0.4, top],
          [x + across / 2, top - across * 0.36],
          [x + across + unit * 0.4, top],
        ],
        { fill: darken(wall, 0.3) },
      )
    case 1:
      return (
        rect(x + across * 0.44, top - unit * 5, unit * 0.4, unit * 5, { fill: darken(wall, 0.3) }) +
        circle(x + across * 0.44 + unit * 0.2, top - unit * 5, unit * 0.45, { fill: '#ff6b5e' }) +
        snow
      )
    case 2:
      return rect(x + across * 0.2, top - unit * 2.6, across * 0.6, unit * 2.8, { fill: darken(wall, 0.12) }) + snow
    default:
      return snow
  }
}

function drawStreetLamp({ canvas, light, ...stage }: Stage, x: number, y: number, tall: number): string {
  const post = shown({ canvas, light, ...stage }, '#3c4257')
  const glow = canvas.radial([
    [0, LAMP, light.isDark ? 0.75 : 0],
    [1, LAMP, 0],
  ])
  return (
    path(`M${n(x)} ${n(y)}V${n(y - tall * 0.86)}q0 ${n(-tall * 0.12)} ${n(tall * 0.16)} ${n(-tall * 0.12)}`, {
      fill: 'none',
      stroke: post,
      line: tall * 0.03,
    }) +
    circle(x + tall * 0.17, y - tall * 0.95, tall * 0.32, { fill: glow }) +
    ellipse(x + tall * 0.17, y - tall * 0.965, tall * 0.06, tall * 0.03, { fill: light.isDark ? '#fff0c4' : '#e8e4d4' })
  )
}
