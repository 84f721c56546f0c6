import type { ReactNode } from 'react'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" className="w-full max-w-60" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

const soft = { fill: 'var(--accent-soft)' }
const full = { fill: 'var(--accent)' }
const paper = { fill: 'var(--surface)', stroke: 'var(--accent-line)', strokeWidth: 2 } as const
const line = { stroke: 'var(--accent)', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const faint = { ...line, stroke: 'var(--line-strong)' } as const

/** A crowded sheet comes to the table. */
export const BringIt = () => (
  <Picture>
    <ellipse cx="120" cy="132" rx="96" ry="12" {...soft} />
    <g transform="rotate(-7 104 74)">
      <rect x="58" y="18" width="96" height="112" rx="12" {...paper} />
      <path d="M74 42h62M74 56h50M74 70h64M74 84h40M74 98h58M74 112h30" {...faint} />
    </g>
    <path d="M176 34c18 6 26 20 22 40m0 0-9-8m9 8 10-6" {...line} />
  </Picture>
)

/** Two strokes through the words, one word put in. */
export const MarkIt = () => (
  <Picture>
    <rect x="50" y="14" width="112" height="122" rx="14" {...paper} />
    <path d="M68 40h76M68 58h34M122 58h22M68 94h76M68 112h48" {...faint} />
    <rect x="66" y="68" width="60" height="16" rx="6" {...soft} />
    <path d="M72 76h46" {...line} />
    <path d="M102 58h20" {...line} />
    <path d="M62 112h60" {...line} strokeWidth="2" />
    <path d="m186 28 14 10-44 62-18 8 4-19Z" {...soft} />
    <path d="m186 28 14 10-44 62-18 8 4-19Z" {...line} />
  </Picture>
)

/** Some boxes ticked, one left empty on purpose, and the letter in its envelope. */
export const KeepIt = () => (
  <Picture>
    <g {...paper}>
      <rect x="30" y="24" width="26" height="26" rx="8" />
      <rect x="30" y="62" width="26" height="26" rx="8" />
      <rect x="30" y="100" width="26" height="26" rx="8" />
    </g>
    <path d="m36 37 6 6 10-12M36 113l6 6 10-12" {...line} />
    <path d="M68 37h28M68 75h20M68 113h26" {...faint} />
    <path d="M112 58h100v66a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10Z" {...soft} />
    <path d="M128 66V30a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v36" {...paper} />
    <path d="M142 38h38M142 50h26" {...line} />
    <path d="m112 60 50 36 50-36v64a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10Z" {...full} />
    <path d="m112 130 36-34m64 34-36-34" stroke="var(--accent-fg)" strokeWidth="2.5" strokeLinecap="round" />
  </Picture>
)
