import { and, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

/** Names of members who may be shown. */
export const listMembers = (ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ id: users.id, name: users.name, handle: users.handle })
        .from(users)
        .where(and(inArray(users.id, [...new Set(ids)]), mayBeShown()))
