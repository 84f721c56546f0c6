import { countFilled, MAX_SEGMENTS } from './culm-segments.ts'

const heights = { thin: 'h-[5px]', normal: 'h-2', tall: 'h-2.5' } as const

/**
 * Every quantity is a culm: `value` of `of`, one segment per step up to 25, otherwise `segments` of them.
 * `label` is the text equivalent, such as "5 of 8 lessons done". `live` makes it a progress bar.
 */
export function Culm({
  value,
  of,
  label,
  segments,
  size = 'normal',
  block = false,
  low = false,
  live = false,
  className = '',
}: {
  value: number
  of: number
  label: string
  segments?: number
  size?: keyof typeof heights
  block?: boolean
  low?: boolean
  live?: boolean
  className?: string
}) {
  const count = segments ?? (Number.isInteger(of) && of > 0 && of <= MAX_SEGMENTS ? of : 10)
  const filled = countFilled(value, of, count)
  const role = live
    ? ({
        role: 'progressbar',
        'aria-valuemin': 0,
        'aria-valuemax': of,
        'aria-valuenow': value,
        'aria-valuetext': label,
      } as const)
    : ({ role: 'img' } as const)
  const tone = low ? '[--culm-fill:var(--partial)]' : ''
  return (
    <span
      {...role}
      aria-label={label}
      className={`culm ${heights[size]} ${block ? 'flex w-full [--culm-node:2px]' : ''} ${tone} ${className}`}
    >
      {Array.from({ length: count }, (_, n) => (
        <i key={n} data-on={n < filled ? '' : undefined} />
      ))}
    </span>
  )
}
