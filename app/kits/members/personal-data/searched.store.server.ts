import { desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { webSearches } from '#app/database/tables/web-index.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

export const readWebSearches = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(webSearches)
      .where(eq(webSearches.userId, id))
      .orderBy(desc(webSearches.createdAt))
    return rows.map(({ userId: _user, ...search }) => search)
  })

export const eraseWebSearches = ({ id }: Person) => store().db.delete(webSearches).where(eq(webSearches.userId, id))
