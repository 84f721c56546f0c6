import type { ReactNode } from 'react'
import { toTable } from '#app/platform/table.ts'
import { edge, paper, tint } from '#app/ui/brand/drawing-ink.ts'

const line = 'stroke-[light-dark(var(--ink-600),var(--ink-300))]'
const mid = 'fill-[light-dark(var(--accent-400),var(--accent-600))]'
const deep = 'fill-[light-dark(var(--accent-600),var(--accent-400))]'

/** One small drawing a card, 40 by 40. */
const pictures: Readonly<Record<string, ReactNode>> = toTable({
  'check-a-claim': (
    <>
      <path className={tint} d="M6 9a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H17l-7 6v-6a4 4 0 0 1-4-4Z" />
      <circle className={`${paper} ${line}`} cx="25" cy="24" r="8" strokeWidth="2.2" />
      <path className={line} strokeWidth="2.8" strokeLinecap="round" d="m31 30 5 5" />
      <path
        className={line}
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m21.5 24.2 2.4 2.4 4.6-4.8"
      />
    </>
  ),
  'two-choices': (
    <>
      <path className={line} fill="none" strokeWidth="2.2" strokeLinecap="round" d="M20 6v27M13 34h14M8 11l12-2 12 2" />
      <path className={mid} d="M2 22h13a6.5 6.5 0 0 1-13 0Z" />
      <path className={tint} d="M25 22h13a6.5 6.5 0 0 1-13 0Z" />
      <path
        className={line}
        fill="none"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="m2.5 22 6-11 6 11M25.5 22l6-11 6 11"
      />
    </>
  ),
  'hole-in-my-plan': (
    <>
      <path className={`${paper} ${edge}`} strokeWidth="1.4" d="M5 9.5 15 6l10 3.5L35 6v24.5L25 34l-10-3.5L5 34Z" />
      <path className={edge} strokeWidth="1.4" d="M15 6v24.5M25 9.5V34" />
      <path
        className={line}
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeDasharray=".1 4"
        d="M9 28c4-1 4-7 8-8"
      />
      <ellipse className={deep} cx="24" cy="20" rx="6" ry="4.2" />
      <ellipse className={mid} cx="24" cy="21.2" rx="4.4" ry="2.6" />
    </>
  ),
  'kind-no': (
    <>
      <path className={tint} d="M9 6h20a2 2 0 0 1 2 2v27H7V8a2 2 0 0 1 2-2Z" />
      <path className={mid} d="M12 9.5h14V35H12Z" />
      <circle className={paper} cx="23" cy="23" r="1.7" />
      <path
        className={deep}
        d="M27.5 21.4c-2.5-1.9-4.8-3.6-4.8-6 0-3.1 3.7-3.9 4.8-1.3 1.1-2.6 4.8-1.8 4.8 1.3 0 2.4-2.3 4.1-4.8 6Z"
      />
      <path className={line} strokeWidth="2.2" strokeLinecap="round" d="M4 35h32" />
    </>
  ),
  'explain-twice': (
    <>
      <rect className={mid} x="15" y="4" width="20" height="26" rx="3" transform="rotate(6 25 17)" />
      <rect className={`${paper} ${edge}`} x="6" y="8" width="21" height="27" rx="3" strokeWidth="1.4" />
      <path
        className={line}
        strokeWidth="2"
        strokeLinecap="round"
        d="M11 15h11M11 20.5h8M11 26h11M11 31h5"
        opacity=".7"
      />
    </>
  ),
  'notes-to-tasks': (
    <>
      <rect className={`${paper} ${edge}`} x="7" y="5" width="26" height="30" rx="4" strokeWidth="1.4" />
      <rect className={mid} x="14" y="2.5" width="12" height="6" rx="2.5" />
      <rect className={tint} x="11.5" y="13" width="5" height="5" rx="1.4" />
      <rect className={tint} x="11.5" y="20.5" width="5" height="5" rx="1.4" />
      <rect className={tint} x="11.5" y="28" width="5" height="4" rx="1.4" />
      <path
        className={line}
        fill="none"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m12.5 15.4 1.4 1.5 3-3.6M20.5 15.5h8M20.5 23h8M20.5 30h5"
      />
    </>
  ),
  'before-i-sign': (
    <>
      <path
        className={`${paper} ${edge}`}
        strokeWidth="1.4"
        d="M7 6a2 2 0 0 1 2-2h15l7 7v22a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z"
      />
      <path className={tint} d="M24 4v5a2 2 0 0 0 2 2h5Z" />
      <path className={line} fill="none" strokeWidth="1.9" strokeLinecap="round" d="M12 14h9M12 19h13" opacity=".6" />
      <path
        className={line}
        fill="none"
        strokeWidth="1.9"
        strokeLinecap="round"
        d="M12 29.5c2.5-3 3.5-3 4 0s2 2 4.5 0"
      />
      <path className={deep} d="m22.5 25.5 9.3-10a2.3 2.3 0 0 1 3.4 3.1l-9.3 10.1-4.4 1.5Z" />
    </>
  ),
  'week-of-dinners': (
    <>
      <path className={tint} d="M4 20h32a13 13 0 0 1-10 12.6V34H14v-1.4A13 13 0 0 1 4 20Z" />
      <path className={mid} d="M8 20a6 6 0 0 1 11-3.3A6.5 6.5 0 0 1 32 20Z" />
      <path
        className={line}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        d="M14 11c-2-2.2-2-3.8 0-6M21 9.5c-1.8-2-1.8-3.4 0-5.3M28 11c-2-2.2-2-3.8 0-6M2.5 20h35"
      />
    </>
  ),
})

export function CardPicture({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      {pictures[id]}
    </svg>
  )
}
