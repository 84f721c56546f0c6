import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { ChartSize } from '../data/chart-figure.tsx'
import { cutToWidth, thinOut, widthOf } from '../data/chart-units.ts'
import { spreadLabels } from '../data/chart-labels.ts'
import type { LineSeries } from '../data/line-chart.tsx'

const ROOM = { above: 12, below: 26, gap: 10 }
const LABEL_MAX_PX = 84
const TICKS = 4
/** Names at the ends of the lines keep this distance, in px. */
const LABEL_STEP_PX = 17
/** They take at most this share of the width; the mark before each takes so many px. */
const NAME_SHARE = 0.3
const NAME_MARK_PX = 20

export function LineDrawing({
  steps,
  lines,
  format,
  size: { width, fontSize, letterPx },
  height,
}: {
  steps: readonly string[]
  lines: readonly LineSeries[]
  format: (value: number) => string
  size: ChartSize
  height: number
}) {
  const floor = height - ROOM.below
  const largest = Math.max(...lines.flatMap(({ values }) => values), 1)
  const y = scaleLinear({ domain: [0, largest], range: [floor, ROOM.above], nice: TICKS })
  const toWidth = (labels: readonly string[]) => widthOf(labels, letterPx)
  const names = Math.min(toWidth(lines.map(({ name }) => name)) + NAME_MARK_PX, width * NAME_SHARE)
  const start = toWidth(y.ticks(TICKS).map(format)) + ROOM.gap
  const labelPx = Math.min(toWidth(steps), LABEL_MAX_PX)
  const x = scalePoint({ domain: [...steps], range: [start + 6, width - names - 14] })
  const ends = spreadLabels(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    { step: LABEL_STEP_PX, from: ROOM.above, to: floor },
  )
  return (
    <>
      {y.ticks(TICKS).map((tick) => (
        <line key={tick} className="chart-grid" x1={start} x2={width - names - 8} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={start - 2}
        hideAxisLine
        hideTicks
        tickValues={y.ticks(TICKS)}
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ className: 'chart-label', fontSize, textAnchor: 'end', dx: 0, dy: '0.32em' }}
      />
      <AxisBottom
        scale={x}
        top={floor}
        hideAxisLine
        hideTicks
        tickValues={thinOut(steps, Math.max(2, Math.floor((width - names - start) / (labelPx + ROOM.gap))))}
        tickFormat={(label) => cutToWidth(label, LABEL_MAX_PX, letterPx)}
        tickLabelProps={{ className: 'chart-label', fontSize, textAnchor: 'middle', dy: 2 }}
      />
      {lines.map(({ name, values }, line) => (
        <g key={name} className={`chart-series-${line + 1}`}>
          <LinePath
            className="chart-line"
            data={[...values]}
            x={(_, n) => x(steps[n] ?? '') ?? 0}
            y={(value) => y(value)}
          />
          {values.map((value, n) => (
            <path
              key={n}
              className="chart-marker"
              d={markers[line] ?? markers[0]}
              transform={`translate(${x(steps[n] ?? '') ?? 0} ${y(value)})`}
            >
              <title>{`${name}, ${steps[n]}: ${format(value)}`}</title>
            </path>
          ))}
          <path
            className="chart-marker"
            d={markers[line] ?? markers[0]}
            transform={`translate(${width - names + 6} ${ends[line]})`}
          />
          <text className="chart-name" x={width - names + 16} y={ends[line]} dy="0.34em">
            {cutToWidth(name, names - NAME_MARK_PX + letterPx, letterPx)}
          </text>
        </g>
      ))}
    </>
  )
}

/** Circle, square, triangle: a series is known by its shape, colour only repeats it. */
const markers = ['M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0', 'M-4-4h8v8h-8z', 'M0-5.5L5.2 4h-10.4z'] as const
