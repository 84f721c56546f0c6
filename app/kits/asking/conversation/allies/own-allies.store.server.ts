import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { ownAllies } from '#app/database/tables/conversations.ts'

export type AllyRow = typeof ownAllies.$inferSelect

export const listAllyRows = (userId: string): Promise<AllyRow[]> =>
  store()
    .db.select()
    .from(ownAllies)
    .where(eq(ownAllies.userId, userId))
    .orderBy(asc(ownAllies.createdAt), asc(ownAllies.id))

export async function findAllyRow(id: string, userId: string): Promise<AllyRow | null> {
  const [row] = await store()
    .db.select()
    .from(ownAllies)
    .where(and(eq(ownAllies.id, id), eq(ownAllies.userId, userId)))
  return row ?? null
}

export const createAllyRow = (row: typeof ownAllies.$inferInsert) => store().db.insert(ownAllies).values(row)

export const saveAllyRow = (id: string, change: Partial<AllyRow>) =>
  store().db.update(ownAllies).set(change).where(eq(ownAllies.id, id))

export const removeAllyRow = (id: string, userId: string) =>
  store()
    .db.delete(ownAllies)
    .where(and(eq(ownAllies.id, id), eq(ownAllies.userId, userId)))
