import { lighten, mix } from '../colour.ts'
import { moved, type Figure } from '../figures/figure.ts'
import type { SpriteBook } from '../picture.ts'
import type { Random } from '../random.ts'
import type { Canvas } from '../svg.ts'
import { circle, n, path, polygon, rect } from '../svg.ts'
import type { Weave } from './design.ts'
import { drawFigure, fitFigure } from './figure-marks.ts'
import type { Palette } from './palettes.ts'

type Setup = { canvas: Canvas; palette: Palette; random: Random; book: SpriteBook }

/** A tile: laid beside itself, left to right and top to bottom, nobody finds the seam. */
export function drawPattern(setup: Setup, weave: Weave, figures: readonly Figure[]): string {
  const { canvas, palette } = setup
  const ground = rect(0, 0, canvas.width, canvas.height, {
    fill: figures.length > 0 || weave !== 'scattered' ? palette.paper : palette.main,
  })
  const woven = weave === 'scattered' ? '' : weaves[weave](setup)
  const isScattered = figures.length > 0 || weave === 'scattered'
  return ground + woven + (isScattered ? scatter(setup, figures) : '')
}

/** So many cells on the shorter side; an even number of columns lets every second one hang half a cell lower. */
const CELLS = 4
const FIGURE = 0.7
const JITTER = 0.07

function scatter(setup: Setup, figures: readonly Figure[]): string {
  const { canvas, palette, random, book } = setup
  const { width, height } = canvas
  const short = Math.min(width, height) / CELLS
  const columns = Math.max(2, Math.round(width / short / 2) * 2)
  const rows = Math.max(2, Math.round(height / short))
  const [wide, high] = [width / columns, height / rows]
  const throws = random.stream('pattern')
  let svg = ''
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const x = (column + 0.5 + throws.between(-JITTER, JITTER)) * wide
      const y = (row + (column % 2 ? 1 : 0.5) + throws.between(-JITTER, JITTER)) * high
      const figure = figures[(column + row * (columns + 1)) % Math.max(1, figures.length)]
      const spot = { x: (x + wide / 2) % width, y: (y + high / 2) % height }
      const tint = palette.others[(column * 3 + row) % palette.others.length] ?? palette.ink
      svg += copies(canvas, spot, wide * 0.08, (at) =>
        circle(at.x, at.y, wide * 0.045, { fill: figure ? lighten(tint, 0.35) : palette.paper }),
      )
      if (!figure) continue
      const size = Math.min(wide, high) * FIGURE
      const placed = fitFigure(figure, { left: x - size / 2, top: y - size / 2, width: size, height: size })
      svg += copies(canvas, { x, y }, size / 2, (at) => drawFigure(moved(placed, at.x - x, at.y - y), book))
    }
  return svg
}

/** The same thing again at the other side wherever it crosses an edge. */
function copies(
  { width, height }: Canvas,
  at: { x: number; y: number },
  reach: number,
  draw: (at: { x: number; y: number }) => string,
): string {
  const across = [0, ...(at.x - reach < 0 ? [width] : []), ...(at.x + reach > width ? [-width] : [])]
  const down = [0, ...(at.y - reach < 0 ? [height] : []), ...(at.y + reach > height ? [-height] : [])]
  return across.flatMap((x) => down.map((y) => draw({ x: at.x + x, y: at.y + y }))).join('')
}

/** Whole numbers of steps on both sides, so that the edges meet. */
function stepsOf(
  { width, height }: Canvas,
  onShort: number,
): { columns: number; rows: number; wide: number; high: number } {
  const step = Math.min(width, height) / onShort
  const [columns, rows] = [
    Math.max(2, Math.round(width / step / 2) * 2),
    Math.max(2, Math.round(height / step / 2) * 2),
  ]
  return { columns, rows, wide: width / columns, high: height / rows }
}

const grid = ({ columns, rows }: { columns: number; rows: number }) =>
  Array.from({ length: columns * rows }, (_, nth) => [nth % columns, Math.floor(nth / columns)] as const)

