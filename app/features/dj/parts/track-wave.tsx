const HEIGHT = 64
const MOST_LINES = 400

type Props = {
  wave: readonly number[]
  seconds: number
  grid: { bpm: number; firstBeatS: number } | null
  cues: readonly number[]
}

/** How loud a track is over its time, with its bars and cue points. Drawn by the server. */
export function TrackWave({ wave, seconds, grid, cues }: Props) {
  if (wave.length === 0) return null
  const path = wave
    .map((peak, n) => {
      const half = Math.max(0.5, (peak / 100) * (HEIGHT / 2))
      return `M${n + 0.5} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
  const at = (second: number) => ((second / seconds) * wave.length).toFixed(1)
  const bars = grid ? listBars(grid, seconds) : []
  return (
    <svg
      viewBox={`0 0 ${wave.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-20 w-full rounded-[10px] bg-sunken"
      role="img"
      aria-label={`How loud it is over its time${grid ? ', with a line for each bar' : ''}`}
    >
      <path d={path} className="stroke-accent" strokeWidth="0.7" fill="none" />
      <path
        d={bars.map((s) => `M${at(s)} 0V${HEIGHT}`).join('')}
        className="stroke-fg-subtle/60"
        strokeWidth="0.6"
        fill="none"
      />
      <path
        d={cues.map((s) => `M${at(s)} 0V${HEIGHT}`).join('')}
        className="stroke-warning-text"
        strokeWidth="1.6"
        fill="none"
      />
    </svg>
  )
}

/** The bars, or of many only every fourth or sixteenth. */
function listBars({ bpm, firstBeatS }: { bpm: number; firstBeatS: number }, seconds: number): number[] {
  const barS = 240 / bpm
  const all = Math.max(0, Math.floor((seconds - firstBeatS) / barS) + 1)
  const every = all > MOST_LINES * 4 ? 16 : all > MOST_LINES / 4 ? 4 : 1
  return Array.from({ length: Math.ceil(all / every) }, (_, n) => firstBeatS + n * every * barS)
}
