import { AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { BarDatum } from './bar-chart.tsx'
import type { ChartSize } from './chart-figure.tsx'
import { toRectsPath } from './chart-path.ts'
import { cutToWidth, toSegments, toSegmentUnit } from './chart-units.ts'

const ROW_HEIGHT = 30
const NODE_GAP = 3
/** Labels take at most this share of the width. */
const LABEL_SHARE = 0.42
const LABEL_GAP = 18
/** Room for a value behind the longest bar. */
const VALUE_ROOM = 44

export const heightOfRows = (rows: number) => rows * ROW_HEIGHT + 4

export function BarRows({
  data,
  marked,
  format,
  size: { width, fontSize, letterPx },
}: {
  data: readonly BarDatum[]
  marked: string | null
  format: (value: number) => string
  size: ChartSize
}) {
  const longest = Math.max(...data.map(({ label }) => label.length), 0)
  const start = Math.min(longest * letterPx + LABEL_GAP, width * LABEL_SHARE)
  const largest = Math.max(...data.map(({ value }) => value), 0)
  const unit = toSegmentUnit(largest)
  const y = scaleBand({ domain: data.map(({ label }) => label), range: [0, data.length * ROW_HEIGHT], padding: 0.4 })
  const x = scaleLinear({ domain: [0, Math.max(largest, unit)], range: [0, width - start - VALUE_ROOM] })
  return (
    <>
      <AxisLeft
        scale={y}
        left={start}
        hideAxisLine
        hideTicks
        tickFormat={(label) => cutToWidth(label, start - LABEL_GAP, letterPx)}
        tickLabelProps={{ className: 'chart-label', fontSize, textAnchor: 'end', dx: -4, dy: '0.32em' }}
      />
      {data.map(({ label, value }) => {
        const isMarked = label === marked
        const top = y(label) ?? 0
        return (
          <g key={label} className={isMarked ? 'chart-marked' : undefined}>
            <title>{`${label}: ${format(value)}`}</title>
            <path
              className="chart-bar"
              d={toRectsPath(
                toSegments(value, unit).map((part, n) => ({
                  x: start + x(n * unit),
                  y: top,
                  width: Math.max(x(part) - NODE_GAP, 1.5),
                  height: y.bandwidth(),
                })),
              )}
            />
            <text className="chart-value" x={start + x(value) + 5} y={top + y.bandwidth() / 2} dy="0.34em">
              {format(value)}
            </text>
          </g>
        )
      })}
    </>
  )
}
