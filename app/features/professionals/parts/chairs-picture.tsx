/** Two armchairs turned a little towards each other, a small table, rain behind the window. */
export function ChairsPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 260" aria-hidden="true" className={className}>
      <rect x="168" y="8" width="144" height="128" rx="14" fill="light-dark(var(--iris-100), var(--iris-950))" />
      <path
        d="M168 104c28-22 52-20 74-6 22 12 44 8 70-12v36a14 14 0 0 1-14 14H182a14 14 0 0 1-14-14Z"
        fill="light-dark(var(--iris-200), var(--iris-900))"
      />
      <g stroke="light-dark(var(--iris-400), var(--iris-500))" strokeWidth="3" strokeLinecap="round">
        <path d="m196 30-6 16M226 24l-6 16M256 34l-6 16M286 26l-6 16M212 58l-6 16M244 66l-6 16M276 58l-6 16" />
      </g>
      <path d="M240 8v128M168 72h144" stroke="var(--bg)" strokeWidth="6" />
      <ellipse cx="240" cy="240" rx="216" ry="18" fill="light-dark(var(--iris-50), var(--ink-1000))" />
      <g>
        <path
          d="M62 214v24M150 214v24"
          stroke="light-dark(var(--ink-700), var(--ink-500))"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M52 96c2-22 20-34 46-34s50 10 52 32l6 84H50Z" fill="light-dark(var(--iris-600), var(--iris-600))" />
        <path
          d="M64 168h98c10 0 14 6 14 14v20c0 10-6 14-14 14H64Z"
          fill="light-dark(var(--iris-500), var(--iris-500))"
        />
        <path
          d="M34 148c0-12 8-18 18-18s18 6 18 18v68H48c-9 0-14-5-14-14Z"
          fill="light-dark(var(--iris-700), var(--iris-700))"
        />
        <path d="M92 122c14-8 34-8 46 2l4 40c-18 6-36 6-54 0Z" fill="light-dark(var(--iris-200), var(--iris-300))" />
      </g>
      <g>
        <path
          d="M330 214v24M418 214v24"
          stroke="light-dark(var(--ink-700), var(--ink-500))"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M428 96c-2-22-20-34-46-34s-50 10-52 32l-6 84h106Z" fill="light-dark(var(--ink-700), var(--ink-600))" />
        <path
          d="M416 168h-98c-10 0-14 6-14 14v20c0 10 6 14 14 14h98Z"
          fill="light-dark(var(--ink-600), var(--ink-500))"
        />
        <path
          d="M446 148c0-12-8-18-18-18s-18 6-18 18v68h22c9 0 14-5 14-14Z"
          fill="light-dark(var(--ink-800), var(--ink-700))"
        />
      </g>
      <path
        d="M240 188v48M222 238h36"
        stroke="light-dark(var(--ink-700), var(--ink-500))"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="204" y="178" width="72" height="11" rx="5.5" fill="light-dark(var(--ink-800), var(--ink-400))" />
      <path
        d="M216 156h20v14a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z"
        fill="light-dark(var(--ink-0), var(--ink-100))"
        stroke="light-dark(var(--iris-300), var(--iris-400))"
        strokeWidth="2.5"
      />
      <path
        d="M250 178v-20M250 166c-9 0-12-8-12-14 8 0 12 6 12 14ZM250 160c8 0 12-8 12-15-8 0-12 7-12 15Z"
        fill="light-dark(var(--bamboo-500), var(--bamboo-400))"
        stroke="light-dark(var(--bamboo-600), var(--bamboo-500))"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
