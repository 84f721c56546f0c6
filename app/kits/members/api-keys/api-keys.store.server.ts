import { and, asc, count, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { users } from '#app/database/tables/people.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export const createApiKeyRow = (row: typeof apiKeys.$inferInsert) => store().db.insert(apiKeys).values(row)

export const listApiKeyRows = (userId: string): Promise<ApiKeyRow[]> =>
  store().db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(asc(apiKeys.createdAt))

export async function countApiKeys(userId: string): Promise<number> {
  const [row] = await store().db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId))
  return row?.keys ?? 0
}

/** A key with what is needed of its owner. */
export async function findKeyWithOwner(hash: string) {
  const [row] = await store()
    .db.select({ key: apiKeys, plan: users.plan, suspendedAt: users.suspendedAt, eraseAt: users.eraseAt })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hash))
    .limit(1)
  return row ?? null
}

export const markApiKeyUsed = (id: string, lastUsedAt: Date) =>
  store().db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id))

/** Changes what a key may do; false when its owner has none of this id. */
export async function changeApiKeyRow(
  userId: string,
  id: string,
  changed: Partial<Omit<ApiKeyRow, 'id' | 'userId' | 'hash'>>,
): Promise<boolean> {
  const found = await store()
    .db.update(apiKeys)
    .set(changed)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })
  return found.length === 1
}

export async function removeApiKeyRow(userId: string, id: string): Promise<boolean> {
  const gone = await store()
    .db.delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })
  return gone.length === 1
}
