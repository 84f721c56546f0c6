import type { ReactNode } from 'react'
import type { Pile } from '#app/engines/mail-triage/mail.ts'
import { deep, edge, mid, paper, tint, words } from '#app/ui/brand/drawing-ink.ts'

const pale = 'fill-[light-dark(var(--accent-100),var(--accent-950))]'
const deepLine = 'stroke-[light-dark(var(--accent-500),var(--accent-400))]'
const blush = 'fill-[light-dark(var(--blush-300),var(--blush-500))]'

/** What lies in each pile, drawn for this page. */
const piles: Readonly<Record<Pile, ReactNode>> = {
  people: (
    <>
      <path className={mid} d="M14 38 46.4 14.5a4 4 0 0 1 4.7 0L83 38v36a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
      <g transform="rotate(-3 48 40)">
        <rect className={`${paper} ${edge}`} x="24" y="8" width="49" height="56" rx="4" strokeWidth="1.5" />
        <path
          className={words}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          d="M31 18c2.5-2.5 4 2 6.5 0s4 1.5 6 0M31 27c3-2.5 5 2 8 0s6 2 9 0 6 1.5 10 0 5 1.5 7 0M31 35.5c3-2.5 6 2 9 0s5 1.5 8 0 6 2 9 0"
        />
        <path
          className={blush}
          d="M63 20.4c-2.4-1.8-4.6-3.4-4.6-5.7 0-3 3.5-3.7 4.6-1.3 1.1-2.4 4.6-1.7 4.6 1.3 0 2.3-2.2 3.9-4.6 5.7Z"
        />
      </g>
      <path className={tint} d="M14 40 44.9 61a6.5 6.5 0 0 0 7.3 0L83 40v34a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
      <path
        className={deepLine}
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        d="m18 76 19-16.5M79 76 60 59.5"
      />
    </>
  ),
  notices: (
    <>
      <rect className={tint} x="9" y="12" width="78" height="62" rx="7" />
      <rect className={pale} x="15" y="18" width="66" height="50" rx="3" />
      <g transform="rotate(-4 33 42)">
        <rect className={`${paper} ${edge}`} x="20" y="27" width="27" height="32" rx="2.5" strokeWidth="1.5" />
        <path className={words} strokeWidth="2" strokeLinecap="round" d="M25.5 38h16M25.5 44h12M25.5 50h14" />
        <circle className={blush} cx="33.5" cy="28" r="3.2" />
      </g>
      <g transform="rotate(5 63 40)">
        <rect className={`${paper} ${edge}`} x="52" y="24" width="23" height="25" rx="2.5" strokeWidth="1.5" />
        <path className={words} strokeWidth="2" strokeLinecap="round" d="M57 35h13M57 41h9" />
        <circle className={deep} cx="63.5" cy="25" r="3.2" />
      </g>
      <path
        className={deep}
        d="M66 78c0-2.2 3-3.2 3-8 0-5.4 3.6-9 8-9s8 3.6 8 9c0 4.8 3 5.8 3 8 0 .9-.7 1.5-1.6 1.5H67.6c-.9 0-1.6-.6-1.6-1.5Z"
      />
      <circle className={deep} cx="77" cy="60" r="2.2" />
      <path className={mid} d="M73.6 80.5h6.8a3.4 3.4 0 0 1-6.8 0Z" />
    </>
  ),
  newsletters: (
    <>
      <rect className={mid} x="13" y="62" width="56" height="9" rx="3" transform="rotate(-2 40 66)" />
      <rect className={tint} x="10" y="70" width="62" height="10" rx="3" />
      <g transform="rotate(-5 42 36)">
        <path
          className={`${paper} ${edge}`}
          strokeWidth="1.5"
          d="M16 13.5a4 4 0 0 1 4-4h42a4 4 0 0 1 4 4V57a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4Z"
        />
        <path className={words} strokeWidth="4.5" strokeLinecap="round" d="M24 19h26" />
        <rect className={tint} x="22" y="27" width="18" height="15" rx="2" />
        <path className={deep} d="m22 40 5.5-6 4 4 3.5-3.5L40 39v1a2 2 0 0 1-2 2H24a2 2 0 0 1-2-2Z" />
        <path
          className={words}
          strokeWidth="2"
          strokeLinecap="round"
          d="M46 28.5h14M46 34.5h12M46 40.5h14M22.5 48.5h37M22.5 54h25"
        />
      </g>
      <path className={deep} d="M70 52h17v8.5A8.5 8.5 0 0 1 78.5 69h0A8.5 8.5 0 0 1 70 60.5Z" />
      <path className={deepLine} fill="none" strokeWidth="2.5" d="M87 55.5h1.5a4 4 0 0 1 0 8H86" />
      <rect className={mid} x="66" y="70.5" width="25" height="3.5" rx="1.75" />
      <path
        className={words}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        d="M75.5 47c-2-2.5 2-4 0-6.5M82 47c-2-2.5 2-4 0-6.5"
      />
    </>
  ),
  receipts: (
    <>
      <path className={mid} d="m46 44 22-9 22 9v27l-22 9-22-9Z" />
      <path className={tint} d="m46 44 22 9v27l-22-9Z" />
      <path className={pale} d="m46 44 22-9 22 9-22 9Z" />
      <path className={deepLine} fill="none" strokeWidth="3" d="m57 39.5 22 9v9" />
      <g transform="rotate(-4 30 40)">
        <path
          className={`${paper} ${edge}`}
          strokeWidth="1.5"
          strokeLinejoin="round"
          d="M13 11a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v61l-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4Z"
        />
        <circle className={deep} cx="31" cy="17.5" r="4.5" />
        <path
          className={words}
          strokeWidth="2"
          strokeLinecap="round"
          d="M20 29h11M39 29h3M20 36h14M38 36h4M20 43h9M39 43h3"
        />
        <path className={edge} strokeWidth="1.5" strokeDasharray="2 3" d="M19 50h24" />
        <path className={words} strokeWidth="3.5" strokeLinecap="round" d="M20.5 57.5h8M36 57.5h6" />
      </g>
    </>
  ),
}

