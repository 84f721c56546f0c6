const MS_PER_S = 1_000
/** Below so many it is not worth looking for those whose time is whole again. */
const FEW = 256
/** What long work of somebody new is expected to take, and how much the newest measure counts in what is expected. */
const EXPECTED_MS = 100
const NEWEST_WEIGHT = 0.5

export type ShareSize = {
  /** So much computing time may be used at once. */
  capacityMs: number
  /** So much comes back with each second. */
  refillMsPerS: number
}

type Used = { ms: number; at: number; expectedMs: number }

/** How much computing time each visitor has left: a bucket that fills again by the second. */
export function createTimeShare({ capacityMs, refillMsPerS }: ShareSize) {
  const used = new Map<string, Used>()
  let mostKept = FEW

  const usedOf = (key: string, now: number): Used => {
    const { ms, at, expectedMs } = used.get(key) ?? { ms: 0, at: now, expectedMs: EXPECTED_MS }
    return { ms: Math.max(0, ms - (Math.max(0, now - at) * refillMsPerS) / MS_PER_S), at: now, expectedMs }
  }
  const forget = (now: number) => {
    if (used.size < mostKept) return
    for (const key of used.keys()) if (usedOf(key, now).ms === 0) used.delete(key)
    mostKept = Math.max(FEW, 2 * used.size)
  }

  return {
    spend(key: string, { ms, isLong }: { ms: number; isLong: boolean }, now: number): void {
      const before = usedOf(key, now)
      const expectedMs = isLong ? before.expectedMs + (ms - before.expectedMs) * NEWEST_WEIGHT : before.expectedMs
      used.set(key, { ms: before.ms + ms, at: now, expectedMs })
      forget(now)
    },
    /** Seconds until a visitor may use time again, reckoning with their long work under way; 0 when they may. */
    waitS(key: string, longUnderWay: number, now: number): number {
      const { ms, expectedMs } = usedOf(key, now)
      const over = ms + longUnderWay * expectedMs - capacityMs
      return over < 0 ? 0 : Math.max(1, Math.ceil(over / refillMsPerS))
    },
  }
}
