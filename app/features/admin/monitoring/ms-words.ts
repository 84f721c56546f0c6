const MS_PER_S = 1_000
const TENTHS_UNTIL_S = 10

/** "45 ms", "1.2 s": a time read from a histogram; "–" without any. */
export const toMsWords = (ms: number | null): string => (ms === null ? '–' : toExactMsWords(ms))

function toExactMsWords(ms: number): string {
  if (ms < MS_PER_S) return `${Math.round(ms)} ms`
  const seconds = ms / MS_PER_S
  return `${seconds < TENTHS_UNTIL_S ? seconds.toFixed(1) : Math.round(seconds)} s`
}
