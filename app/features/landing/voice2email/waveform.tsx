/** A drawn stretch of speech: pauses are low, emphasis is high. Always the same, so that server and browser agree. */
export function Waveform({ bars, spoken, className = '' }: { bars: number; spoken: number; className?: string }) {
  return (
    <div className={`flex items-center gap-px sm:gap-[3px] ${className}`} aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <i
          key={index}
          style={{ height: `${toHeight(index)}%` }}
          className={`min-w-0 flex-1 rounded-[3px] ${index < spoken ? 'bg-accent' : 'bg-line-strong'}`}
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
