import type { Portrait } from '../codex/portrait.ts'

const INK = '#1d2420'

/** An ally's face, drawn from its numbers. Decorative: its name stands beside it. */
export function AllyPortrait({
  portrait: { hue, ears, eyes, patch, tilt, wears },
  size,
}: {
  portrait: Portrait
  size: number
}) {
  const ear = 11 + ears * 6
  const spread = 13 + eyes * 5
  const patchY = 9 + patch * 5
  const lean = (tilt - 0.5) * 14
  const colour = `hsl(${hue} 55% 46%)`
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" className="flex-none rounded-[22%]">
      <rect width="100" height="100" fill={`hsl(${hue} 48% 84%)`} />
      <g transform={`rotate(${lean.toFixed(1)} 50 55)`}>
        <circle cx="27" cy="31" r={ear} fill={INK} />
        <circle cx="73" cy="31" r={ear} fill={INK} />
        <ellipse cx="50" cy="56" rx="33" ry="30" fill="#fff" />
        {[-1, 1].map((side) => (
          <g key={side}>
            <ellipse
              cx={50 + side * spread}
              cy="52"
              rx="8"
              ry={patchY}
              fill={INK}
              transform={`rotate(${side * 18} ${50 + side * spread} 52)`}
            />
            <circle cx={50 + side * (spread - 1)} cy="51" r="3" fill="#fff" />
          </g>
        ))}
        <ellipse cx="50" cy="65" rx="5" ry="3.4" fill={INK} />
        <path d="M44 71 Q50 76 56 71" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
        <Worn wears={wears} colour={colour} spread={spread} />
      </g>
    </svg>
  )
}

function Worn({ wears, colour, spread }: { wears: Portrait['wears']; colour: string; spread: number }) {
  switch (wears) {
    case 'glasses':
      return (
        <g fill="none" stroke={colour} strokeWidth="3">
          <circle cx={50 - spread} cy="52" r="11" />
          <circle cx={50 + spread} cy="52" r="11" />
          <path d={`M${61 - spread} 52 H${39 + spread}`} />
        </g>
      )
    case 'scarf':
      return <path d="M22 80 Q50 96 78 80 L80 90 Q50 104 20 90 Z" fill={colour} />
    case 'leaf':
      return <path d="M50 28 Q44 12 58 8 Q64 20 50 28 Z" fill={colour} />
    case 'bow':
      return (
        <g fill={colour}>
          <path d="M70 24 l-12 -7 v14 Z M70 24 l12 -7 v14 Z" />
          <circle cx="70" cy="24" r="4" />
        </g>
      )
    case 'headphones':
      return (
        <g fill="none" stroke={colour} strokeWidth="5" strokeLinecap="round">
          <path d="M17 56 Q17 20 50 20 Q83 20 83 56" />
          <path d="M17 52 v12 M83 52 v12" strokeWidth="9" />
        </g>
      )
    default:
      return null
  }
}
