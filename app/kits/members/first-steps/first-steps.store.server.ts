import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { firstSteps } from '#app/database/tables/quests/first-steps.ts'
import { each } from '#app/kits/members/personal-data/each.ts'

export type FirstStepsRow = typeof firstSteps.$inferSelect
type Change = Partial<Pick<FirstStepsRow, 'purposes' | 'tools' | 'seen' | 'finishedAt'>>

export async function findFirstSteps(userId: string): Promise<FirstStepsRow | null> {
  const [row] = await store().db.select().from(firstSteps).where(eq(firstSteps.userId, userId)).limit(1)
  return row ?? null
}

/** Writes what changed; the row is made when it is not there. */
export async function putFirstSteps(userId: string, change: Change, now: Date): Promise<void> {
  await store()
    .db.insert(firstSteps)
    .values({ userId, createdAt: now, updatedAt: now, ...change })
    .onConflictDoUpdate({ target: firstSteps.userId, set: { ...change, updatedAt: now } })
}

export const readOwnFirstSteps = ({ id }: { id: string }) =>
  each(async () => {
    const rows = await store().db.select().from(firstSteps).where(eq(firstSteps.userId, id))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseFirstSteps = ({ id }: { id: string }) =>
  store().db.delete(firstSteps).where(eq(firstSteps.userId, id))
