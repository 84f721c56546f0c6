import { count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { unansweredQuestions } from '#app/database/tables/panda.ts'

export type UnansweredQuestion = typeof unansweredQuestions.$inferSelect

/** Counts a question nobody could answer; asked again after it was settled, it is open once more. */
export const countUnanswered = (row: Pick<UnansweredQuestion, 'key' | 'question' | 'page'>, now: Date) =>
  store()
    .db.insert(unansweredQuestions)
    .values({ ...row, times: 1, firstAskedAt: now, lastAskedAt: now })
    .onConflictDoUpdate({
      target: unansweredQuestions.key,
      set: { times: sql`${unansweredQuestions.times} + 1`, lastAskedAt: now, settledAt: null },
    })

/** Open questions, those asked most often first. */
export const listUnanswered = (most: number, offset = 0): Promise<UnansweredQuestion[]> =>
  store()
    .db.select()
    .from(unansweredQuestions)
    .where(isNull(unansweredQuestions.settledAt))
    .orderBy(desc(unansweredQuestions.times), desc(unansweredQuestions.lastAskedAt))
    .limit(most)
    .offset(offset)

/** Says that the operator saw to a question, with the article that answers it now or without. */
export const settleUnanswered = (key: string, article: string | null, now: Date) =>
  store().db.update(unansweredQuestions).set({ settledAt: now, article }).where(eq(unansweredQuestions.key, key))

export const removeUnansweredBefore = (moment: Date) =>
  store().db.delete(unansweredQuestions).where(lt(unansweredQuestions.lastAskedAt, moment))

export async function countOpenQuestions(): Promise<number> {
  const rows = await store()
    .db.select({ count: count() })
    .from(unansweredQuestions)
    .where(isNull(unansweredQuestions.settledAt))
  return rows[0]?.count ?? 0
}

export async function findUnanswered(key: string): Promise<UnansweredQuestion | null> {
  const rows = await store().db.select().from(unansweredQuestions).where(eq(unansweredQuestions.key, key)).limit(1)
  return rows[0] ?? null
}

/** Questions the operator saw to, the last first. */
export const listSettled = (most: number): Promise<UnansweredQuestion[]> =>
  store()
    .db.select()
    .from(unansweredQuestions)
    .where(isNotNull(unansweredQuestions.settledAt))
    .orderBy(desc(unansweredQuestions.settledAt))
    .limit(most)

export const reopenUnanswered = (key: string) =>
  store().db.update(unansweredQuestions).set({ settledAt: null, article: null }).where(eq(unansweredQuestions.key, key))
