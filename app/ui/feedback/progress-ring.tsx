import type { CSSProperties, ReactNode } from 'react'
import { countFilled } from '../brand/culm-segments.ts'
import { drawSegmentRing } from '../brand/segment-ring.ts'
import { toAnnouncement, toPercent } from './progress-steps.ts'

/** Measures in px; the welcome ring is drawn round the panda. */
const measures = {
  sm: { size: 28, stroke: 4, segments: 8 },
  md: { size: 64, stroke: 6, segments: 16 },
  lg: { size: 116, stroke: 9, segments: 25 },
  welcome: { size: 300, stroke: 12, segments: 50 },
} as const

/** Progress round something: `children` stand in its middle. Without a `value` it only runs. */
export function ProgressRing({
  label,
  value = null,
  of = 100,
  size = 'md',
  children,
  className = '',
}: {
  label: string
  value?: number | null
  of?: number
  size?: keyof typeof measures
  children?: ReactNode
  className?: string
}) {
  const measure = measures[size]
  const filled = value === null ? 0 : countFilled(value, of, measure.segments)
  const range = value === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': of, 'aria-valuenow': Math.min(value, of) }
  return (
    <div
      className={`progress-ring ${value === null ? 'progress-ring-running' : ''} ${className}`}
      style={{ '--s': `${measure.size}px` } as CSSProperties}
    >
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuetext={value === null ? 'Under way' : `${toPercent(value, of)}%`}
        {...range}
        viewBox={`0 0 ${measure.size} ${measure.size}`}
        strokeWidth={measure.stroke}
        fill="none"
      >
        {drawSegmentRing(measure).map((path, n) => (
          <path key={n} d={path} data-on={n < filled ? '' : undefined} />
        ))}
      </svg>
      {children ? <div className="absolute inset-0 grid place-content-center text-center">{children}</div> : null}
      <p role="status" className="sr-only">
        {value === null ? '' : toAnnouncement(label, value, of)}
      </p>
    </div>
  )
}
