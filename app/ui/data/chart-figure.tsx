import type { ReactNode } from 'react'
import './chart.css'

/** The three drawings of a chart, in units of their own: CSS shows the one that fits, so letters stay legible without JavaScript. */
export const chartSizes = {
  narrow: { width: 340, fontSize: 12, letterPx: 6.6 },
  middle: { width: 600, fontSize: 13, letterPx: 7.1 },
  wide: { width: 880, fontSize: 13.5, letterPx: 7.4 },
} as const
export type ChartSize = (typeof chartSizes)[keyof typeof chartSizes]

/** A chart in its frame: title, a word beside it, the drawing, the numbers below. */
export function ChartFigure({
  title,
  note,
  summary,
  heightOf,
  draw,
  table,
  className = '',
}: {
  title: string
  /** What is measured, in a word or two, such as "last 14 days". */
  note?: string
  /** The drawing in one sentence, for people who can't see it. */
  summary: string
  heightOf: (size: ChartSize) => number
  draw: (size: ChartSize) => ReactNode
  table: ReactNode
  className?: string
}) {
  return (
    <figure className={`chart ${className}`}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4">
        <b>{title}</b>
        {note ? <span className="text-[0.8125rem] text-fg-muted">{note}</span> : null}
      </figcaption>
      <div className="chart-drawings">
        {Object.entries(chartSizes).map(([name, size]) => (
          <svg
            key={name}
            data-size={name}
            role="img"
            aria-label={`${title}. ${summary}`}
            viewBox={`0 0 ${size.width} ${heightOf(size)}`}
            fontSize={size.fontSize}
          >
            {draw(size)}
          </svg>
        ))}
      </div>
      {table}
    </figure>
  )
}
