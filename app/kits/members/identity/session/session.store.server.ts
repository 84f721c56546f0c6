import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { sessions, users } from '#app/database/tables/people.ts'

export type SessionRow = typeof sessions.$inferSelect

/** A session that still works with its person; a suspended person has none. */
export async function findSession(tokenHash: string, now: Date) {
  const rows = await store()
    .db.select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
    .limit(1)
  return rows[0] ?? null
}

export const createSession = (session: typeof sessions.$inferInsert) => store().db.insert(sessions).values(session)

export const saveSession = (tokenHash: string, changes: Partial<typeof sessions.$inferInsert>) =>
  store().db.update(sessions).set(changes).where(eq(sessions.tokenHash, tokenHash))

export const removeSession = (tokenHash: string) => store().db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

/** A person's sessions, the one used last first. */
export const listSessions = (userId: string, now: Date): Promise<SessionRow[]> =>
  store()
    .db.select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))

/** Ends every session of a person but the one that is kept, if any. */
export const removeOtherSessions = (userId: string, keptTokenHash: string | null) =>
  store()
    .db.delete(sessions)
    .where(
      keptTokenHash === null
        ? eq(sessions.userId, userId)
        : and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)),
    )

/** The same for those that began until a moment. */
export const removeSessionsUntil = (userId: string, until: Date, keptTokenHash: string | null) =>
  store()
    .db.delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        lte(sessions.createdAt, until),
        keptTokenHash === null ? undefined : ne(sessions.tokenHash, keptTokenHash),
      ),
    )
