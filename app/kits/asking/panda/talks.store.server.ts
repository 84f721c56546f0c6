import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaTurns } from '#app/database/tables/panda.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** The last turns of somebody's talk, oldest first; none of another's. */
export async function listTurns(owner: Visitor, talkId: string, most: number) {
  const { question, answer, createdAt, id } = pandaTurns
  const rows = await store()
    .db.select({ question, answer })
    .from(pandaTurns)
    .where(and(eq(pandaTurns.talkId, talkId), belongsTo(pandaTurns, owner)))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
  return rows.toReversed()
}

/** Writes a turn; of its talk the last `most` stay. */
export const createTurn = (row: typeof pandaTurns.$inferInsert, most: number) =>
  store().tx(async () => {
    await store().db.insert(pandaTurns).values(row)
    const rows = await store()
      .db.select({ id: pandaTurns.id })
      .from(pandaTurns)
      .where(eq(pandaTurns.talkId, row.talkId))
      .orderBy(desc(pandaTurns.createdAt), desc(pandaTurns.id))
    const over = rows.slice(most).map(({ id }) => id)
    if (over.length > 0) await store().db.delete(pandaTurns).where(inArray(pandaTurns.id, over))
  })

/** Removes what was said before a moment. */
export const removeTurnsBefore = (before: Date) => store().db.delete(pandaTurns).where(lt(pandaTurns.createdAt, before))
