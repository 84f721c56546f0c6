import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { qaAnswers, qaPanelAnswers, qaQuestions, qaVotes } from '#app/database/tables/questions.ts'
import { authorColumns } from '#app/kits/asking/community-answers/public-questions.store.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'

export type AnswerRow = typeof qaAnswers.$inferSelect

export const listAnswers = (questionId: string) =>
  store()
    .db.select({ answer: qaAnswers, ...authorColumns })
    .from(qaAnswers)
    .leftJoin(users, eq(users.id, qaAnswers.userId))
    .where(eq(qaAnswers.questionId, questionId))
    .orderBy(desc(qaAnswers.votes), asc(qaAnswers.createdAt))

export async function findAnswer(questionId: string, id: string): Promise<AnswerRow | null> {
  const [row] = await store()
    .db.select()
    .from(qaAnswers)
    .where(and(eq(qaAnswers.questionId, questionId), eq(qaAnswers.id, id)))
    .limit(1)
  return row ?? null
}

export const createAnswer = (row: typeof qaAnswers.$inferInsert) =>
  store().tx(async () => {
    await store().db.insert(qaAnswers).values(row)
    await recount(row.questionId)
  })

export const saveAnswer = (id: string, changes: Partial<typeof qaAnswers.$inferInsert>) =>
  store().db.update(qaAnswers).set(changes).where(eq(qaAnswers.id, id))

export const removeAnswer = (questionId: string, id: string) =>
  store().tx(async () => {
    await store().db.delete(qaAnswers).where(eq(qaAnswers.id, id))
    await store()
      .db.delete(qaVotes)
      .where(and(eq(qaVotes.questionId, questionId), eq(qaVotes.target, id)))
    await store()
      .db.update(qaQuestions)
      .set({ acceptedId: null })
      .where(and(eq(qaQuestions.id, questionId), eq(qaQuestions.acceptedId, id)))
    await recount(questionId)
  })

/** How many members answered, and whether anybody at all did. */
export async function recount(questionId: string): Promise<void> {
  const [[members], [panel]] = await Promise.all([
    store().db.select({ n: count() }).from(qaAnswers).where(eq(qaAnswers.questionId, questionId)),
    store()
      .db.select({ n: count() })
      .from(qaPanelAnswers)
      .where(and(eq(qaPanelAnswers.questionId, questionId), eq(qaPanelAnswers.state, 'answered'))),
  ])
  const answerCount = Number(members?.n ?? 0)
  await store()
    .db.update(qaQuestions)
    .set({ answerCount, isAnswered: answerCount > 0 || Number(panel?.n ?? 0) > 0 })
    .where(eq(qaQuestions.id, questionId))
}

type Vote = { userId: string; questionId: string; target: string; value: number; createdAt: Date }

/** Sets a member's vote, changes it, or takes it back with 0, and counts anew what it was for. */
export const saveVote = ({ value, ...vote }: Vote) =>
  store().tx(async () => {
    const { userId, questionId, target } = vote
    const isTarget = and(eq(qaVotes.questionId, questionId), eq(qaVotes.target, target))
    await store()
      .db.delete(qaVotes)
      .where(and(isTarget, eq(qaVotes.userId, userId)))
    if (value !== 0)
      await store()
        .db.insert(qaVotes)
        .values({ id: createId(), ...vote, value })
    const [row] = await store()
      .db.select({ sum: sql<number>`coalesce(sum(${qaVotes.value}), 0)` })
      .from(qaVotes)
      .where(isTarget)
    const votes = Number(row?.sum ?? 0)
    if (target === 'question') await store().db.update(qaQuestions).set({ votes }).where(eq(qaQuestions.id, questionId))
    else if (target === 'panel')
      await store().db.update(qaQuestions).set({ panelVotes: votes }).where(eq(qaQuestions.id, questionId))
    else await store().db.update(qaAnswers).set({ votes }).where(eq(qaAnswers.id, target))
  })

/** Votes on words of the panel that are not there any more count no longer. */
export const clearPanelVotes = (questionId: string) =>
  store().tx(async () => {
    await store()
      .db.delete(qaVotes)
      .where(and(eq(qaVotes.questionId, questionId), eq(qaVotes.target, 'panel')))
    await store().db.update(qaQuestions).set({ panelVotes: 0 }).where(eq(qaQuestions.id, questionId))
    await store()
      .db.update(qaQuestions)
      .set({ acceptedId: null })
      .where(and(eq(qaQuestions.id, questionId), eq(qaQuestions.acceptedId, 'panel')))
  })
