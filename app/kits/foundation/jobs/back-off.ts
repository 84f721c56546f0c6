export const LONGEST_WAIT_MS = 3_600_000

/** How long to wait after the nth attempt failed: doubling up to an hour, half of it by chance, so that many do not come back at once. */
export function toBackOffMs(attempts: number, firstMs: number, chance = Math.random()): number {
  const full = Math.min(firstMs * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS)
  return Math.round(full / 2 + (full / 2) * chance)
}
