/** A lamp, books and a cup on the edge of the desk below. Stands on whatever comes under it. */
export function DeskPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 440 250" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="desk-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(var(--iris-200), var(--iris-600))" stopOpacity="0.75" />
          <stop offset="1" stopColor="light-dark(var(--iris-100), var(--iris-900))" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect x="36" y="14" width="150" height="176" rx="12" fill="light-dark(var(--iris-100), var(--iris-950))" />
      <circle cx="144" cy="58" r="18" fill="light-dark(var(--iris-50), var(--iris-200))" />
      <path
        d="M36 150c26-30 48-34 72-14 22 18 50 4 78-20v62a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12Z"
        fill="light-dark(var(--iris-200), var(--iris-900))"
      />
      <path
        d="M36 168c34-16 60-12 84 0 24 10 44 6 66-6v16a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12Z"
        fill="light-dark(var(--iris-300), var(--iris-800))"
      />
      <path d="M111 14v176M36 100h150" stroke="var(--surface)" strokeWidth="6" />
      <path d="M292 92 214 250h190L330 92Z" fill="url(#desk-light)" />
      <g strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M398 244V150l-64-70" stroke="light-dark(var(--ink-800), var(--ink-400))" strokeWidth="7" />
      </g>
      <circle cx="398" cy="150" r="8" fill="light-dark(var(--ink-900), var(--ink-300))" />
      <path
        d="M283 98c-4-30 16-52 46-50 12 1 20 10 22 22 2 10-2 18-10 22l-50 16c-4 1-7-4-8-10Z"
        fill="light-dark(var(--iris-600), var(--iris-500))"
      />
      <path
        d="M283 98c16 2 40-4 58-16"
        stroke="light-dark(var(--iris-300), var(--iris-200))"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M362 250c0-8 16-14 36-14s36 6 36 14Z" fill="light-dark(var(--ink-900), var(--ink-300))" />
      <rect x="52" y="228" width="132" height="22" rx="4" fill="light-dark(var(--iris-700), var(--iris-600))" />
      <rect x="60" y="233" width="118" height="12" rx="2" fill="light-dark(var(--ink-25), var(--ink-200))" />
      <rect x="68" y="206" width="112" height="22" rx="4" fill="light-dark(var(--ink-800), var(--ink-500))" />
      <rect x="76" y="211" width="98" height="12" rx="2" fill="light-dark(var(--ink-50), var(--ink-200))" />
      <path d="M118 206v22M132 206v22" stroke="light-dark(var(--iris-300), var(--iris-300))" strokeWidth="5" />
      <path
        d="M218 210h40v26a14 14 0 0 1-14 14h-12a14 14 0 0 1-14-14Z"
        fill="var(--surface-raised)"
        stroke="light-dark(var(--iris-300), var(--iris-700))"
        strokeWidth="3"
      />
      <path
        d="M258 218h6a9 9 0 0 1 0 18h-6"
        fill="none"
        stroke="light-dark(var(--iris-300), var(--iris-700))"
        strokeWidth="5"
      />
      <path
        d="M229 198c-6-8 6-12 0-20M244 198c-6-8 6-12 0-20"
        fill="none"
        stroke="light-dark(var(--iris-300), var(--iris-600))"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
