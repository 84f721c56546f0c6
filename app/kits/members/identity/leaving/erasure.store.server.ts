import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { sessions, users } from '#app/database/tables/people.ts'
import type { UserRow } from '../account/users.store.server.ts'

/** Sets the day of erasure; false when one is set already. */
export async function setErasure(id: string, eraseAt: Date): Promise<boolean> {
  const set = await store()
    .db.update(users)
    .set({ eraseAt })
    .where(and(eq(users.id, id), isNull(users.eraseAt)))
    .returning({ id: users.id })
  return set.length === 1
}

/** Takes the day of erasure back; false when there was none. */
export async function unsetErasure(id: string): Promise<boolean> {
  const unset = await store()
    .db.update(users)
    .set({ eraseAt: null })
    .where(and(eq(users.id, id), isNotNull(users.eraseAt)))
    .returning({ id: users.id })
  return unset.length === 1
}

/** The people whose day has come, the longest due first. */
export async function listDueErasures(now: Date, most: number): Promise<string[]> {
  const due = await store()
    .db.select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, now))
    .orderBy(asc(users.eraseAt))
    .limit(most)
  return due.map(({ id }) => id)
}

/** A person whose day has come, for the transaction that erases: null when somebody else did, or it was taken back. */
export async function findDueErasure(id: string, now: Date): Promise<UserRow | null> {
  const due = await store()
    .db.select()
    .from(users)
    .where(and(eq(users.id, id), lte(users.eraseAt, now)))
  return due[0] ?? null
}

export const removeExpiredSessions = (now: Date) => store().db.delete(sessions).where(lt(sessions.expiresAt, now))
