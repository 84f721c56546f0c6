import { and, count, eq, gte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { runs, uses } from '#app/database/tables/runs.ts'

/** What a key's owner allows it; null for a key that is gone. */
export async function findKeyBudget(id: string) {
  const [row] = await store()
    .db.select({ period: apiKeys.budgetPeriod, mostRuns: apiKeys.mostRuns, mostMicros: apiKeys.mostMicros })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    .limit(1)
  return row ?? null
}

/** How many runs a key began since a moment. */
export async function countKeyRuns(keyId: string, since: Date): Promise<number> {
  const [row] = await store()
    .db.select({ runs: count() })
    .from(runs)
    .where(and(eq(runs.apiKeyId, keyId), gte(runs.createdAt, since)))
  return row?.runs ?? 0
}

/** Micro-dollars that the runs of a key spent or set aside since a moment, on whoever's account. */
export async function sumKeySpent(keyId: string, since: Date): Promise<number> {
  const [row] = await store()
    .db.select({
      micros: sql<number>`coalesce(sum(coalesce(${uses.costMicros}, ${uses.heldMicros})), 0)`.mapWith(Number),
    })
    .from(runs)
    .innerJoin(uses, eq(uses.runId, runs.id))
    .where(and(eq(runs.apiKeyId, keyId), gte(runs.createdAt, since)))
  return row?.micros ?? 0
}
