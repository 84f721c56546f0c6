import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { once } from '../once.ts'

const MS_PER_S = 1_000

export type LimitSize = { points: number; windowS: number }
/** What a use found: the seconds to wait when none was left (0 otherwise), and how many were spent in how long a time. */
export type Spent = { waitS: number; used: number; leftMs: number }
/**
 * Spends one use of a key and gives 0, or the seconds to wait when none is left; `refund` gives one back, `spend` tells
 * what was found.
 */
export type RateLimit = ((key: string) => Promise<number>) & {
  refund: (key: string) => Promise<void>
  spend: (key: string) => Promise<Spent>
}

/**
 * A limit of `points` uses in `windowS` seconds per key, counted in this process: for what may begin anew with a restart.
 * A refund is for a use that was no offence, such as a password that was right.
 */
export function createRateLimit(name: string, { points, windowS }: LimitSize): RateLimit {
  const limiter = once(
    `rate-limit:${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration: windowS }),
  )
  return toRateLimit(() => limiter)
}

/** A limit on any limiter of rate-limiter-flexible. */
export function toRateLimit(limiter: () => RateLimiterAbstract): RateLimit {
  const spend = async (key: string): Promise<Spent> => {
    try {
      const { consumedPoints, msBeforeNext } = await limiter().consume(key)
      return { waitS: 0, used: consumedPoints, leftMs: msBeforeNext }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const { consumedPoints, msBeforeNext } = refusal
      return { waitS: Math.ceil(msBeforeNext / MS_PER_S) || 1, used: consumedPoints, leftMs: msBeforeNext }
    }
  }
  return Object.assign(async (key: string) => (await spend(key)).waitS, {
    refund: async (key: string) => void (await limiter().reward(key)),
    spend,
  })
}

/** A wait in words: seconds up to a minute and a half, then whole minutes. */
function toWaitWords(waitS: number): string {
  if (waitS <= MOST_SECONDS_SAID) return waitS === 1 ? 'a second' : `${waitS} seconds`
  return `${Math.ceil(waitS / S_PER_MINUTE)} minutes`
}

const S_PER_MINUTE = 60
const MOST_SECONDS_SAID = 90

/** Why nothing was done: "That was a lot of letters at once. Please try again in 40 seconds." */
export const tooManyAtOnce = (things: string, waitS: number): string =>
  `That was a lot of ${things} at once. Please try again in ${toWaitWords(waitS)}.`

/** The same for guesses, which are better not called many things. */
export const tooManyTries = (waitS: number): string =>
  `Too many tries. Please wait ${toWaitWords(waitS)}, then try again.`

/** Status and header of an answer to somebody over a limit. */
export const overLimit = (waitS: number) => ({ status: 429, headers: { 'Retry-After': String(waitS) } })
