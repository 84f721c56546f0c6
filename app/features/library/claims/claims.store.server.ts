import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { citedClaims } from '#app/database/tables/learn/books.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type CitedRow = typeof citedClaims.$inferSelect

export const createCited = async (rows: readonly (typeof citedClaims.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await store()
      .db.insert(citedClaims)
      .values([...rows])
}

/** Claims of a book or manual that do not stand any more, and that nobody has seen to yet. */
export const listOverturned = (kind: CitedRow['kind'], thingId: string) =>
  store()
    .db.select()
    .from(citedClaims)
    .where(
      and(
        eq(citedClaims.kind, kind),
        eq(citedClaims.thingId, thingId),
        ne(citedClaims.overturned, ''),
        isNull(citedClaims.settledAt),
      ),
    )
    .orderBy(desc(citedClaims.overturnedAt))
    .limit(50)

export const countCited = async (kind: CitedRow['kind'], thingId: string): Promise<number> =>
  (
    await store()
      .db.select({ id: citedClaims.id })
      .from(citedClaims)
      .where(and(eq(citedClaims.kind, kind), eq(citedClaims.thingId, thingId)))
      .limit(1_000)
  ).length

/** Runs whose claims are cited somewhere and still stand, some at a time. */
export const listCitedRuns = (after: string, most: number) =>
  store()
    .db.selectDistinct({ runId: citedClaims.runId })
    .from(citedClaims)
    .where(eq(citedClaims.overturned, ''))
    .orderBy(asc(citedClaims.runId))
    .limit(most)
    .then((rows) => rows.map(({ runId }) => runId).filter((id) => id > after))

export const listStandingOf = (runId: string) =>
  store()
    .db.select()
    .from(citedClaims)
    .where(and(eq(citedClaims.runId, runId), eq(citedClaims.overturned, '')))
    .orderBy(asc(citedClaims.id))

/** Finished runs that asked the same again, the newest first: whoever asks later knows more. */
export const listLaterRuns = (run: { id: string; userId: string | null }) =>
  store()
    .db.select({ id: consensusRuns.id })
    .from(consensusRuns)
    .where(
      and(
        eq(consensusRuns.parentId, run.id),
        inArray(consensusRuns.purpose, ['again', 'resolve']),
        eq(consensusRuns.state, 'done'),
      ),
    )
    .orderBy(desc(consensusRuns.createdAt))
    .limit(1)

export const saveCited = (id: string, change: Partial<CitedRow>) =>
  store().db.update(citedClaims).set(change).where(eq(citedClaims.id, id))

export async function settleCited(id: string, userId: string, at: Date): Promise<boolean> {
  const saved = await store()
    .db.update(citedClaims)
    .set({ settledAt: at })
    .where(and(eq(citedClaims.id, id), eq(citedClaims.userId, userId)))
    .returning({ id: citedClaims.id })
  return saved.length > 0
}

export async function* readCited({ id }: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(citedClaims)
    .where(eq(citedClaims.userId, id))
    .orderBy(asc(citedClaims.createdAt))
}
export const eraseCited = ({ id }: Person) => store().db.delete(citedClaims).where(eq(citedClaims.userId, id))

/** How many claims fell that nobody has seen to, by the thing that cites them. */
export async function countOverturned(userId: string): Promise<Map<string, number>> {
  const rows = await store()
    .db.select({ thingId: citedClaims.thingId, count: count() })
    .from(citedClaims)
    .where(and(eq(citedClaims.userId, userId), ne(citedClaims.overturned, ''), isNull(citedClaims.settledAt)))
    .groupBy(citedClaims.thingId)
  return new Map(rows.map(({ thingId, count: fallen }) => [thingId, fallen]))
}
