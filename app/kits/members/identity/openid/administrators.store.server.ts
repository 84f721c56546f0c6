import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'

/** Whether somebody else looks after the house: its owner, by the key of the owner's address, or an administrator. */
export async function hasOtherAdministrator(exceptUserId: string, ownerKey: string): Promise<boolean> {
  const isAdministrator = and(eq(users.role, 'administrator'), isNull(users.suspendedAt))
  const found = await store()
    .db.select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, exceptUserId),
        isNotNull(users.emailVerifiedAt),
        or(eq(users.emailKey, ownerKey), isAdministrator),
      ),
    )
    .limit(1)
  return found.length > 0
}
