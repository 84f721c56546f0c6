const sheets = [
  { x: 26, y: 40, turn: -16, tone: 'light-dark(var(--ink-0), var(--ink-800))' },
  { x: 96, y: 16, turn: 9, tone: 'light-dark(var(--iris-100), var(--iris-900))' },
  { x: 40, y: 112, turn: 12, tone: 'light-dark(var(--iris-50), var(--iris-950))' },
  { x: 118, y: 100, turn: -8, tone: 'light-dark(var(--ink-0), var(--ink-800))' },
] as const
const stops = [262, 326, 390, 454] as const

const edge = 'light-dark(var(--iris-300), var(--iris-700))'
const ink = 'light-dark(var(--ink-300), var(--ink-500))'

/** Loose papers on one side become notes on a line on the other. */
export function PapersPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 230" aria-hidden="true" className={className}>
      {sheets.map((sheet, index) => (
        <Sheet key={sheet.x} sheet={sheet} isSealed={index === 1} />
      ))}
      <path
        d="M204 116c16-6 22 8 38 2"
        fill="none"
        stroke="light-dark(var(--iris-500), var(--iris-400))"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <path
        d="M250 60c60 14 180 14 262 0"
        fill="none"
        stroke="light-dark(var(--ink-700), var(--ink-400))"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {stops.map((x, index) => (
        <Note key={x} x={x} index={index} />
      ))}
    </svg>
  )
}

function Sheet({ sheet: { x, y, turn, tone }, isSealed }: { sheet: (typeof sheets)[number]; isSealed: boolean }) {
  return (
    <g transform={`rotate(${turn} ${x + 36} ${y + 46})`}>
      <rect x={x} y={y} width="74" height="94" rx="8" fill={tone} stroke={edge} strokeWidth="2.5" />
      <path
        d={`M${x + 13} ${y + 22}h30M${x + 13} ${y + 38}h48M${x + 13} ${y + 54}h42M${x + 13} ${y + 70}h24`}
        stroke={ink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {isSealed ? (
        <rect
          x={x + 40}
          y={y + 62}
          width="20"
          height="20"
          rx="10"
          fill="light-dark(var(--iris-500), var(--iris-500))"
        />
      ) : null}
    </g>
  )
}

/** A note that hangs on the line; the third is still open. */
function Note({ x, index }: { x: number; index: number }) {
  const isOpen = index === 2
  const y = index === 0 || index === 3 ? 66 : 69
  return (
    <g>
      <rect
        x={x}
        y={y + 8}
        width="52"
        height={[104, 84, 96, 72][index]}
        rx="7"
        fill={isOpen ? 'light-dark(var(--iris-50), var(--iris-950))' : 'light-dark(var(--ink-0), var(--ink-800))'}
        stroke={isOpen ? 'light-dark(var(--iris-400), var(--iris-500))' : edge}
        strokeWidth="2.5"
        strokeDasharray={isOpen ? '6 5' : undefined}
      />
      <path
        d={`M${x + 10} ${y + 28}h22`}
        stroke="light-dark(var(--iris-600), var(--iris-400))"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={`M${x + 10} ${y + 44}h32M${x + 10} ${y + 58}h26`} stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <rect x={x + 21} y={y - 8} width="10" height="24" rx="4" fill="light-dark(var(--iris-600), var(--iris-500))" />
    </g>
  )
}
