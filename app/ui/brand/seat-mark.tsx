/** The six shapes of DESIGN section 5; a seat keeps its shape everywhere. */
const shapes = [
  {
    colour: 'text-model-1',
    drawing: <path d="M3 13.5C3 6.5 7.5 3 17 3c0 9.5-3.5 14-10.5 14C4.5 17 3 15.5 3 13.5Z" />,
  },
  { colour: 'text-model-2', drawing: <circle cx="10" cy="10" r="7.5" /> },
  { colour: 'text-model-3', drawing: <rect x="3" y="3" width="14" height="14" rx="4" /> },
  {
    colour: 'text-model-4',
    drawing: <path d="M8.6 2.6a2 2 0 0 1 2.8 0l6 6a2 2 0 0 1 0 2.8l-6 6a2 2 0 0 1-2.8 0l-6-6a2 2 0 0 1 0-2.8l6-6Z" />,
  },
  {
    colour: 'text-model-5',
    drawing: <path d="M8.3 3.5a2 2 0 0 1 3.4 0l6 10.3a2 2 0 0 1-1.7 3H4a2 2 0 0 1-1.7-3l6-10.3Z" />,
  },
  {
    colour: 'text-model-6',
    drawing: <circle cx="10" cy="10" r="5.9" fill="none" stroke="currentColor" strokeWidth="3.4" />,
  },
] as const

const SHAPES = shapes.length
/** The same six again in dashed outlines, for long panels. */
const MARKS = 2 * SHAPES
const dashed = { stroke: 'currentColor', strokeWidth: 2.4, strokeDasharray: '3.4 2.2' } as const

export type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Seats are numbered from 1; the thirteenth would look like the first. */
export function toSeatNumber(index: number): SeatNumber {
  return ((((index % MARKS) + MARKS) % MARKS) + 1) as SeatNumber
}

/** A seat's mark; the name stands beside it or in `title`. */
export function SeatMark({
  seat,
  size = 16,
  title,
  x,
  y,
  className = '',
}: {
  seat: SeatNumber
  size?: number
  title?: string
  x?: number
  y?: number
  className?: string
}) {
  const shape = shapes[(seat - 1) % SHAPES]
  const isDashed = seat > SHAPES
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      {...(isDashed && dashed)}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      className={`flex-none ${isDashed ? 'fill-none' : 'fill-current'} ${shape?.colour} ${className}`}
    >
      {shape?.drawing}
    </svg>
  )
}
