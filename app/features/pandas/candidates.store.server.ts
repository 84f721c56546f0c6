import { asc, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaCandidates as candidates } from '#app/database/tables/money/pandas.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type CandidateRow = typeof candidates.$inferSelect

export const createCandidates = (row: typeof candidates.$inferInsert) => store().db.insert(candidates).values(row)

/** The three somebody met last. */
export async function findCandidates(owner: Visitor): Promise<CandidateRow | null> {
  const [row] = await store()
    .db.select()
    .from(candidates)
    .where(belongsTo(candidates, owner))
    .orderBy(desc(candidates.createdAt), desc(candidates.id))
    .limit(1)
  return row ?? null
}

export const saveChosen = (id: string, chosen: number) =>
  store().db.update(candidates).set({ chosen }).where(eq(candidates.id, id))

export const removeCandidates = (owner: Visitor) => store().db.delete(candidates).where(belongsTo(candidates, owner))

export async function* readCandidates({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(candidates)
    .where(eq(candidates.userId, id))
    .orderBy(asc(candidates.createdAt))
  yield* rows.map(({ genomes, chosen, createdAt }) => ({ genomes, chosen, createdAt }))
}

export const eraseCandidates = ({ id }: Person) => store().db.delete(candidates).where(eq(candidates.userId, id))
