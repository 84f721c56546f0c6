import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible'
import { store } from '#app/database/store.server.ts'
import { rateLimits } from '#app/database/tables/limits.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { once } from '#app/platform/once.ts'
import { toRateLimit, type LimitSize, type RateLimit } from '#app/platform/request/rate-limit.server.ts'

/**
 * A limit whose count outlives a restart and is one for all servers on a database: for guesses and for what is given by
 * the hour or day. Whom it counts for is kept as a hash alone. While the database does not answer, memory counts.
 */
export function createKeptLimit(name: string, size: LimitSize): RateLimit {
  const limit = toRateLimit(() => once(`kept-limit:${name}:${size.points}`, () => createLimiter(name, size)))
  return Object.assign((key: string) => limit(hashOf(key)), {
    refund: (key: string) => limit.refund(hashOf(key)),
    spend: (key: string) => limit.spend(hashOf(key)),
  })
}

/** Asked at each use: what `store().db` is depends on where one stands. */
const client = {
  insert: (table: typeof rateLimits) => store().db.insert(table),
  select: () => store().db.select(),
  delete: (table: typeof rateLimits) => store().db.delete(table),
}

const createLimiter = (keyPrefix: string, { points, windowS: duration }: LimitSize) =>
  new RateLimiterDrizzle({
    storeClient: client,
    schema: rateLimits,
    keyPrefix,
    points,
    duration,
    // The sweeper does it, for all limits at once.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  })
