import { BarColumns } from './bar-columns.tsx'
import { BarRows, heightOfRows } from './bar-rows.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'

export type BarDatum = { label: string; value: number }
const COLUMNS_HEIGHT = 210

/**
 * Amounts as bars of stacked segments: `rows` for things with names, `columns` for what follows one another in time.
 * The bar called `highlight` (the largest unless said) stands out and carries its value. The numbers stand below.
 */
export function BarChart({
  title,
  note,
  data,
  labelHead,
  valueHead,
  direction = 'rows',
  highlight,
  format = String,
  className,
}: {
  title: string
  note?: string
  data: readonly BarDatum[]
  labelHead: string
  valueHead: string
  direction?: 'rows' | 'columns'
  highlight?: string
  format?: (value: number) => string
  className?: string
}) {
  const largest = data.reduce<BarDatum | null>((most, one) => (most && most.value >= one.value ? most : one), null)
  const marked = data.find(({ label }) => label === highlight) ?? largest
  const drawing = { data, marked: marked?.label ?? null, format }
  return (
    <ChartFigure
      className={className}
      title={title}
      note={note}
      summary={marked ? `${marked.label}: ${format(marked.value)} ${valueHead.toLowerCase()}.` : 'No numbers yet.'}
      heightOf={() => (direction === 'rows' ? heightOfRows(data.length) : COLUMNS_HEIGHT)}
      draw={(size) =>
        direction === 'rows' ? (
          <BarRows {...drawing} size={size} />
        ) : (
          <BarColumns {...drawing} size={size} height={COLUMNS_HEIGHT} />
        )
      }
      table={
        <ChartTable
          caption={title}
          labelHead={labelHead}
          columns={[valueHead]}
          rows={data.map(({ label, value }) => ({ label, values: [format(value)] }))}
        />
      }
    />
  )
}
