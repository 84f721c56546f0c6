import type { CSSProperties } from 'react'
import { countFilled } from '../brand/culm-segments.ts'
import { toAnnouncement, toPercent } from './progress-steps.ts'

const heights = { thin: 'h-[5px]', normal: 'h-2', welcome: 'h-2.5' } as const
const MIN_SEGMENTS = 5
const MAX_SEGMENTS = 25
const SEGMENTS = 20

/**
 * How far something running has come, as a culm of 5 to 25 segments; without a `value` it only runs. `words` says the
 * value in words ("3 of 12 files"), a percentage unless given. Announced at every quarter.
 */
export function ProgressBar({
  label,
  value = null,
  of = 100,
  words,
  segments = SEGMENTS,
  size = 'normal',
  showsLabel = false,
  className = '',
}: {
  label: string
  value?: number | null
  of?: number
  words?: string
  segments?: number
  size?: keyof typeof heights
  showsLabel?: boolean
  className?: string
}) {
  const count = Math.min(Math.max(segments, MIN_SEGMENTS), MAX_SEGMENTS)
  const filled = value === null ? 0 : countFilled(value, of, count)
  const said = words ?? (value === null ? 'Under way' : `${toPercent(value, of)}%`)
  const range = value === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': of, 'aria-valuenow': Math.min(value, of) }
  return (
    <div className={`grid gap-1.5 ${className}`}>
      {showsLabel ? (
        <p aria-hidden="true" className="flex justify-between gap-4 text-[0.8125rem]">
          <span className="font-medium">{label}</span>
          <span className="text-fg-muted tabular-nums">{said}</span>
        </p>
      ) : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={said}
        {...range}
        className={`culm flex w-full [--culm-node:2px] ${heights[size]} ${value === null ? 'culm-running' : ''}`}
      >
        {Array.from({ length: count }, (_, n) => (
          <i key={n} data-on={n < filled ? '' : undefined} style={{ '--n': n } as CSSProperties} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {value === null ? '' : toAnnouncement(label, value, of)}
      </p>
    </div>
  )
}
