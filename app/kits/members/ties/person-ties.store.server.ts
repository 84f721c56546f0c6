import { asc, eq, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { ties } from '#app/database/tables/together/ties.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

/** What the person decided about others; what others decided about them is theirs. */
export const readTies = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ what: ties.kind, handle: users.handle, since: ties.createdAt })
      .from(ties)
      .innerJoin(users, eq(users.id, ties.toId))
      .where(eq(ties.fromId, id))
      .orderBy(asc(ties.createdAt)),
  )

export const eraseTies = ({ id }: Person) =>
  store()
    .db.delete(ties)
    .where(or(eq(ties.fromId, id), eq(ties.toId, id)))
