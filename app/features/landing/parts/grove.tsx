const GROUND = 620
const NODE_GAP = 3

/** x, width and strength of each stalk on a 1440 wide ground; the middle stays clear for the words. */
const stalks = [
  [46, 22, 0.5],
  [108, 13, 0.8],
  [168, 9, 0.55],
  [222, 6, 0.35],
  [1216, 7, 0.4],
  [1268, 10, 0.6],
  [1322, 17, 0.85],
  [1396, 26, 0.5],
] as const

/** Bamboo behind a hero: backdrop only, never behind small text. */
export function Grove() {
  return (
    <svg
      className={
        'pointer-events-none absolute inset-x-0 -top-15 h-170 w-full ' +
        'fill-[light-dark(color-mix(in_oklab,var(--accent-200)_80%,transparent),var(--grove-dark))] ' +
        '[--grove-dark:color-mix(in_oklab,var(--accent-900)_38%,transparent)] ' +
        '[mask-image:linear-gradient(#000_30%,transparent_96%)] max-sm:opacity-40'
      }
      viewBox={`0 0 1440 ${GROUND}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {stalks.map(([x, width, strength]) => (
        <g key={x} opacity={strength}>
          {toSegments(x, width).map(({ y, height }) => (
            <rect key={y} x={x} y={y} width={width} height={height} rx={width * 0.24} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function toSegments(x: number, width: number): { y: number; height: number }[] {
  const segments = []
  for (let foot = GROUND, node = 0; foot > -60; node += 1) {
    const height = Math.round(64 + width * 1.8 + ((x + node * 29) % 34))
    segments.push({ y: foot - height, height })
    foot -= height + NODE_GAP
  }
  return segments
}
