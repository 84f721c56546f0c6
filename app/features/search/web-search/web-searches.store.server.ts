import { and, desc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { webSearches } from '#app/database/tables/web-index.ts'

export const listWebSearches = (userId: string, most: number) =>
  store()
    .db.select({
      id: webSearches.id,
      query: webSearches.query,
      results: webSearches.results,
      createdAt: webSearches.createdAt,
    })
    .from(webSearches)
    .where(eq(webSearches.userId, userId))
    .orderBy(desc(webSearches.createdAt), desc(webSearches.id))
    .limit(most)

/** Writes a search down; the same words again move to the top. Those beyond `most` go. */
export async function keepWebSearch(row: typeof webSearches.$inferInsert, most: number): Promise<void> {
  const { results, createdAt } = row
  await store()
    .db.insert(webSearches)
    .values(row)
    .onConflictDoUpdate({ target: [webSearches.userId, webSearches.query], set: { results, createdAt } })
  const over = await store()
    .db.select({ id: webSearches.id })
    .from(webSearches)
    .where(eq(webSearches.userId, row.userId))
    .orderBy(desc(webSearches.createdAt), desc(webSearches.id))
    .limit(OVER_AT_ONCE)
    .offset(most)
  if (over.length === 0) return
  await store()
    .db.delete(webSearches)
    .where(
      inArray(
        webSearches.id,
        over.map(({ id }) => id),
      ),
    )
}
const OVER_AT_ONCE = 50

/** Removes one search of a member, or all of them. */
export const removeWebSearches = (userId: string, id: string | null) =>
  store()
    .db.delete(webSearches)
    .where(and(eq(webSearches.userId, userId), id === null ? undefined : eq(webSearches.id, id)))
