import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import './chart.css'

const WIDTH = 120
const HEIGHT = 32
const INSET = 4

/** A small line for a row or a tile, without axes, from its least value to its greatest; `label` says what it shows, such as "Runs a day, 3 to 18". */
export function Sparkline({
  values,
  label,
  className = 'w-[120px]',
}: {
  values: readonly number[]
  label: string
  className?: string
}) {
  const x = scaleLinear({ domain: [0, Math.max(values.length - 1, 1)], range: [INSET, WIDTH - INSET] })
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const y = scaleLinear({
    domain: least === most ? [least - 1, most + 1] : [least, most],
    range: [HEIGHT - INSET, INSET],
  })
  const last = values.length - 1
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={`sparkline ${className}`}>
      <LinePath className="chart-line" data={[...values]} x={(_, n) => x(n)} y={(value) => y(value)} />
      {last >= 0 ? <circle className="chart-marker" cx={x(last)} cy={y(values[last] ?? 0)} r="3.2" /> : null}
    </svg>
  )
}
