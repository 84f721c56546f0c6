import { inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'

/** Which of some addresses have an account, proved or not. */
export async function findKnownAddresses(emailKeys: readonly string[]): Promise<Set<string>> {
  if (emailKeys.length === 0) return new Set()
  const rows = await store()
    .db.select({ emailKey: users.emailKey })
    .from(users)
    .where(inArray(users.emailKey, [...emailKeys]))
  return new Set(rows.map(({ emailKey }) => emailKey))
}
