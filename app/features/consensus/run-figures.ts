const MICROS_PER_DOLLAR = 1_000_000
const MS_PER_S = 1_000

/** "0.02 s", "5.2 s". */
export const formatSeconds = (ms: number) => `${(ms / MS_PER_S).toFixed(ms < MS_PER_S ? 2 : 1)} s`

/** A sum in dollars: nothing is "$0", a seat whose price is unknown makes the sum unknown, never smaller. */
export function formatCost(seats: readonly { costMicros: number | null; kind: 'engine' | 'pasted' }[]): string {
  const engines = seats.filter(({ kind }) => kind === 'engine')
  if (engines.some(({ costMicros }) => costMicros === null)) return 'unknown'
  const micros = engines.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0)
  return micros === 0 ? '$0' : `$${(micros / MICROS_PER_DOLLAR).toFixed(3)}`
}
