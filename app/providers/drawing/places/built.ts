import { darken, lighten, mix } from '../colour.ts'
import { drawSky, drawStars } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts'

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

/** A room with a window; what stands outside is the time and weather. */
export function drawRoom(stage: Stage): Ground {
  return drawIndoors(stage, false)
}

export function drawLibrary(stage: Stage): Ground {
  return drawIndoors(stage, true)
}

function drawIndoors(stage: Stage, hasShelves: boolean): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('room')
  const skirting = height * 0.68
  const wall = throws.pick(
    hasShelves ? ['#8a5f45', '#6f5a6a', '#5f6f5a'] : ['#f2d3b8', '#cfe0d2', '#d8d2ec', '#f4dfae', '#f0c4bd'],
  )
  const evening = light.isDark ? '#e8c9a8' : '#ffffff'
  const tone = (colour: string) => mix(colour, '#2b2140', light.isDark ? 0.3 : 0)
  const floor = tone(throws.pick(['#b98255', '#a5734d', '#c79466']))
  const boards = Array.from({ length: 9 }, (_, board) => {
    const share = (board / 9) ** 1.5
    return rect(0, skirting + (height - skirting) * share, width, unit * 0.3, {
      fill: darken(floor, 0.3),
      opacity: 0.45,
    })
  })
  const [windowX, windowY, windowW, windowH] = [
    width * throws.between(0.52, 0.6),
    height * 0.1,
    Math.min(width * 0.32, unit * 46),
    height * 0.34,
  ]
  const rug =
    ellipse(width * 0.5, height * 0.86, width * 0.4, (height - skirting) * 0.36, {
      fill: tone(throws.pick(['#c4576a', '#4f7fae', '#d08a4a', '#6a9a78'])),
    }) +
    ellipse(width * 0.5, height * 0.86, width * 0.34, (height - skirting) * 0.29, {
      fill: 'none',
      stroke: tone('#fff0d8'),
      line: unit * 0.7,
      opacity: 0.7,
    })
  return {
    back: [
      {
        name: 'wall',
        svg: rect(0, 0, width, height, {
          fill: canvas.linear([
            [0, tone(darken(wall, 0.1))],
            [1, tone(lighten(wall, 0.14))],
          ]),
        }),
      },
      { name: 'window', svg: drawWindow(stage, windowX, windowY, windowW, windowH) },
      hasShelves
        ? {
            name: 'shelves',
            svg: drawShelves(
              stage,
              width * 0.04,
              height * 0.06,
              windowX - width * 0.09,
              skirting - height * 0.06,
              tone,
            ),
          }
        : { name: 'wall-things', svg: drawWallThings(stage, windowX, height, tone) },
      {
        name: 'floor',
        svg:
          rect(0, skirting, width, height - skirting, {
            fill: canvas.linear([
              [0, lighten(floor, 0.12)],
              [1, darken(floor, 0.2)],
            ]),
          }) +
          boards.join('') +
          rect(0, skirting - unit * 1.6, width, unit * 2, { fill: tone(hasShelves ? '#5a3a2a' : '#fff6ea') }),
      },
      { name: 'rug', svg: rug },
      {
        name: 'lamp-light',
        svg: circle(width * 0.2, height * 0.42, unit * 60, {
          fill: canvas.radial([
            [0, '#ffdf9e', light.isDark ? 0.42 : 0.14],
            [1, evening, 0],
          ]),
        }),
      },
    ],
    front: [],
    horizon: skirting,
    floor: [skirting + unit * 4, height * 0.955],
    water: null,
    air: [height * 0.08, height * 0.4],
    shadow: 0.9,
    depth: 0.8,
  }
}

function drawWindow(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { canvas, random, light } = stage
  const { unit } = canvas
  const outside: Stage = {
    ...stage,
    canvas: { ...canvas, width: w, height: h },
    random: random.stream('outside'),
    features: stage.features,
  }
  const view =
    drawSky(outside, h * 0.78)
      .map(({ svg }) => svg)
      .join('') +
    (light.stars > 0 ? drawStars(outside, h * 0.7, 0.2) : '') +
    ellipse(w * 0.3, h * 1.02, w * 0.6, h * 0.34, { fill: shown(stage, stage.foliage.grassFar, 0.4) }) +
    ellipse(w * 0.85, h * 1.06, w * 0.6, h * 0.36, { fill: shown(stage, stage.foliage.grass, 0.2) })
  const frame = '#fffaf0'
  canvas.defs.push(`<clipPath id="window"><rect width="${n(w)}" height="${n(h)}" rx="${n(unit)}"/></clipPath>`)
  return group(
    group(view, { extra: 'clip-path="url(#window)"' }) +
      rect(0, 0, w, h, { fill: 'none', stroke: frame, line: unit * 1.8 }, unit) +
      rect(w / 2 - unit * 0.5, 0, unit, h, { fill: frame }) +
      rect(0, h / 2 - unit * 0.5, w, unit, { fill: frame }) +
      rect(-unit * 2, h + unit * 0.4, w + unit * 4, unit * 2, { fill: frame }, unit * 0.5),
    { transform: `translate(${n(x)} ${n(y)})` },
  )
}

