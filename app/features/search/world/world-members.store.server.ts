import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

const isThere = () => and(eq(users.isOnMap, true), mayBeShown())

/** How many members chose to be counted, by the two letters of their country. */
export const countMembersByCountry = () =>
  store()
    .db.select({ country: users.country, count: count() })
    .from(users)
    .where(and(isThere(), isNotNull(users.country)))
    .groupBy(users.country)

/** Of the members counted in a country, those whom others may find by name. */
export const listNamedMembers = (country: string, viewerId: string | null, most: number) =>
  store()
    .db.select({ name: users.name, handle: users.handle })
    .from(users)
    .where(and(isThere(), eq(users.country, country), eq(users.isFindable, true), notApart(viewerId, users.id)))
    .orderBy(asc(users.usernameKey))
    .limit(most)
