import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { qaAnswers, qaQuestions } from '#app/database/tables/questions.ts'

const isTheirs = (userId: string) => and(eq(qaAnswers.userId, userId), isNotNull(qaQuestions.publishedAt))

const countOf = async (rows: Promise<{ n: number }[]>) => Number((await rows)[0]?.n ?? 0)

/** What a member answered to public questions, the newest first. */
export const listPublicAnswers = (userId: string, most: number) =>
  store()
    .db.select({
      id: qaAnswers.id,
      questionId: qaQuestions.id,
      question: qaQuestions.question,
      votes: qaAnswers.votes,
      createdAt: qaAnswers.createdAt,
      acceptedId: qaQuestions.acceptedId,
    })
    .from(qaAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
    .where(isTheirs(userId))
    .orderBy(desc(qaAnswers.createdAt), desc(qaAnswers.id))
    .limit(most)

export const countPublicAnswers = (userId: string) =>
  countOf(
    store()
      .db.select({ n: count() })
      .from(qaAnswers)
      .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
      .where(isTheirs(userId)),
  )

/** Those of them that the asker called the best. One's own question does not count. */
const isAccepted = (userId: string) => and(isTheirs(userId), eq(qaQuestions.acceptedId, qaAnswers.id))

export const listAcceptedAnswers = (userId: string, most: number) =>
  store()
    .db.select({
      id: qaAnswers.id,
      questionId: qaQuestions.id,
      question: qaQuestions.question,
      askerId: qaQuestions.userId,
      createdAt: qaAnswers.createdAt,
    })
    .from(qaAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
    .where(isAccepted(userId))
    .orderBy(desc(qaAnswers.createdAt), desc(qaAnswers.id))
    .limit(most)

const isPublicQuestion = (userId: string) => and(eq(qaQuestions.userId, userId), isNotNull(qaQuestions.publishedAt))

/** What a member asked in public, the newest first. */
export const listPublicQuestions = (userId: string, most: number) =>
  store()
    .db.select({
      id: qaQuestions.id,
      question: qaQuestions.question,
      answerCount: qaQuestions.answerCount,
      createdAt: qaQuestions.createdAt,
    })
    .from(qaQuestions)
    .where(isPublicQuestion(userId))
    .orderBy(desc(qaQuestions.createdAt), desc(qaQuestions.id))
    .limit(most)

export const countPublicQuestions = (userId: string) =>
  countOf(store().db.select({ n: count() }).from(qaQuestions).where(isPublicQuestion(userId)))
