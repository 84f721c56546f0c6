import { and, asc, gt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

/** Members with a confirmed address, in the order of their ids. */
export const listMembersAfter = (id: string, most: number) =>
  store()
    .db.select({ id: users.id, name: users.name, email: users.email, notifications: users.notifications })
    .from(users)
    .where(and(gt(users.id, id), mayBeShown()))
    .orderBy(asc(users.id))
    .limit(most)
