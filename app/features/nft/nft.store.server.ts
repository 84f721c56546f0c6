import { and, count, countDistinct, eq, gte, lt, max, ne, sql, sum, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaLedger, pandas } from '#app/database/tables/money/pandas.ts'
import { families, type FamilyId } from '#app/engines/panda-genome/families.ts'
import { HOUSE } from '#app/kits/members/pandas/house.ts'

/** Where the first letter of the traits stands in a genome, counted from one as SQL does. */
const FIRST_LETTER = 4

const letterOf = (at: number): SQL => sql`substr(${pandas.genome}, ${FIRST_LETTER + at}, 1)`

/** Pandas of these traits, whose names begin so, below a number. */
export function toFilter(traits: Partial<Record<FamilyId, number>>, nameKey: string, below: number | null) {
  const wanted = families.flatMap(({ id }, at) =>
    traits[id] === undefined ? [] : [eq(letterOf(at), traits[id].toString(16))],
  )
  return and(
    ...wanted,
    nameKey ? and(gte(pandas.nameKey, nameKey), lt(pandas.nameKey, `${nameKey}\uffff`)) : undefined,
    below === null ? undefined : lt(pandas.number, below),
  )
}

/** How many pandas there are, with how many keepers, and the last entry of the ledger. */
export async function countAll() {
  const { db } = store()
  const [[all], [kept], [ledger]] = await Promise.all([
    db.select({ many: count() }).from(pandas),
    db
      .select({ many: countDistinct(pandas.keeper) })
      .from(pandas)
      .where(ne(pandas.keeper, HOUSE)),
    db.select({ last: max(pandaLedger.seq) }).from(pandaLedger),
  ])
  return { pandas: all?.many ?? 0, keepers: kept?.many ?? 0, entries: ledger?.last ?? 0 }
}

/** How often each kind of entry was made, and what was paid, by currency. */
export const sumKinds = () =>
  store()
    .db.select({
      kind: pandaLedger.kind,
      currency: pandaLedger.currency,
      many: count(),
      minor: sum(pandaLedger.minor).mapWith(Number),
    })
    .from(pandaLedger)
    .groupBy(pandaLedger.kind, pandaLedger.currency)

/** When entries were made since a moment, with their kind. */
export const listMoments = (since: Date, most: number) =>
  store()
    .db.select({ at: pandaLedger.at, kind: pandaLedger.kind, minor: pandaLedger.minor, currency: pandaLedger.currency })
    .from(pandaLedger)
    .where(gte(pandaLedger.at, since))
    .orderBy(pandaLedger.seq)
    .limit(most)

/** How many keepers have how many pandas. */
export async function countKeepers(): Promise<{ pandas: number; keepers: number }[]> {
  const { db } = store()
  const each = db
    .select({ pandas: count().as('kept') })
    .from(pandas)
    .where(ne(pandas.keeper, HOUSE))
    .groupBy(pandas.keeper)
    .as('kept_by_each')
  const kept = sql<number>`${each.pandas}`
  const rows = await db.select({ pandas: kept, keepers: count() }).from(each).groupBy(kept).orderBy(kept)
  return rows.map((row) => ({ pandas: Number(row.pandas), keepers: Number(row.keepers) }))
}

/** How many pandas have each trait of a family. */
export async function countTraits(at: number): Promise<Map<string, number>> {
  const letter = letterOf(at)
  // By its place: PostgreSQL takes two parameters of one value for two expressions.
  const rows = await store()
    .db.select({ letter: sql<string>`${letter}`, many: count() })
    .from(pandas)
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.letter, row.many]))
}
