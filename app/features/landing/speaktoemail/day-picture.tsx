const hours = [20, 76, 132, 188, 244, 300, 356, 412, 468] as const
const gaps = [
  { x: 82, height: 62, lines: 3 },
  { x: 250, height: 46, lines: 2 },
  { x: 418, height: 58, lines: 3 },
] as const

/** A day from morning to evening; three short notes stand in the gaps between the hours. */
export function DayPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 490 220" aria-hidden="true" className={className}>
      <path
        d="M24 150C80 30 410 30 466 150"
        fill="none"
        stroke="light-dark(var(--iris-200), var(--iris-900))"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <circle cx="62" cy="104" r="15" fill="light-dark(var(--iris-200), var(--iris-800))" />
      <circle cx="245" cy="58" r="22" fill="light-dark(var(--iris-300), var(--iris-600))" />
      <path d="M440 48a18 18 0 1 0 12 30 15 15 0 0 1-12-30Z" fill="light-dark(var(--iris-600), var(--iris-400))" />
      {hours.map((x) => (
        <rect
          key={x}
          x={x - 3}
          y="186"
          width="6"
          height="22"
          rx="3"
          fill="light-dark(var(--ink-400), var(--ink-700))"
        />
      ))}
      <rect x="12" y="180" width="466" height="6" rx="3" fill="light-dark(var(--ink-800), var(--ink-400))" />
      {gaps.map(({ x, height, lines }) => (
        <g key={x}>
          <rect
            x={x}
            y={180 - height}
            width="44"
            height={height}
            rx="6"
            fill="var(--surface-raised)"
            stroke="light-dark(var(--iris-400), var(--iris-500))"
            strokeWidth="2.5"
          />
          {Array.from({ length: lines }, (_, line) => (
            <rect
              key={line}
              x={x + 9}
              y={180 - height + 12 + line * 13}
              width={line === 0 ? 16 : 26}
              height="5"
              rx="2.5"
              fill={
                line === 0
                  ? 'light-dark(var(--iris-600), var(--iris-400))'
                  : 'light-dark(var(--ink-300), var(--ink-600))'
              }
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
