import { count, gt, inArray, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import type { Role } from '../account/roles.ts'
import type { UserRow } from '../account/users.store.server.ts'

/** Who waits; an index finds a moment, not that there is one. */
export const isWaiting = (): SQL => gt(users.waitingSince, new Date(0))

/** How many ask to be let in. */
export async function countWaiting(): Promise<number> {
  const [row] = await store().db.select({ people: count() }).from(users).where(isWaiting())
  return row?.people ?? 0
}

/** Those who have one of some roles. */
export const listByRole = (roles: readonly Role[]): Promise<UserRow[]> =>
  store()
    .db.select()
    .from(users)
    .where(inArray(users.role, [...roles]))
