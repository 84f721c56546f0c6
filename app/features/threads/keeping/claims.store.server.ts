import { and, desc, eq, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { threadDecisions, threadLedgers, threadPapers, threadStances } from '#app/database/tables/together/threads.ts'

export type DecisionRow = typeof threadDecisions.$inferSelect
export type PaperRow = typeof threadPapers.$inferSelect

export async function findLedger(threadId: string) {
  const [row] = await store().db.select().from(threadLedgers).where(eq(threadLedgers.threadId, threadId)).limit(1)
  return row ?? null
}

export const saveLedger = (row: typeof threadLedgers.$inferInsert) =>
  store()
    .db.insert(threadLedgers)
    .values(row)
    .onConflictDoUpdate({
      target: threadLedgers.threadId,
      set: { upToId: row.upToId, claims: row.claims, madeAt: row.madeAt },
    })

export const listStances = (threadId: string) =>
  store()
    .db.select({
      claim: threadStances.claim,
      userId: threadStances.userId,
      stance: threadStances.stance,
    })
    .from(threadStances)
    .where(eq(threadStances.threadId, threadId))

/** How a member stands to a claim; null takes it back. */
export async function saveStance(
  threadId: string,
  claim: string,
  userId: string,
  stance: 'agree' | 'dispute' | null,
  now: Date,
): Promise<void> {
  await store()
    .db.delete(threadStances)
    .where(and(eq(threadStances.threadId, threadId), eq(threadStances.claim, claim), eq(threadStances.userId, userId)))
  if (stance !== null)
    await store()
      .db.insert(threadStances)
      .values({ threadId, claim, userId, stance, createdAt: now })
      .onConflictDoNothing()
}

export const createDecision = (row: typeof threadDecisions.$inferInsert) =>
  store().db.insert(threadDecisions).values(row)

export const saveDecision = async (threadId: string, id: string, change: Partial<DecisionRow>): Promise<boolean> =>
  (
    await store()
      .db.update(threadDecisions)
      .set(change)
      .where(and(eq(threadDecisions.id, id), eq(threadDecisions.threadId, threadId)))
      .returning({ id: threadDecisions.id })
  ).length > 0

export const removeDecision = async (threadId: string, id: string): Promise<boolean> =>
  (
    await store()
      .db.delete(threadDecisions)
      .where(and(eq(threadDecisions.id, id), eq(threadDecisions.threadId, threadId)))
      .returning({ id: threadDecisions.id })
  ).length > 0

/** What a thread decided, newest first, with who wrote it down. */
export const listDecisions = (threadId: string) =>
  store()
    .db.select({ decision: threadDecisions, name: users.name })
    .from(threadDecisions)
    .leftJoin(users, eq(users.id, threadDecisions.userId))
    .where(eq(threadDecisions.threadId, threadId))
    .orderBy(desc(threadDecisions.createdAt), desc(threadDecisions.id))
    .limit(200)

/** The document beside a thread as it stands, or at a version; null before the first. */
export async function findPaper(threadId: string, version: number | null = null): Promise<PaperRow | null> {
  const [row] = await store()
    .db.select()
    .from(threadPapers)
    .where(and(eq(threadPapers.threadId, threadId), version === null ? undefined : eq(threadPapers.version, version)))
    .orderBy(desc(threadPapers.version))
    .limit(1)
  return row ?? null
}

/** False when somebody wrote this version first. */
export const createPaper = async (row: typeof threadPapers.$inferInsert): Promise<boolean> =>
  (await store().db.insert(threadPapers).values(row).onConflictDoNothing().returning({ v: threadPapers.version }))
    .length > 0

export const listPapers = (threadId: string, most: number) =>
  store()
    .db.select({
      version: threadPapers.version,
      clashes: threadPapers.clashes,
      createdAt: threadPapers.createdAt,
      name: users.name,
    })
    .from(threadPapers)
    .leftJoin(users, eq(users.id, threadPapers.userId))
    .where(eq(threadPapers.threadId, threadId))
    .orderBy(desc(threadPapers.version))
    .limit(most)

/** States before a version go. */
export const removePapersBefore = (threadId: string, version: number) =>
  store()
    .db.delete(threadPapers)
    .where(and(eq(threadPapers.threadId, threadId), lt(threadPapers.version, version)))
