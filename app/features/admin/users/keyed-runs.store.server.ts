import { and, count, desc, eq, gte, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { users } from '#app/database/tables/people.ts'
import { runs, uses } from '#app/database/tables/runs.ts'

/** The keys used most since a moment, with whose they are: how often, and when last. Nothing of what was asked. */
export const listKeyedRuns = (since: Date, most: number) =>
  store()
    .db.select({
      keyId: runs.apiKeyId,
      userId: runs.userId,
      username: users.username,
      keyName: apiKeys.name,
      ending: apiKeys.ending,
      runs: count(),
      lastAt: max(runs.createdAt),
    })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.userId))
    .leftJoin(apiKeys, eq(apiKeys.id, runs.apiKeyId))
    .where(and(isNotNull(runs.apiKeyId), gte(runs.createdAt, since)))
    .groupBy(runs.apiKeyId, runs.userId, users.username, apiKeys.name, apiKeys.ending)
    .orderBy(desc(count()))
    .limit(most)

/** What the uses behind some keys came to since a moment. */
export const sumKeyedUses = (keyIds: readonly string[], since: Date) =>
  store()
    .db.select({
      keyId: runs.apiKeyId,
      uses: count(),
      failed: sql<number>`coalesce(sum(case when ${uses.state} = 'failed' then 1 else 0 end), 0)`.mapWith(Number),
      tokens:
        sql<number>`coalesce(sum(case when ${uses.unit} = 'token' then coalesce(${uses.inputUnits}, 0) + coalesce(${uses.outputUnits}, 0) else 0 end), 0)`.mapWith(
          Number,
        ),
      micros: sql<number>`coalesce(sum(${uses.costMicros}), 0)`.mapWith(Number),
    })
    .from(uses)
    .innerJoin(runs, eq(runs.id, uses.runId))
    .where(and(inArray(runs.apiKeyId, [...keyIds]), gte(uses.startedAt, since)))
    .groupBy(runs.apiKeyId)
