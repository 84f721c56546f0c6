import { darken, lighten } from '../colour.ts'
import type { Figure } from '../figures/figure.ts'
import type { SpriteBook } from '../picture.ts'
import type { Random } from '../random.ts'
import type { Canvas, Point } from '../svg.ts'
import { circle, n, path, polygon, rect } from '../svg.ts'
import { drawFigure, fitFigure, type Box } from './figure-marks.ts'
import type { Palette } from './palettes.ts'
import { drawWords, fitWords } from './words.server.ts'

type Setup = { canvas: Canvas; palette: Palette; random: Random; book: SpriteBook }

const ROUND = 0.225

/** A sign on a rounded square, see-through outside. */
export function drawIcon({ canvas, palette, book }: Setup, figure: Figure | null, initial: string): string {
  const side = Math.min(canvas.width, canvas.height)
  const [left, top] = [(canvas.width - side) / 2, (canvas.height - side) / 2]
  const plate = rect(
    left,
    top,
    side,
    side,
    {
      fill: canvas.linear([
        [0, lighten(palette.main, 0.32)],
        [1, darken(palette.main, 0.12)],
      ]),
    },
    side * ROUND,
  )
  const inner: Box = { left: left + side * 0.17, top: top + side * 0.17, width: side * 0.66, height: side * 0.66 }
  return plate + (figure ? drawFigure(fitFigure(figure, inner), book) : drawInitial(initial, inner, '#ffffff'))
}

function drawInitial(initial: string, box: Box, colour: string): string {
  const words = fitWords(initial || '•', { width: box.width, height: box.height * 1.1, most: box.height })
  return drawWords(words, { x: box.left + box.width / 2, y: box.top + (box.height - words.height) / 2, colour })
}

const badges = ['disc', 'shield', 'hexagon', 'bare'] as const
const layouts = ['stacked', 'beside', 'under'] as const

/** An emblem with the name beside or under it, set in the letters of the house. */
export function drawLogo(setup: Setup, { name, line }: { name: string; line: string }, figure: Figure | null): string {
  const { canvas, palette, random, book } = setup
  const { width, height, unit: u } = canvas
  const throws = random.stream('logo')
  const badge = throws.pick(badges)
  const wished = throws.pick(layouts)
  const layout = width < height * 1.25 && wished === 'beside' ? 'stacked' : wished
  const hasName = name !== ''
  const mark: Box =
    layout === 'beside'
      ? { left: width * 0.08, top: height / 2 - width * 0.15, width: width * 0.3, height: width * 0.3 }
      : {
          left: width / 2 - 21 * u,
          top: hasName ? height * (layout === 'under' ? 0.42 : 0.14) : height / 2 - 21 * u,
          width: 42 * u,
          height: 42 * u,
        }
  const text: Box =
    layout === 'beside'
      ? { left: width * 0.42, top: height / 2 - 14 * u, width: width * 0.5, height: 28 * u }
      : {
          left: width * 0.08,
          top: layout === 'under' ? height * 0.12 : mark.top + mark.height + 5 * u,
          width: width * 0.84,
          height: 26 * u,
        }
  const isBare = badge === 'bare' && figure !== null
  const inner = isBare
    ? mark
    : {
        left: mark.left + mark.width * 0.2,
        top: mark.top + mark.height * 0.18,
        width: mark.width * 0.6,
        height: mark.height * 0.6,
      }
  const sign = figure
    ? drawFigure(fitFigure(figure, inner), book)
    : drawInitial(name.charAt(0).toUpperCase(), inner, palette.paper)
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    (isBare ? '' : drawBadge(mark, badge, palette)) +
    sign +
    (hasName ? drawName(text, { name, line }, palette, u) : '')
  )
}

function drawName(box: Box, { name, line }: { name: string; line: string }, palette: Palette, u: number): string {
  const title = fitWords(name, { width: box.width, height: line ? box.height * 0.66 : box.height, most: 13 * u })
  const x = box.left + box.width / 2
  const under = line ? fitWords(line, { width: box.width, height: box.height * 0.26, most: 4 * u }) : null
  return (
    drawWords(title, { x, y: box.top, colour: palette.ink }) +
    (under
      ? drawWords(under, { x, y: box.top + title.height + 1.5 * u, colour: palette.main })
      : path(`M${n(x - 7 * u)} ${n(box.top + title.height + 2.4 * u)}h${n(14 * u)}`, {
          fill: 'none',
          stroke: palette.others[0],
          line: 1 * u,
        }))
  )
}

function drawBadge(
  { left, top, width, height }: Box,
  badge: (typeof badges)[number],
  { main, paper }: Palette,
): string {
  const [x, y, r] = [left + width / 2, top + height / 2, width / 2]
  const ring = { fill: 'none', stroke: lighten(main, 0.55), line: r * 0.05 }
  switch (badge) {
    case 'shield': {
      const shield = (s: number) =>
        `M${n(x)} ${n(y - r * s)}C${n(x + r * 0.4 * s)} ${n(y - r * 0.78 * s)} ${n(x + r * 0.7 * s)} ${n(y - r * 0.74 * s)} ${n(x + r * 0.86 * s)} ${n(y - r * 0.74 * s)}V${n(y + r * 0.1 * s)}C${n(x + r * 0.86 * s)} ${n(y + r * 0.66 * s)} ${n(x + r * 0.3 * s)} ${n(y + r * 0.9 * s)} ${n(x)} ${n(y + r * s)}C${n(x - r * 0.3 * s)} ${n(y + r * 0.9 * s)} ${n(x - r * 0.86 * s)} ${n(y + r * 0.66 * s)} ${n(x - r * 0.86 * s)} ${n(y + r * 0.1 * s)}V${n(y - r * 0.74 * s)}C${n(x - r * 0.7 * s)} ${n(y - r * 0.74 * s)} ${n(x - r * 0.4 * s)} ${n(y - r * 0.78 * s)} ${n(x)} ${n(y - r * s)}Z`
      return path(shield(1.06), { fill: main }) + path(shield(0.95), ring)
    }
    case 'hexagon': {
      const corners = (s: number): Point[] =>
        Array.from({ length: 6 }, (_, nth) => [
          x + Math.sin((nth * Math.PI) / 3) * r * s,
          y - Math.cos((nth * Math.PI) / 3) * r * s,
        ])
      return polygon(corners(1.08), { fill: main }) + polygon(corners(0.97), ring)
    }
    default:
      return circle(x, y, r, { fill: main }) + circle(x, y, r * 0.9, { ...ring, stroke: paper })
  }
}
