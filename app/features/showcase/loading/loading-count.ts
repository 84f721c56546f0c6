const COUNT_MAX = 1_000

/** A whole number of an address, 0 for anything else. */
export function readCount(text: string | null): number {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? Math.min(count, COUNT_MAX) : 0
}
