/**
 * About how long the given share took at most, in milliseconds, read from a histogram: even between the bounds of the
 * bucket it falls into. What is longer than the last bound is said as that bound. Null of nothing.
 */
export function percentileOfBuckets(
  buckets: readonly number[],
  bounds: readonly number[],
  share: number,
): number | null {
  const all = buckets.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  const wanted = share * all
  let passed = 0
  for (const [place, count] of buckets.entries()) {
    if (count > 0 && passed + count >= wanted) {
      const [from, to] = [bounds[place - 1] ?? 0, bounds[place] ?? bounds.at(-1)!]
      return Math.round(from + ((wanted - passed) / count) * (to - from))
    }
    passed += count
  }
  return bounds.at(-1)!
}
