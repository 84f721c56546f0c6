import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'

const isThere = () => and(eq(users.isOnMap, true), isNull(users.eraseAt), isNull(users.suspendedAt))

/** How many members chose to be counted, by the two letters of their country. */
export const countMembersByCountry = () =>
  store()
    .db.select({ country: users.country, count: count() })
    .from(users)
    .where(and(isThere(), isNotNull(users.country)))
    .groupBy(users.country)

/** Of the members counted in a country, those whom others may find by name. */
export const listNamedMembers = (country: string, most: number) =>
  store()
    .db.select({ name: users.name, handle: users.handle })
    .from(users)
    .where(and(isThere(), eq(users.country, country), eq(users.isFindable, true)))
    .orderBy(asc(users.usernameKey))
    .limit(most)
