/** The nearest-rank percentile, `share` from 0 to 1; null of nothing. */
export function percentileOf(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}
