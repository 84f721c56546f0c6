import { asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaKeepers, pandas } from '#app/database/tables/money/pandas.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { letGo } from './keeping.server.ts'
import { findMark, listKept } from './pandas.store.server.ts'

const AT_ONCE = 100

export async function countPandas(id: string): Promise<number> {
  const mark = await findMark(id)
  return mark ? store().db.$count(pandas, eq(pandas.keeper, mark)) : 0
}

/**
 * Two accounts become one, in the ambient transaction. The register says that the pandas were given; where the other
 * account stands in it under no mark, it goes on under that of the first. One member adopted one: the other's is kept.
 */
export async function carryPandas(from: string, into: string): Promise<void> {
  const mark = await findMark(from)
  if (!mark || !(await findMark(into))) return
  await passAllOn(mark, from, { userId: into })
  if ((await store().db.$count(pandas, eq(pandas.adopterId, into))) > 0) await forgetAdopter(from)
}

async function passAllOn(mark: string, userId: string, to: { userId: string } | null): Promise<void> {
  for (let kept = await listKept(mark, AT_ONCE); kept.length > 0; kept = await listKept(mark, AT_ONCE))
    for (const { number } of kept) await letGo(number, { userId }, to)
}

const forgetAdopter = (id: string) => store().db.update(pandas).set({ adopterId: null }).where(eq(pandas.adopterId, id))

export async function* readPandas({ id }: Person): AsyncGenerator<object> {
  const mark = await findMark(id)
  if (!mark) return
  const rows = await store().db.select().from(pandas).where(eq(pandas.keeper, mark)).orderBy(asc(pandas.number))
  yield* rows.map(({ number, name, genome, origin, home, createdAt }) => ({
    ...{ number, name, genome, origin, home, createdAt },
  }))
}

/** The pandas of who leaves are looked after by the house, but for minted ones, which go with their addresses; the register forgets who adopted them. */
export async function erasePandas({ id }: Person): Promise<void> {
  const mark = await findMark(id)
  if (mark) await passAllOn(mark, id, null)
  await forgetAdopter(id)
}

/** The mark stays in the ledger, and names nobody from then on. */
export const eraseMark = ({ id }: Person) => store().db.delete(pandaKeepers).where(eq(pandaKeepers.userId, id))
