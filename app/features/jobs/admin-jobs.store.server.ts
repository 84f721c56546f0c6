import { inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'

/** The usernames of some people. */
export async function listUsernames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, username }) => [id, username]))
}
