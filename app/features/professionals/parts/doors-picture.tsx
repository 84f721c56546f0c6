const doors = [
  { x: 20, tone: 'light-dark(var(--iris-300), var(--iris-800))' },
  { x: 120, tone: 'light-dark(var(--ink-300), var(--ink-800))' },
  { x: 330, tone: 'light-dark(var(--iris-200), var(--iris-900))' },
  { x: 430, tone: 'light-dark(var(--ink-400), var(--ink-700))' },
] as const

/** A corridor of doors; one stands open and light falls on the floor. */
export function DoorsPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 530 250" aria-hidden="true" className={className}>
      <rect x="0" y="206" width="530" height="6" rx="3" fill="light-dark(var(--ink-300), var(--ink-800))" />
      {doors.map(({ x, tone }, index) => (
        <g key={x}>
          <rect x={x} y="56" width="80" height="150" rx="8" fill={tone} />
          <rect
            x={x + 12}
            y="112"
            width="56"
            height="80"
            rx="5"
            fill="none"
            stroke="light-dark(var(--ink-0), var(--ink-950))"
            strokeOpacity="0.5"
            strokeWidth="3"
          />
          <circle cx={x + 67} cy="140" r="4.5" fill="light-dark(var(--ink-800), var(--ink-200))" />
          <Sign x={x + 40} y={84} index={index} />
        </g>
      ))}
      <path d="M222 40h88a8 8 0 0 1 8 8v158H214V48a8 8 0 0 1 8-8Z" fill="light-dark(var(--iris-50), var(--iris-200))" />
      <path d="M214 206h104l44 44H170Z" fill="light-dark(var(--iris-100), var(--iris-800))" />
      <path d="M214 44 252 62v158l-38-14Z" fill="light-dark(var(--iris-600), var(--iris-500))" />
      <circle cx="243" cy="144" r="4.5" fill="light-dark(var(--iris-100), var(--iris-100))" />
      <circle cx="287" cy="92" r="13" fill="light-dark(var(--iris-300), var(--iris-400))" />
      <path
        d="M287 206v-72M287 168c-14 0-20-10-20-20 12 0 20 8 20 20ZM287 154c12 0 20-10 20-22-12 0-20 10-20 22Z"
        fill="light-dark(var(--bamboo-400), var(--bamboo-500))"
        stroke="light-dark(var(--bamboo-600), var(--bamboo-700))"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A small sign on a door: scales, a heart, a coin, a house. */
function Sign({ x, y, index }: { x: number; y: number; index: number }) {
  const shapes = [
    'M-10-6h20M0-8v16M-10-6l-5 9h10ZM10-6 5 3h10ZM-6 8H6',
    'M0 9C-14 0-10-10-4-10c3 0 4 3 4 4 0-1 1-4 4-4 6 0 10 10-4 19Z',
    'M0-10a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM-4 0h8M0-4v8',
    'M-11 0 0-10 11 0M-8-2V9H8V-2',
  ]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" fill="light-dark(var(--ink-0), var(--ink-950))" />
      <path
        d={shapes[index]}
        fill="none"
        stroke="light-dark(var(--iris-700), var(--iris-300))"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