export function PilePicture({ pile, className = '' }: { pile: Pile; className?: string }) {
  return (
    <svg viewBox="0 0 96 84" aria-hidden="true" className={className}>
      {piles[pile]}
    </svg>
  )
}

const holes: readonly { pile: Pile; x: number; y: number }[] = [
  { pile: 'people', x: 132, y: 20 },
  { pile: 'notices', x: 238, y: 20 },
  { pile: 'newsletters', x: 132, y: 116 },
  { pile: 'receipts', x: 238, y: 116 },
]

/** A cabinet with four pigeonholes, and a letter on its way to one of them. */
export function SortingPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 230" aria-hidden="true" className={className}>
      <rect className={mid} x="120" y="8" width="228" height="206" rx="16" />
      <path
        className={deep}
        d="M140 214h18v6a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6ZM310 214h18v6a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6Z"
      />
      {holes.map(({ pile, x, y }) => (
        <g key={pile}>
          <rect className={pale} x={x} y={y} width="98" height="88" rx="8" />
          <svg x={x + 9} y={y + 15} width="80" height="70" viewBox="0 0 96 84">
            {piles[pile]}
          </svg>
        </g>
      ))}
      <path
        className={deepLine}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
        d="M4 190c30-8 44-30 50-58"
      />
      <path
        className={deepLine}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
        d="M70 92c14-18 30-26 54-27"
      />
      <g transform="rotate(-12 56 112)">
        <rect className={`${paper} ${edge}`} x="24" y="90" width="66" height="44" rx="6" strokeWidth="1.5" />
        <path
          className={edge}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          d="m27 94 26 20a6.5 6.5 0 0 0 8 0l26-20"
        />
        <rect className={blush} x="73" y="118" width="11" height="11" rx="2" />
      </g>
    </svg>
  )
}
