import type { ReactNode } from 'react'

/** Small pictures of what the rules leave alone, in the accents of the brand. Decorative: the words beside them say it. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" className="h-18 w-24 flex-none" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

const soft = { fill: 'var(--accent-soft)' }
const full = { fill: 'var(--accent)' }
const line = { stroke: 'var(--accent)', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const paper = { fill: 'var(--surface)', stroke: 'var(--accent-line)', strokeWidth: 2 } as const

/** A paper plane on a string that somebody still holds. */
export const HeldPlane = () => (
  <Picture>
    <circle cx="60" cy="30" r="28" {...soft} />
    <path d="M8 60c14 6 26-2 34-18" {...line} strokeDasharray="1 6" />
    <path d="M40 40 86 12 68 54 57 42Z" {...paper} />
    <path d="M57 42 86 12" {...line} />
    <circle cx="9" cy="60" r="5" {...full} />
  </Picture>
)

/** A calendar leaf and a price tag, each pinned where it hangs. */
export const PinnedFacts = () => (
  <Picture>
    <rect x="8" y="14" width="40" height="48" rx="8" {...paper} />
    <path d="M8 28h40" {...line} />
    <path d="M20 44h4m8 0h4M20 53h4" {...line} />
    <circle cx="28" cy="12" r="5" {...full} />
    <path d="M60 26h20a6 6 0 0 1 6 6v26H54V32Z" {...soft} />
    <path d="M62 44h14m-14 8h9" {...line} />
    <circle cx="70" cy="24" r="5" {...full} />
  </Picture>
)

/** Two sheets beside each other: a wave on the one, lines on the other. */
export const TwoSheets = () => (
  <Picture>
    <rect x="6" y="10" width="40" height="54" rx="8" {...soft} />
    <path d="M14 38v-4m6 10V28m6 20V24m6 20V30m6 10v-8" {...line} />
    <rect x="50" y="10" width="40" height="54" rx="8" {...paper} />
    <path d="M59 24h14M59 34h22M59 43h22M59 52h12" {...line} />
  </Picture>
)

/** A keyboard with one key pressed. */
export const OneKey = () => (
  <Picture>
    <rect x="6" y="18" width="84" height="42" rx="10" {...soft} />
    <g {...paper}>
      <rect x="14" y="26" width="12" height="11" rx="3" />
      <rect x="31" y="26" width="12" height="11" rx="3" />
      <rect x="65" y="26" width="17" height="11" rx="3" />
      <rect x="14" y="42" width="17" height="11" rx="3" />
      <rect x="70" y="42" width="12" height="11" rx="3" />
    </g>
    <rect x="48" y="28" width="12" height="11" rx="3" {...full} />
    <rect x="36" y="42" width="29" height="11" rx="3" {...paper} />
    <path d="M54 22v-8m-8 10-4-6m20 6 4-6" {...line} />
  </Picture>
)
