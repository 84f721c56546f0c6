import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

/** What `toLookAlikeKey` does to a name, in the order in which it does it. */
const MADE_ONE = [
  ['_', ''],
  ['-', ''],
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['1', 'l'],
  ['i', 'l'],
  ['0', 'o'],
  ['5', 's'],
  ['8', 'b'],
  ['2', 'z'],
] as const

const keyOf = (): SQL =>
  MADE_ONE.reduce<SQL>((said, [sign, one]) => sql`replace(${said}, ${sign}, ${one})`, sql`lower(${users.handle})`)

/** Another member whose handle is taken for this one at a glance; null where there is none. */
export async function findLookAlike(handle: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ handle: users.handle })
    .from(users)
    .where(and(ne(users.handle, handle), eq(keyOf(), toLookAlikeKey(handle)), mayBeShown()))
    .limit(1)
  return row?.handle ?? null
}
