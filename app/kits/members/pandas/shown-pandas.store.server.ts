import { and, desc, eq, gte, isNull, like, lt, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaKeepers, pandas } from '#app/database/tables/money/pandas.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { CHAIN_MARKS } from './chain-mark.ts'
import { HOUSE } from './house.ts'
import type { PandaRow } from './pandas.store.server.ts'

/** Of a panda joined with its keeper: everybody may see it. */
export const isShownToAll = (): SQL =>
  and(isNull(pandas.hiddenAt), or(eq(pandas.keeper, HOUSE), like(pandas.keeper, CHAIN_MARKS), mayBeShown()))!

/** Pandas that everybody may see, the newest first. */
export async function listShown(where: SQL | undefined, most: number): Promise<PandaRow[]> {
  const rows = await store()
    .db.select({ panda: pandas })
    .from(pandas)
    .leftJoin(pandaKeepers, eq(pandaKeepers.mark, pandas.keeper))
    .leftJoin(users, eq(users.id, pandaKeepers.userId))
    .where(and(isShownToAll(), where))
    .orderBy(desc(pandas.number))
    .limit(most)
  return rows.map(({ panda }) => panda)
}

/** Pandas whose names begin like this. */
export const listByName = (key: string, most: number): Promise<PandaRow[]> =>
  listShown(and(gte(pandas.nameKey, key), lt(pandas.nameKey, `${key}\uffff`)), most)

/** One by its number. */
export const findByNumber = (number: number): Promise<PandaRow[]> => listShown(eq(pandas.number, number), 1)
