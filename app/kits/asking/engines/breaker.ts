import type { EngineFailure } from '#app/providers/engine.ts'

/** So many failures in a row, and the engine is left alone for a while. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 30_000
const LONGEST_OPEN_MS = 10 * 60_000
const MS_PER_S = 1_000
/** Failures that say nothing about the engine's health: the asker's own doing. */
const HARMLESS = new Set<EngineFailure['kind']>(['refused', 'unable', 'cancelled', 'unaffordable'])

type Line = { failures: number; openUntil: number; isTrying: boolean; lastKind: EngineFailure['kind'] }

/**
 * A circuit breaker for many engines, by id. After five failures in a row, or a 429 that names its time, an engine is not
 * asked until its time is over; then one use tries, and its outcome decides. Times in milliseconds of the caller's clock.
 */
export function createBreakers() {
  const lines = new Map<string, Line>()
  const lineOf = (id: string) => {
    const line = lines.get(id) ?? { failures: 0, openUntil: 0, isTrying: false, lastKind: 'unreachable' as const }
    lines.set(id, line)
    return line
  }
  return {
    /** Milliseconds until the engine may be asked again; 0 when it may, and then it counts as asked. */
    ask(id: string, now: number): number {
      const line = lineOf(id)
      if (line.openUntil > now) return line.openUntil - now
      if (line.openUntil === 0) return 0
      if (line.isTrying) return OPEN_MS
      line.isTrying = true
      return 0
    },
    succeeded(id: string): void {
      lines.delete(id)
    },
    failed(id: string, { kind, retryAfterS }: Pick<EngineFailure, 'kind' | 'retryAfterS'>, now: number): void {
      const line = lineOf(id)
      const wasTrying = line.isTrying
      line.isTrying = false
      if (HARMLESS.has(kind)) return
      line.failures++
      line.lastKind = kind
      const asked = retryAfterS === null ? null : Math.min(retryAfterS * MS_PER_S, LONGEST_OPEN_MS)
      if (asked !== null || wasTrying || line.failures >= FAILURES_TO_OPEN) line.openUntil = now + (asked ?? OPEN_MS)
    },
    /** What the last failure was that counts. */
    whyOpen: (id: string): EngineFailure['kind'] => lines.get(id)?.lastKind ?? 'unreachable',
    /** Whether the engine is left alone just now; asking does not count. */
    isOpen: (id: string, now: number): boolean => (lines.get(id)?.openUntil ?? 0) > now,
  }
}

export type Breakers = ReturnType<typeof createBreakers>
