import { and, inArray, not } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

/** Those among some members whom the viewer blocked, or who blocked the viewer. */
export async function listApart(viewerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const together = notApart(viewerId, users.id)
  const rows = await store()
    .db.select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), together && not(together)))
  return new Set(rows.map(({ id }) => id))
}