function drawShelves(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: (colour: string) => string,
): string {
  const { unit } = stage.canvas
  const throws = stage.random.stream('books')
  const wood = tone('#7a4f35')
  const rows = 5
  const rowHeight = h / rows
  let svg = rect(x, y, w, h, { fill: darken(wood, 0.35) })
  for (let row = 0; row < rows; row += 1) {
    const shelf = y + rowHeight * (row + 1)
    for (let at = x + unit; at < x + w - unit * 3;) {
      const thick = unit * throws.between(1.4, 3)
      const tall = rowHeight * throws.between(0.55, 0.82)
      const cover = tone(throws.pick(['#c4504a', '#3f6fa5', '#4f8a5f', '#d9a03f', '#7a5aa5', '#e8d6b5', '#2f7f86']))
      if (throws.chance(0.92)) {
        svg += rect(at, shelf - unit - tall, thick, tall, { fill: cover }, unit * 0.2)
        svg += rect(at + thick * 0.2, shelf - unit - tall * 0.82, thick * 0.6, unit * 0.5, {
          fill: '#fff0cf',
          opacity: 0.6,
        })
      }
      at += thick + unit * 0.15
    }
    svg += rect(x - unit * 0.5, shelf - unit, w + unit, unit * 1.2, { fill: lighten(wood, 0.1) })
  }
  return (
    svg + rect(x - unit, y, unit * 1.4, h, { fill: wood }) + rect(x + w - unit * 0.4, y, unit * 1.4, h, { fill: wood })
  )
}

function drawWallThings(stage: Stage, windowX: number, height: number, tone: (colour: string) => string): string {
  const { unit, width } = stage.canvas
  const throws = stage.random.stream('wall')
  const frame = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, { fill: tone('#7a5238') }, unit * 0.5) +
    rect(x + unit, y + unit, w - unit * 2, h - unit * 2, {
      fill: tone(throws.pick(['#a8d0e0', '#f2d6a0', '#e5b5b0'])),
    }) +
    circle(x + w * 0.68, y + h * 0.36, h * 0.12, { fill: tone('#fff4cf') }) +
    polygon(
      [
        [x + unit, y + h - unit],
        [x + w * 0.36, y + h * 0.42],
        [x + w * 0.62, y + h * 0.74],
        [x + w * 0.78, y + h * 0.56],
        [x + w - unit, y + h - unit],
      ],
      { fill: tone('#5f8f78') },
    )
  const lampX = width * 0.1
  const foot = height * 0.69
  return (
    frame(windowX * 0.42, height * 0.16, unit * 22, unit * 16) +
    rect(lampX - unit * 0.4, foot - unit * 34, unit * 0.8, unit * 34, { fill: tone('#4a4358') }) +
    ellipse(lampX, foot, unit * 5, unit * 1.2, { fill: tone('#4a4358') }) +
    polygon(
      [
        [lampX - unit * 4, foot - unit * 44],
        [lampX + unit * 4, foot - unit * 44],
        [lampX + unit * 7, foot - unit * 33],
        [lampX - unit * 7, foot - unit * 33],
      ],
      { fill: '#ffe3a6' },
    )
  )
}

/** A table for what is served: a soft backdrop and a wooden top. */
export function drawTable(stage: Stage): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('table')
  const edge = height * 0.62
  const backdrop = throws.pick(['#f6d9c4', '#d3e4da', '#d9d6ef', '#f7e6bd', '#cfe1ee'])
  const tone = (colour: string) => mix(colour, '#2b2140', light.isDark ? 0.36 : 0)
  const wood = tone(throws.pick(['#c08a5a', '#a8734a', '#d3a06c']))
  const glow = canvas.radial([
    [0, tone(lighten(backdrop, 0.6)), 0.6],
    [0.6, tone(lighten(backdrop, 0.6)), 0.4],
    [1, tone(lighten(backdrop, 0.6)), 0],
  ])
  const dots = Array.from({ length: 16 }, () =>
    circle(throws.between(0, width), throws.between(0, edge), unit * throws.between(4, 12), { fill: glow }),
  )
  const grain = Array.from({ length: 12 }, (_, line) => {
    const y = edge + unit * 4 + (height - edge) * (line / 12)
    return path(
      `M0 ${n(y)}q${n(width / 4)} ${n(throws.between(-1, 1) * unit * 2)} ${n(width / 2)} 0t${n(width / 2)} 0`,
      { fill: 'none', stroke: darken(wood, 0.25), line: unit * 0.25, opacity: 0.4 },
    )
  })
  return {
    back: [
      {
        name: 'backdrop',
        svg: rect(0, 0, width, height, {
          fill: canvas.linear([
            [0, tone(lighten(backdrop, 0.25))],
            [1, tone(darken(backdrop, 0.06))],
          ]),
        }),
      },
      { name: 'lights', svg: dots.join('') },
      {
        name: 'table',
        svg:
          rect(0, edge, width, height - edge, {
            fill: canvas.linear([
              [0, lighten(wood, 0.18)],
              [1, darken(wood, 0.16)],
            ]),
          }) +
          rect(0, edge, width, unit * 1, { fill: lighten(wood, 0.35) }) +
          grain.join(''),
      },
    ],
    front: [],
    horizon: edge,
    floor: [edge + unit * 7, height * 0.93],
    water: null,
    air: [height * 0.08, height * 0.4],
    shadow: 1.2,
    depth: 0.85,
  }
}
