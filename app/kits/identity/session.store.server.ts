import { and, eq, gt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { sessions, users } from '#app/database/tables/people.ts'

export async function findSessionUser(tokenHash: string, now: Date) {
  const rows = await store()
    .db.select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1)
  return rows[0]?.user ?? null
}

export const createSession = (session: typeof sessions.$inferInsert) => store().db.insert(sessions).values(session)

export const removeSession = (tokenHash: string) => store().db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
