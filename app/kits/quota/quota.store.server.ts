import { and, count, eq, gte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'

/** How many runs somebody started since a moment. */
export async function countRuns(userId: string, since: Date): Promise<number> {
  const [row] = await store()
    .db.select({ runs: count() })
    .from(consensusRuns)
    .where(and(eq(consensusRuns.userId, userId), gte(consensusRuns.createdAt, since)))
  return row?.runs ?? 0
}
