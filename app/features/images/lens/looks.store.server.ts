import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { lensLooks } from '#app/database/tables/pictures.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type LookRow = typeof lensLooks.$inferSelect

export const createLook = (row: typeof lensLooks.$inferInsert) => store().db.insert(lensLooks).values(row)

export async function findLook(id: string): Promise<LookRow | null> {
  const [row] = await store()
    .db.select()
    .from(lensLooks)
    .where(and(eq(lensLooks.id, id), isNull(lensLooks.deletedAt)))
  return row ?? null
}

/** Also one that was deleted and can be brought back. */
export async function findOwnLook(id: string, owner: Visitor): Promise<LookRow | null> {
  const [row] = await store()
    .db.select()
    .from(lensLooks)
    .where(and(eq(lensLooks.id, id), belongsTo(lensLooks, owner)))
  return row ?? null
}

export const saveLook = (id: string, change: Partial<typeof lensLooks.$inferInsert>) =>
  store().db.update(lensLooks).set(change).where(eq(lensLooks.id, id))

/** Adds one part to what was found, whatever other parts are added at the same moment. */
export const savePart = (id: string, name: string, part: unknown) =>
  store().tx(async () => {
    const [row] = await store().db.select({ parts: lensLooks.parts }).from(lensLooks).where(eq(lensLooks.id, id))
    if (row) await saveLook(id, { parts: { ...(row.parts as object), [name]: part } })
  })

export const listLooks = (owner: Visitor, most: number): Promise<LookRow[]> =>
  store()
    .db.select()
    .from(lensLooks)
    .where(and(belongsTo(lensLooks, owner), isNull(lensLooks.deletedAt)))
    .orderBy(desc(lensLooks.createdAt), desc(lensLooks.id))
    .limit(most)

export const listDeletedLooks = (before: Date, most: number) =>
  store()
    .db.select({ id: lensLooks.id, fileId: lensLooks.fileId })
    .from(lensLooks)
    .where(lt(lensLooks.deletedAt, before))
    .limit(most)

export const removeLook = (id: string) => store().db.delete(lensLooks).where(eq(lensLooks.id, id))
