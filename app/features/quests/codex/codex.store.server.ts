import { and, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { ownAllies } from '#app/database/tables/conversations.ts'
import { users } from '#app/database/tables/people.ts'

export type AllyRow = typeof ownAllies.$inferSelect

const isShown = () =>
  and(isNotNull(ownAllies.publishedAt), isNull(ownAllies.hiddenAt), isNull(users.suspendedAt), isNull(users.eraseAt))

/** Allies that members published, the newest first; `word` stands in the name or the sentence. */
export const listPublished = ({ word, before, most }: { word: string; before: Date | null; most: number }) =>
  store()
    .db.select({ ally: ownAllies, name: users.name, handle: users.handle })
    .from(ownAllies)
    .innerJoin(users, eq(users.id, ownAllies.userId))
    .where(
      and(
        isShown(),
        before ? lt(ownAllies.publishedAt, before) : undefined,
        word ? or(holds(ownAllies.name, word), holds(ownAllies.about, word)) : undefined,
      ),
    )
    .orderBy(desc(ownAllies.publishedAt), desc(ownAllies.id))
    .limit(most)

/** An ally that its reader may see: a published one, or their own. */
export async function findSeenAlly(id: string, userId: string | null) {
  const [row] = await store()
    .db.select({ ally: ownAllies, name: users.name, handle: users.handle })
    .from(ownAllies)
    .innerJoin(users, eq(users.id, ownAllies.userId))
    .where(and(eq(ownAllies.id, id), userId ? or(isShown(), eq(ownAllies.userId, userId)) : isShown()))
    .limit(1)
  return row ?? null
}

export const saveAlly = (id: string, change: Partial<AllyRow>) =>
  store().db.update(ownAllies).set(change).where(eq(ownAllies.id, id))

/** How often an ally was made somebody's own. */
export async function countForks(id: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(ownAllies).where(eq(ownAllies.forkedFrom, id))
  return row?.n ?? 0
}
