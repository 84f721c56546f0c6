import type { CSSProperties } from 'react'
import { drawRing, MARK_SIZE, MARKS_FROM_SIZE, type RingSize } from './ring-geometry.ts'
import { SeatMark, type SeatNumber } from './seat-mark.tsx'

export type RingSeat = { name: string; seat: SeatNumber; share: number | null }

/**
 * How far the seats agree: one arc each, filled by its share (0 to 1, null while or because there is no answer).
 * `centre` is the text in the middle, such as "81%" or "4 of 5". `isArriving` fills the arcs one after the other.
 */
export function AgreementRing({
  seats,
  centre,
  caption = '',
  label,
  size = 148,
  isArriving = false,
  className = '',
}: {
  seats: readonly RingSeat[]
  centre: string
  caption?: string
  /** The text equivalent; made of the centre and each seat's share unless said. */
  label?: string
  size?: RingSize
  isArriving?: boolean
  className?: string
}) {
  const { arcs, stroke } = drawRing(
    seats.map((seat) => seat.share),
    size,
  )
  return (
    <div
      role="img"
      aria-label={label ?? toRingLabel(seats, centre, caption)}
      className={`agreement-ring ${className}`}
      data-arriving={isArriving ? '' : undefined}
      style={{ '--s': `${size}px` } as CSSProperties}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" fill="none">
        {arcs.map(({ track, fill, isLow, mark }, n) => (
          <g key={n}>
            <path data-arc="track" d={track} strokeWidth={stroke} />
            {fill ? (
              <path
                data-arc={isLow ? 'low' : 'fill'}
                d={fill}
                pathLength={1}
                strokeWidth={stroke}
                style={{ '--n': n } as CSSProperties}
              />
            ) : null}
            {size >= MARKS_FROM_SIZE ? (
              <SeatMark seat={seats[n]?.seat ?? 1} x={mark.x} y={mark.y} size={MARK_SIZE} />
            ) : null}
          </g>
        ))}
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center" aria-hidden="true">
        <b className="text-[calc(var(--s)*0.2)] leading-none font-display tracking-[-0.045em] tabular-nums">{centre}</b>
        {caption ? <span className="mt-1 text-[max(11px,calc(var(--s)*0.066))] text-fg-muted">{caption}</span> : null}
      </div>
    </div>
  )
}

/** "81% agree. Juniper 100%, Harbor no answer". */
function toRingLabel(seats: readonly RingSeat[], centre: string, caption: string): string {
  const each = seats.map(({ name, share }) => `${name} ${share === null ? 'no answer' : `${Math.round(share * 100)}%`}`)
  return `${[centre, caption].filter(Boolean).join(' ')}. ${each.join(', ')}`
}
