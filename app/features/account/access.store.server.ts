import { and, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { connections } from '#app/database/tables/people.ts'

/** A member's latest runs, without what they found. */
export const listLatestRuns = (userId: string, most: number) =>
  store()
    .db.select({
      id: consensusRuns.id,
      question: consensusRuns.question,
      state: consensusRuns.state,
      createdAt: consensusRuns.createdAt,
    })
    .from(consensusRuns)
    .where(eq(consensusRuns.userId, userId))
    .orderBy(desc(consensusRuns.createdAt), desc(consensusRuns.id))
    .limit(most)

/** The address of the Google account that opens this one; null without one. */
export async function findGoogleAddress(userId: string): Promise<string | null> {
  const rows = await store()
    .db.select({ email: connections.email })
    .from(connections)
    .where(and(eq(connections.userId, userId), eq(connections.provider, 'google')))
    .limit(1)
  return rows[0]?.email ?? null
}
