import { and, eq, gt, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { challenges } from '#app/database/tables/people.ts'

export type ChallengeRow = typeof challenges.$inferSelect
type Purpose = ChallengeRow['purpose']

export const createChallenge = (row: typeof challenges.$inferInsert) => store().db.insert(challenges).values(row)

const works = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(eq(challenges.tokenHash, tokenHash), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now))

/** A challenge that can still be met, without using it. */
export async function findChallengeRow(tokenHash: string, purpose: Purpose, now: Date): Promise<ChallengeRow | null> {
  const rows = await store()
    .db.select()
    .from(challenges)
    .where(works(tokenHash, purpose, now))
    .limit(1)
  return rows[0] ?? null
}

/** Uses a challenge up: of several who try at once one gets the row, the others null. */
export async function takeChallengeRow(tokenHash: string, purpose: Purpose, now: Date): Promise<ChallengeRow | null> {
  const rows = await store()
    .db.delete(challenges)
    .where(works(tokenHash, purpose, now))
    .returning()
  return rows[0] ?? null
}

export const removeExpiredChallenges = (now: Date) => store().db.delete(challenges).where(lt(challenges.expiresAt, now))
