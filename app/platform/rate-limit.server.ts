import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { once } from './once.ts'

const MS_PER_S = 1_000

/**
 * A limit of `points` uses in `windowS` seconds per key, counted in this process. The returned function spends one use
 * and gives 0, or the seconds to wait when none is left.
 */
export function createRateLimit(name: string, { points, windowS }: { points: number; windowS: number }) {
  const limiter = once(
    `rate-limit:${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration: windowS }),
  )
  return async (key: string): Promise<number> => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / MS_PER_S) || 1
      throw refusal
    }
  }
}
