import { toSumWords } from '#app/kits/asking/runs/money-words.ts'

const MS_PER_S = 1_000

/** "14 ms", "5.2 s"; what is too short to measure is "under 1 ms". */
export function formatTime(ms: number): string {
  if (ms < 1) return 'under 1 ms'
  return ms < MS_PER_S ? `${Math.round(ms)} ms` : `${(ms / MS_PER_S).toFixed(1)} s`
}

/** A sum in dollars: nothing is "$0", a part whose price is unknown makes the sum unknown, never smaller. */
export function formatCost(
  seats: readonly { costMicros: number | null; kind: string }[],
  help: readonly { costMicros: number | null }[] = [],
): string {
  const paid = [...seats.filter(({ kind }) => kind === 'engine'), ...help]
  const isKnown = paid.every(({ costMicros }) => costMicros !== null)
  return toSumWords(isKnown ? paid.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0) : null)
}
