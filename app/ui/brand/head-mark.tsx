/** The panda's head: the full drawing from 24 px, a simpler one below. */
export function HeadMark({ size = 32, className = '' }: { size?: number; className?: string }) {
  const grid = size < 24 ? 16 : 32
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={`panda flex-none ${className}`}
    >
      {grid === 16 ? <SmallHead /> : <Head />}
    </svg>
  )
}

const ink = 'var(--pd-ink)'
const patch =
  'M13.7 13.3C15.1 14.3 15.1 16.7 13.9 18.4C12.6 20.2 10.2 20.9 8.9 19.7C7.7 18.6 8.3 16.3 9.8 14.9C11.1 13.6 12.6 12.5 13.7 13.3Z'

function Head() {
  return (
    <>
      <path
        fill={ink}
        d="M3.1 9a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0M20.3 9a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0"
      />
      <path
        fill="var(--pd-fur)"
        stroke={ink}
        strokeWidth="1.3"
        strokeLinejoin="round"
        d="M16 6.2C20.6 6.2 24.3 7.9 26 11.4C27 13.4 28.1 15.2 28 17.5C27.8 22.6 23 25.8 16 25.8C9 25.8 4.2 22.6 4 17.5C3.9 15.2 5 13.4 6 11.4C7.7 7.9 11.4 6.2 16 6.2Z"
      />
      <path fill="var(--pd-leaf)" d="M16.2 6.6C16.3 3.3 18.3 1.3 21.3 .8C21.3 3.6 19.6 6.3 16.2 6.6Z" />
      <path fill="var(--pd-leaf2)" d="M15.9 6.8C13.6 6.1 12.2 4.2 12 1.7C14.1 2.2 15.8 4 15.9 6.8Z" />
      <path fill={ink} d={patch} />
      <path fill={ink} transform="matrix(-1 0 0 1 32 0)" d={patch} />
      <path
        fill="#fff"
        d="M10.950 16.3a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0M18.350 16.3a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0"
      />
      <path
        fill={ink}
        d="M16 21.3C15.1 21.3 14.3 20.6 14.3 20C14.3 19.5 15.1 19.3 16 19.3C16.9 19.3 17.7 19.5 17.7 20C17.7 20.6 16.9 21.3 16 21.3Z"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="0.8"
        strokeLinecap="round"
        d="M14.2 22.4C14.6 23.3 15.8 23.3 16 22.3C16.2 23.3 17.4 23.3 17.8 22.4"
      />
      <g fill="var(--pd-blush, #F5A9A6)" opacity=".8">
        <ellipse cx="7.3" cy="21" rx="1.7" ry="1.1" />
        <ellipse cx="24.7" cy="21" rx="1.7" ry="1.1" />
      </g>
    </>
  )
}

function SmallHead() {
  return (
    <>
      <path fill={ink} d="M.8 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M10.2 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
      <path
        fill="var(--pd-fur)"
        stroke={ink}
        d="M8 2.5C10.7 2.5 12.9 3.6 13.7 5.7C14.2 6.9 14.6 7.9 14.5 9C14.3 12 11.6 13.6 8 13.6C4.4 13.6 1.7 12 1.5 9C1.4 7.9 1.8 6.9 2.3 5.7C3.1 3.6 5.3 2.5 8 2.5Z"
      />
      <g fill={ink}>
        <ellipse cx="5.1" cy="8.3" rx="1.85" ry="2.25" transform="rotate(28 5.1 8.3)" />
        <ellipse cx="10.9" cy="8.3" rx="1.85" ry="2.25" transform="rotate(-28 10.9 8.3)" />
        <ellipse cx="8" cy="11" rx="1.15" ry=".8" />
      </g>
      <g fill="#fff">
        <circle cx="5.5" cy="7.9" r=".75" />
        <circle cx="10.5" cy="7.9" r=".75" />
      </g>
    </>
  )
}
