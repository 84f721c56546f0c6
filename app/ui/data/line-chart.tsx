import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { LineDrawing } from '../brand/line-drawing.tsx'

export type LineSeries = { name: string; values: readonly number[] }
/** At most three series, each with a shape of its own. */
export type LineSeriesList = readonly [LineSeries, LineSeries?, LineSeries?]
const HEIGHT = 240

/** How up to three amounts go along the same steps; each line carries its name, the numbers stand below. */
export function LineChart({
  title,
  note,
  steps,
  series,
  stepHead,
  format = String,
  className,
}: {
  title: string
  note?: string
  /** What the points stand for, in order: days, lengths. */
  steps: readonly string[]
  series: LineSeriesList
  stepHead: string
  format?: (value: number) => string
  className?: string
}) {
  const lines = series.flatMap((one) => one ?? [])
  const summary = lines
    .map(({ name, values }) => `${name} goes from ${format(values[0] ?? 0)} to ${format(values.at(-1) ?? 0)}`)
    .join(', ')
  return (
    <ChartFigure
      className={className}
      title={title}
      note={note}
      summary={`${summary}.`}
      heightOf={() => HEIGHT}
      draw={(size) => <LineDrawing steps={steps} lines={lines} format={format} size={size} height={HEIGHT} />}
      table={
        <ChartTable
          caption={title}
          labelHead={stepHead}
          columns={lines.map(({ name }) => name)}
          rows={steps.map((label, n) => ({ label, values: lines.map(({ values }) => format(values[n] ?? 0)) }))}
        />
      }
    />
  )
}
