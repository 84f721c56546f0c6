import { and, count, eq, gte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { runs } from '#app/database/tables/runs.ts'

/** How many runs that count somebody started since a moment. */
export async function countRuns(userId: string, since: Date): Promise<number> {
  const [row] = await store()
    .db.select({ runs: count() })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.isCounted, true), gte(runs.createdAt, since)))
  return row?.runs ?? 0
}