const weaves: Record<Exclude<Weave, 'scattered'>, (setup: Setup) => string> = {
  dots({ canvas, palette }) {
    const steps = stepsOf(canvas, 8)
    return grid(steps)
      .filter(([column, row]) => (column + row) % 2 === 0)
      .map(([column, row]) =>
        circle((column + 0.5) * steps.wide, (row + 0.5) * steps.high, steps.wide * 0.36, { fill: palette.main }),
      )
      .join('')
  },
  stripes({ canvas, palette }) {
    const { columns: pairs } = stepsOf(canvas, 4)
    const [columns, wide] = [pairs * 2, canvas.width / pairs / 2]
    return Array.from({ length: columns }, (_, nth) =>
      nth % 2 ? '' : rect(nth * wide, 0, wide, canvas.height, { fill: nth % 4 ? palette.others[1] : palette.main }),
    ).join('')
  },
  checks({ canvas, palette }) {
    const steps = stepsOf(canvas, 8)
    const { columns, rows, wide, high } = steps
    const down = Array.from({ length: columns }, (_, nth) =>
      nth % 2 ? '' : rect(nth * wide, 0, wide, canvas.height, { fill: palette.main, opacity: 0.5 }),
    )
    const over = Array.from({ length: rows }, (_, nth) =>
      nth % 2 ? '' : rect(0, nth * high, canvas.width, high, { fill: palette.main, opacity: 0.5 }),
    )
    return down.join('') + over.join('')
  },
  zigzag({ canvas, palette }) {
    const { columns, rows, wide, high } = stepsOf(canvas, 8)
    return Array.from({ length: rows + 2 }, (_, row) => {
      const top = (row - 1) * high
      const points = Array.from(
        { length: columns + 3 },
        (__, nth) => `${n((nth - 1) * wide)} ${n(top + (nth % 2 ? high * 0.5 : 0))}`,
      )
      return path(`M${points.join('L')}`, {
        fill: 'none',
        stroke: row % 2 ? palette.main : palette.others[0],
        line: high * 0.34,
      })
    }).join('')
  },
  waves({ canvas, palette }) {
    const { columns, rows, wide, high } = stepsOf(canvas, 8)
    return Array.from({ length: rows + 2 }, (_, row) => {
      const y = (row - 0.5) * high
      const bends = Array.from(
        { length: columns / 2 + 2 },
        () => `q${n(wide / 2)} ${n(-high * 0.5)} ${n(wide)} 0t${n(wide)} 0`,
      )
      return path(`M${n(-wide * 2)} ${n(y)}${bends.join('')}`, {
        fill: 'none',
        stroke: row % 2 ? palette.main : mix(palette.main, palette.paper, 0.5),
        line: high * 0.26,
      })
    }).join('')
  },
  triangles({ canvas, palette, random }) {
    const steps = stepsOf(canvas, 8)
    const { wide, high } = steps
    const throws = random.stream('triangles')
    const colours = [palette.main, ...palette.others] as const
    return grid(steps)
      .map(([column, row]) => {
        const [left, top] = [column * wide, row * high]
        const [first, second] = [throws.pick(colours), throws.pick(colours)]
        const slope = (column + row) % 2 === 0
        return slope
          ? polygon(
              [
                [left, top],
                [left + wide, top],
                [left, top + high],
              ],
              { fill: first },
            ) +
              polygon(
                [
                  [left + wide, top],
                  [left + wide, top + high],
                  [left, top + high],
                ],
                { fill: lighten(second, 0.3) },
              )
          : polygon(
              [
                [left, top],
                [left + wide, top],
                [left + wide, top + high],
              ],
              { fill: first },
            ) +
              polygon(
                [
                  [left, top],
                  [left + wide, top + high],
                  [left, top + high],
                ],
                { fill: lighten(second, 0.3) },
              )
      })
      .join('')
  },
  scales({ canvas, palette }) {
    const { columns, rows, wide, high } = stepsOf(canvas, 8)
    const colours = [palette.main, palette.others[2], lighten(palette.main, 0.3), palette.others[1]]
    let svg = ''
    for (let row = -2; row <= rows * 2 + 1; row += 1)
      for (let column = -1; column <= columns; column += 1) {
        const x = (column + 0.5 + (((row % 2) + 2) % 2) * 0.5) * wide
        const nth = (((column % columns) + columns) % columns) + (((row % (rows * 2)) + rows * 2) % (rows * 2))
        svg += circle(x, (row * high) / 2, wide / 2, {
          fill: colours[nth % colours.length] ?? palette.main,
          stroke: palette.paper,
          line: wide * 0.05,
        })
      }
    return svg
  },
}
