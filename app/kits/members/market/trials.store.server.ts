import { and, desc, eq, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { listingTrials } from '#app/database/tables/money/market.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type TrialRow = typeof listingTrials.$inferSelect

/** What a listing said to a visitor; null where it was not run for them. */
export async function findTrial(listingId: string, owner: Visitor): Promise<TrialRow | null> {
  const [row] = await store()
    .db.select()
    .from(listingTrials)
    .where(and(eq(listingTrials.listingId, listingId), belongsTo(listingTrials, owner)))
    .orderBy(desc(listingTrials.createdAt))
    .limit(1)
  return row ?? null
}

/** False when this visitor ran it before, or is about to. One that was left running before a moment does not count. */
export async function createTrial(row: typeof listingTrials.$inferInsert, leftBefore: Date): Promise<boolean> {
  await store()
    .db.delete(listingTrials)
    .where(
      and(
        eq(listingTrials.once, row.once),
        eq(listingTrials.state, 'running'),
        lt(listingTrials.createdAt, leftBefore),
      ),
    )
  const made = await store()
    .db.insert(listingTrials)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: listingTrials.id })
  return made.length > 0
}

export const saveTrial = (id: string, change: Pick<TrialRow, 'state' | 'engine' | 'answer'>) =>
  store().db.update(listingTrials).set(change).where(eq(listingTrials.id, id))

/** One that gave no answer does not count. */
export const removeTrial = (id: string) => store().db.delete(listingTrials).where(eq(listingTrials.id, id))
