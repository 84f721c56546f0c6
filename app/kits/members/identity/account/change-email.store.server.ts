import { and, eq, gt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { mailTokens } from '#app/database/tables/people.ts'

/** The change of address that waits for its link, if any. */
export async function findWaitingChange(userId: string, now: Date) {
  const rows = await store()
    .db.select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'change-email'), gt(mailTokens.expiresAt, now)))
    .limit(1)
  return rows[0] ?? null
}
