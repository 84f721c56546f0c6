import { darken, lighten } from '../colour.ts'
import { drawSky, drawStars } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { circle, ellipse, group, n, polygon, rect } from '../svg.ts'

export function drawWindow(stage: Stage, x: number, y: number, w: number, h: number): string {
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

export function drawShelves(
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

export function drawWallThings(
  stage: Stage,
  windowX: number,
  height: number,
  tone: (colour: string) => string,
): string {
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
