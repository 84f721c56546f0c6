import { and, asc, count, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { memories } from '#app/database/tables/panda.ts'

export type Memory = typeof memories.$inferSelect

export const listMemories = (userId: string): Promise<Memory[]> =>
  store()
    .db.select()
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(desc(memories.createdAt), asc(memories.id))

export async function countMemories(userId: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(memories).where(eq(memories.userId, userId))
  return row?.count ?? 0
}

export const createMemory = (row: typeof memories.$inferInsert) => store().db.insert(memories).values(row)

/** Rewrites one of somebody's memories; false when it is not theirs. */
export async function saveMemory(userId: string, id: string, text: string, updatedAt: Date): Promise<boolean> {
  const rows = await store()
    .db.update(memories)
    .set({ text, updatedAt })
    .where(and(eq(memories.userId, userId), eq(memories.id, id)))
    .returning({ id: memories.id })
  return rows.length > 0
}

/** Forgets one memory, or all of somebody's; gives how many are gone. */
export async function removeMemories(userId: string, id: string | null): Promise<number> {
  const own = eq(memories.userId, userId)
  const rows = await store()
    .db.delete(memories)
    .where(id === null ? own : and(own, eq(memories.id, id)))
    .returning({ id: memories.id })
  return rows.length
}
