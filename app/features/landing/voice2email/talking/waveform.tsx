import type { Ref } from 'react'

/** A drawn stretch of speech: pauses are low, emphasis is high. Always the same, so that server and browser agree. */
export function Waveform({
  bars,
  spoken,
  isLive = false,
  frame,
  className = '',
}: {
  bars: number
  spoken: number
  /** While somebody speaks every bar is full height, and useLevel scales it to the voice. */
  isLive?: boolean
  frame?: Ref<HTMLDivElement>
  className?: string
}) {
  return (
    <div ref={frame} className={`flex items-center gap-px sm:gap-[3px] ${className}`} aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <i
          key={isLive ? `live-${index}` : index}
          style={isLive ? { height: '100%', scale: '1 0.08' } : { height: `${toHeight(index)}%` }}
          className={`min-w-0 flex-1 rounded-[3px] ${isLive || index < spoken ? 'bg-accent' : 'bg-line-strong'}`}
        />
      ))}
    </div>
  )
}

function toHeight(index: number): number {
  const sentence = Math.abs(Math.sin(index * 0.21)) * 58
  const syllable = Math.abs(Math.sin(index * 1.7 + 0.6)) * 34
  return Math.round(8 + sentence + syllable)
}
