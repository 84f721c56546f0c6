const FIRST_MS = 250
const LONGEST_MS = 30_000

/** How long to wait before a worker is started again of which so many, one after another, died without any work in hand. */
export const toStartWaitMs = (deaths: number): number =>
  deaths < 2 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (deaths - 2))
