import { and, asc, count, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { passkeys } from '#app/database/tables/people.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

/** Somebody's passkeys, the oldest first. */
export const listPasskeys = (userId: string): Promise<PasskeyRow[]> =>
  store()
    .db.select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function findPasskey(id: string): Promise<PasskeyRow | null> {
  const rows = await store().db.select().from(passkeys).where(eq(passkeys.id, id)).limit(1)
  return rows[0] ?? null
}

export async function countPasskeys(userId: string): Promise<number> {
  const rows = await store().db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return rows[0]?.n ?? 0
}

/** False when this passkey is here already. */
export async function createPasskey(row: typeof passkeys.$inferInsert): Promise<boolean> {
  const written = await store().db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return written.length === 1
}

/** Notes a use; false when the counter moved since the row was read. */
export async function savePasskeyUse(row: PasskeyRow, counter: number, now: Date): Promise<boolean> {
  const written = await store()
    .db.update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter)))
    .returning({ id: passkeys.id })
  return written.length === 1
}

export async function savePasskeyName(userId: string, id: string, name: string): Promise<boolean> {
  const written = await store().db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id })
  return written.length === 1
}

export async function removePasskeyRow(userId: string, id: string): Promise<PasskeyRow | null> {
  const gone = await store().db.delete(passkeys).where(own(userId, id)).returning()
  return gone[0] ?? null
}
