import { lighten, mix } from '../colour.ts'
import type { Canvas } from '../svg.ts'
import { circle, n, path, rect } from '../svg.ts'
import type { ChartValue, Design } from './design.ts'
import { rowOf, type Palette } from './palettes.ts'
import { drawWords, fitWords } from './words.server.ts'

type Chart = Extract<Design, { kind: 'chart' }>
type Box = { left: number; top: number; width: number; height: number }

/** A chart of the numbers that were given: each with its label and its value, the scale from zero. */
export function drawChart(canvas: Canvas, chart: Chart, palette: Palette): string {
  const { width, height, unit: u } = canvas
  const title = chart.title ? fitWords(chart.title, { width: width - 12 * u, height: 14 * u, most: 7 * u }) : null
  const top = title ? 6 * u + title.height + 5 * u : 7 * u
  const box: Box = { left: 7 * u, top, width: width - 14 * u, height: height - top - 7 * u }
  return (
    rect(0, 0, width, height, { fill: palette.paper }) +
    (title ? drawWords(title, { x: width / 2, y: 6 * u, colour: palette.ink }) : '') +
    (chart.form === 'pie' ? drawPie(canvas, chart, palette, box) : drawScaled(canvas, chart, palette, box))
  )
}

/** Round steps for a scale that holds all values and zero. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = high - low || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 10 * power
  const ticks: number[] = []
  for (let tick = Math.floor(low / step) * step; tick < high + step * 0.999; tick += step)
    ticks.push(Number(tick.toPrecision(12)))
  return ticks
}

const toFigure = (value: number, unit: string) =>
  `${Number(value.toPrecision(6)).toLocaleString('en', { maximumFractionDigits: 4 })}${unit}`

function drawScaled(canvas: Canvas, { values, form, unit }: Chart, palette: Palette, box: Box): string {
  const { unit: u } = canvas
  const ticks = ticksOf(values.map(({ value }) => value))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const scale = ticks.map((tick) => fitWords(toFigure(tick, unit), { width: 14 * u, height: 5 * u, most: 2.6 * u }))
  const left = box.left + Math.max(...scale.map((one) => one.width)) + 2 * u
  const labelRoom = 9 * u
  const floor = box.top + box.height - labelRoom
  const yOf = (value: number) => floor - ((value - low) / (high - low)) * (floor - box.top - 4 * u)
  const grid = ticks.map((tick, nth) => {
    const y = yOf(tick)
    const words = scale[nth]
    return (
      path(`M${n(left)} ${n(y)}H${n(box.left + box.width)}`, {
        fill: 'none',
        stroke: tick === 0 ? palette.ink : mix(palette.paper, palette.ink, 0.16),
        line: tick === 0 ? 0.4 * u : 0.2 * u,
      }) +
      (words
        ? drawWords(words, {
            x: left - 1.4 * u,
            y: y - words.height / 2,
            align: 'right',
            colour: mix(palette.ink, palette.paper, 0.25),
          })
        : '')
    )
  })
  const room = (box.left + box.width - left) / values.length
  const middle = (nth: number) => left + room * (nth + 0.5)
  const labels = values.map(({ label }, nth) => {
    const words = fitWords(label, { width: room * 0.94, height: labelRoom - 2 * u, most: 3.2 * u })
    return drawWords(words, { x: middle(nth), y: floor + 2 * u, colour: palette.ink })
  })
  const figures = values.map(({ value }, nth) => {
    const words = fitWords(toFigure(value, unit), { width: room * 0.96, height: 4 * u, most: 2.9 * u })
    return drawWords(words, {
      x: middle(nth),
      y: yOf(value) + (value < 0 ? 1 * u : -words.height - 1.2 * u),
      colour: palette.ink,
    })
  })
  const marks =
    form === 'line'
      ? drawLine(canvas, values, palette, { middle, yOf })
      : drawBars(canvas, values, palette, { middle, yOf, room })
  return grid.join('') + marks + labels.join('') + figures.join('')
}

type Scale = { middle: (nth: number) => number; yOf: (value: number) => number }

function drawBars(
  { unit: u }: Canvas,
  values: readonly ChartValue[],
  palette: Palette,
  { middle, yOf, room }: Scale & { room: number },
): string {
  const wide = Math.min(room * 0.66, 16 * u)
  return values
    .map(({ label, value }, nth) => {
      const [from, to] = [Math.min(yOf(0), yOf(value)), Math.max(yOf(0), yOf(value))]
      const said = `data-bar="${label.replace(/[&<>"]/g, '')}" data-value="${value}"`
      return rect(
        middle(nth) - wide / 2,
        from,
        wide,
        Math.max(0.2 * u, to - from),
        { fill: palette.main, extra: said },
        Math.min(0.8 * u, (to - from) / 2),
      )
    })
    .join('')
}

function drawLine(
  { unit: u }: Canvas,
  values: readonly ChartValue[],
  palette: Palette,
  { middle, yOf }: Scale,
): string {
  const points = values.map(({ value }, nth) => `${n(middle(nth))} ${n(yOf(value))}`)
  return (
    path(`M${points.join('L')}`, { fill: 'none', stroke: palette.main, line: 0.9 * u }) +
    values
      .map(({ value }, nth) =>
        circle(middle(nth), yOf(value), 1.3 * u, {
          fill: palette.paper,
          stroke: palette.main,
          line: 0.7 * u,
          extra: `data-value="${value}"`,
        }),
      )
      .join('')
  )
}

function drawPie({ unit: u }: Canvas, { values, unit }: Chart, palette: Palette, box: Box): string {
  const sum = values.reduce((all, { value }) => all + value, 0)
  const isWide = box.width > box.height * 1.15
  const across = isWide ? Math.min(box.height, box.width * 0.52) : Math.min(box.width, box.height * 0.6)
  const radius = across / 2
  const [x, y] = isWide ? [box.left + radius, box.top + box.height / 2] : [box.left + box.width / 2, box.top + radius]
  const colours = rowOf(palette, values.length)
  let turn = -Math.PI / 2
  const slices = values.map(({ value }, nth) => {
    const from = turn
    turn += (value / sum) * Math.PI * 2
    const look = {
      fill: colours[nth] ?? palette.main,
      stroke: palette.paper,
      line: 0.4 * u,
      extra: `data-value="${value}"`,
    }
    if (value >= sum) return circle(x, y, radius, look)
    const at = (angle: number) => `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`
    return value === 0
      ? ''
      : path(
          `M${n(x)} ${n(y)}L${at(from)}A${n(radius)} ${n(radius)} 0 ${turn - from > Math.PI ? 1 : 0} 1 ${at(turn)}Z`,
          look,
        )
  })
  const legend: Box = isWide
    ? { left: x + radius + 5 * u, top: box.top, width: box.left + box.width - x - radius - 5 * u, height: box.height }
    : { left: box.left, top: y + radius + 4 * u, width: box.width, height: box.top + box.height - y - radius - 4 * u }
  const row = Math.min(7 * u, legend.height / values.length)
  const first = legend.top + (isWide ? (legend.height - row * values.length) / 2 : 0)
  const lines = values.map(({ label, value }, nth) => {
    const words = fitWords(
      `${label}: ${toFigure(value, unit)}${unit === '%' ? '' : ` (${Math.round((value / sum) * 100)} %)`}`,
      { width: legend.width - 6 * u, height: row, most: 3.4 * u },
    )
    const top = first + nth * row
    return (
      rect(
        legend.left,
        top + row * 0.14,
        3.4 * u,
        Math.min(3.4 * u, row * 0.7),
        { fill: colours[nth] ?? palette.main, stroke: lighten(palette.ink, 0.7), line: 0.1 * u },
        0.6 * u,
      ) + drawWords(words, { x: legend.left + 5.4 * u, y: top + row * 0.14, align: 'left', colour: palette.ink })
    )
  })
  return slices.join('') + lines.join('')
}
