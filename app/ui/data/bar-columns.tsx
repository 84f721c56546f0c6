import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { BarDatum } from './bar-chart.tsx'
import type { ChartSize } from './chart-figure.tsx'
import { toRectsPath } from './chart-path.ts'
import { cutToWidth, thinOut, toSegments, toSegmentUnit, widthOf } from './chart-units.ts'

const NODE_GAP = 3
const ROOM_ABOVE = 24
const ROOM_BELOW = 26
/** Between two labels under the columns, in px, and the most that one takes. */
const LABEL_GAP = 16
const LABEL_MAX_PX = 84

export function BarColumns({
  data,
  marked,
  format,
  size: { width, fontSize, letterPx },
  height,
}: {
  data: readonly BarDatum[]
  marked: string | null
  format: (value: number) => string
  size: ChartSize
  height: number
}) {
  const labels = data.map(({ label }) => label)
  const largest = Math.max(...data.map(({ value }) => value), 0)
  const unit = toSegmentUnit(largest)
  const floor = height - ROOM_BELOW
  const labelPx = Math.min(widthOf(labels, letterPx), LABEL_MAX_PX)
  const x = scaleBand({ domain: labels, range: [2, width - 2], padding: 0.22 })
  const y = scaleLinear({ domain: [0, Math.max(largest, unit)], range: [0, floor - ROOM_ABOVE] })
  return (
    <>
      {data.map(({ label, value }) => {
        const left = x(label) ?? 0
        const isMarked = label === marked
        return (
          <g key={label} className={isMarked ? 'chart-marked' : undefined}>
            <title>{`${label}: ${format(value)}`}</title>
            <path
              className="chart-bar"
              d={toRectsPath(
                toSegments(value, unit).map((part, n) => {
                  const tall = Math.max(y(part) - NODE_GAP, 1.5)
                  return { x: left, y: floor - y(n * unit) - tall, width: x.bandwidth(), height: tall }
                }),
              )}
            />
            {isMarked ? (
              <text className="chart-value" x={left + x.bandwidth() / 2} y={floor - y(value) - 7} textAnchor="middle">
                {format(value)}
              </text>
            ) : null}
          </g>
        )
      })}
      <AxisBottom
        scale={x}
        top={floor}
        hideAxisLine
        hideTicks
        tickValues={thinOut(labels, Math.max(2, Math.floor(width / (labelPx + LABEL_GAP))))}
        tickFormat={(label) => cutToWidth(label, LABEL_MAX_PX, letterPx)}
        tickLabelProps={{ className: 'chart-label', fontSize, textAnchor: 'middle', dy: 2 }}
      />
    </>
  )
}
