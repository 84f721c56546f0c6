import type { ReactNode } from 'react'
import { deep, edge, mid, paper, tint, words } from '#app/ui/brand/drawing-ink.ts'
import type { MarketSection } from './market-sections.ts'

const deepLine = 'stroke-[light-dark(var(--accent-600),var(--accent-400))]'
const leaf = 'fill-[light-dark(var(--bamboo-400),var(--bamboo-600))]'

/** What would lie on each counter. */
const goods: Readonly<Record<MarketSection['id'], ReactNode>> = {
  prompts: (
    <>
      <path className={mid} d="M22 74h92l-6-14H28Z" />
      <g transform="rotate(-9 42 44)">
        <rect className={`${paper} ${edge}`} x="24" y="20" width="38" height="46" rx="4" strokeWidth="1.4" />
        <path className={words} strokeWidth="2.2" strokeLinecap="round" d="M31 31h24M31 47h16" />
        <rect className={tint} x="31" y="36" width="24" height="6" rx="3" />
      </g>
      <g transform="rotate(8 96 44)">
        <rect className={`${paper} ${edge}`} x="76" y="20" width="38" height="46" rx="4" strokeWidth="1.4" />
        <path className={words} strokeWidth="2.2" strokeLinecap="round" d="M83 31h18M83 37h24" />
        <rect className={tint} x="83" y="43" width="24" height="6" rx="3" />
      </g>
      <rect className={`${paper} ${edge}`} x="48" y="13" width="42" height="54" rx="4" strokeWidth="1.4" />
      <path className={words} strokeWidth="2.2" strokeLinecap="round" d="M56 25h26M56 41h14M56 57h26" />
      <rect className={deep} x="56" y="30" width="26" height="6.5" rx="3.2" />
      <rect className={tint} x="56" y="46" width="18" height="6.5" rx="3.2" />
      <path className={leaf} d="M84 18c0-6 4-10 10-11 0 6-4 10-10 11Z" />
    </>
  ),
  recipes: (
    <>
      <path
        className={deepLine}
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray=".1 6"
        d="M34 22c8-14 22-14 30-2M72 20c8-14 22-14 30-2"
      />
      {[20, 55, 90].map((x, index) => (
        <g key={x}>
          <path
            className={[tint, mid, deep][index]}
            d={`M${x} 42a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H${x + 6}a6 6 0 0 1-6-6Z`}
          />
          <rect className={`${paper} ${edge}`} x={x + 4} y="28" width="20" height="9" rx="3" strokeWidth="1.4" />
          <rect className={paper} x={x + 4} y="48" width="20" height="15" rx="2" />
          <path
            className={words}
            strokeWidth="2"
            strokeLinecap="round"
            d={`M${x + 8} 53h12M${x + 8} 58h${[8, 12, 6][index] ?? 8}`}
          />
        </g>
      ))}
    </>
  ),
  templates: (
    <>
      <rect className={tint} x="24" y="62" width="92" height="12" rx="3" />
      <rect className={mid} x="30" y="54" width="80" height="8" rx="3" />
      <g transform="rotate(-5 60 34)">
        <path
          className={`${paper} ${edge}`}
          strokeWidth="1.4"
          d="M38 12a3 3 0 0 1 3-3h27l11 11v35a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3Z"
        />
        <path className={tint} d="M68 9v8a3 3 0 0 0 3 3h8Z" />
        <rect
          className={deepLine}
          x="45"
          y="26"
          width="27"
          height="9"
          rx="2"
          fill="none"
          strokeWidth="1.6"
          strokeDasharray="3 3"
        />
        <path className={words} strokeWidth="2.2" strokeLinecap="round" d="M45 42h27M45 48.5h19" />
      </g>
      <g transform="rotate(14 98 40)">
        <rect className={deep} x="95" y="14" width="8" height="40" rx="2" />
        <path className={paper} d="m95 54 4 9 4-9Z" />
        <rect className={tint} x="95" y="12" width="8" height="7" rx="2" />
      </g>
    </>
  ),
  ebooks: (
    <>
      <rect className={deep} x="26" y="62" width="62" height="12" rx="3" />
      <rect className={paper} x="30" y="65" width="58" height="6" rx="1" />
      <rect className={mid} x="32" y="50" width="56" height="12" rx="3" />
      <rect className={paper} x="32" y="53" width="52" height="6" rx="1" />
      <g transform="rotate(-4 58 42)">
        <rect className={tint} x="28" y="38" width="60" height="12" rx="3" />
        <rect className={paper} x="32" y="41" width="56" height="6" rx="1" />
      </g>
      <g transform="rotate(9 104 50)">
        <rect className={deep} x="92" y="24" width="13" height="50" rx="2" />
        <path className={edge} strokeWidth="1.6" d="M95 33h7M95 37h7" />
      </g>
      <path
        className={`${paper} ${edge}`}
        strokeWidth="1.4"
        strokeLinejoin="round"
        d="M57 34c-6-6-15-7-22-5V8c7-2 16-1 22 5 6-6 15-7 22-5v21c-7-2-16-1-22 5Z"
      />
      <path className={edge} strokeWidth="1.4" d="M57 13v21" />
      <path
        className={words}
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M41 14.5c4-.5 8 .3 11 2.5M41 20.5c4-.5 8 .3 11 2.5M73 14.5c-4-.5-8 .3-11 2.5M73 20.5c-4-.5-8 .3-11 2.5"
        fill="none"
      />
    </>
  ),
  pictures: (
    <>
      <rect className={mid} x="20" y="68" width="96" height="6" rx="3" />
      <g transform="rotate(-7 44 40)">
        <rect className={`${paper} ${edge}`} x="22" y="16" width="46" height="50" rx="4" strokeWidth="1.4" />
        <rect className={tint} x="28" y="22" width="34" height="30" rx="2" />
        <path className={mid} d="m28 52 12-16 9 10 6-6 7 12Z" />
      </g>
      <g transform="rotate(6 92 38)">
        <rect className={`${paper} ${edge}`} x="66" y="12" width="52" height="54" rx="4" strokeWidth="1.4" />
        <rect className={tint} x="72" y="18" width="40" height="34" rx="2" />
        <circle className={deep} cx="102" cy="27" r="5" />
        <path className={deep} d="m72 52 14-18 10 12 7-7 9 13Z" />
        <path className={words} strokeWidth="2.2" strokeLinecap="round" d="M82 59h20" />
      </g>
      <path className={leaf} d="M62 14c0-6 4-10 10-11 0 6-4 10-10 11Z" />
    </>
  ),
  services: (
    <>
      <rect className={mid} x="20" y="62" width="96" height="6" rx="3" />
      <path className={deepLine} strokeWidth="3" strokeLinecap="round" d="M32 68v8M104 68v8" />
      <circle className={tint} cx="52" cy="36" r="25" />
      <circle className={`${paper} ${edge}`} cx="52" cy="36" r="19" strokeWidth="1.4" />
      <path className={deep} d="M52 36V19a17 17 0 0 1 14.7 25.5Z" />
      <path className={deepLine} fill="none" strokeWidth="2.6" strokeLinecap="round" d="M52 24v12l8 5" />
      <path className={tint} d="M84 44h22v9a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9Z" />
      <path className={deepLine} fill="none" strokeWidth="2.6" d="M106 47h2a4.5 4.5 0 0 1 0 9h-3" />
      <path
        className={words}
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M91 38c-2.5-3-2.5-5 0-8M99 38c-2.5-3-2.5-5 0-8"
      />
    </>
  ),
}

export function StallPicture({ section, className = '' }: { section: MarketSection['id']; className?: string }) {
  return (
    <svg viewBox="0 0 136 80" aria-hidden="true" className={className}>
      {goods[section]}
    </svg>
  )
}
