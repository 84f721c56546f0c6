import { asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaTokens } from '#app/database/tables/money/panda-tokens.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export async function* readTokens({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(pandaTokens)
    .where(eq(pandaTokens.userId, id))
    .orderBy(asc(pandaTokens.createdAt))
  yield* rows.map(
    ({ userId: _user, raw: _raw, nonce: _nonce, nonceKey: _key, replaced: _old, ownerBlock: _block, ...row }) => row,
  )
}

/** What is on a chain stays there, and so does the row that follows it; it names nobody. */
export const forgetMinter = ({ id }: Person) =>
  store().db.update(pandaTokens).set({ userId: null }).where(eq(pandaTokens.userId, id))
