import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  qaAlike,
  qaAnswers,
  qaEdits,
  qaPanelAnswers,
  qaQuestions,
  qaReports,
  qaVotes,
  qaWords,
} from '#app/database/tables/questions.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

const isPrivate = ({ id }: Person) => and(eq(qaQuestions.userId, id), isNull(qaQuestions.publishedAt))

/** Questions nobody else may read: they go whole. */
const privateOnes = (person: Person) =>
  store().db.select({ id: qaQuestions.id }).from(qaQuestions).where(isPrivate(person))

export const eraseWords = (person: Person) =>
  store()
    .db.delete(qaWords)
    .where(inArray(qaWords.questionId, privateOnes(person)))
export const eraseAlike = (person: Person) =>
  store()
    .db.delete(qaAlike)
    .where(or(inArray(qaAlike.questionId, privateOnes(person)), inArray(qaAlike.otherId, privateOnes(person))))
export const erasePanelAnswers = (person: Person) =>
  store()
    .db.delete(qaPanelAnswers)
    .where(inArray(qaPanelAnswers.questionId, privateOnes(person)))

const answersOf = ({ id }: Pick<Person, 'id'>) =>
  store().db.select({ id: qaAnswers.id }).from(qaAnswers).where(eq(qaAnswers.userId, id))
const questionsOf = ({ id }: Pick<Person, 'id'>) =>
  store().db.select({ id: qaQuestions.id }).from(qaQuestions).where(eq(qaQuestions.userId, id))

/** What a person said before a change goes with them, also where what they said last stays. */
export const eraseEdits = (person: Person) =>
  store()
    .db.delete(qaEdits)
    .where(
      or(
        inArray(qaEdits.answerId, answersOf(person)),
        and(isNull(qaEdits.answerId), inArray(qaEdits.questionId, questionsOf(person))),
      ),
    )

export const anonymiseReports = ({ id }: Person) =>
  store().db.update(qaReports).set({ userId: null }).where(eq(qaReports.userId, id))
export const readReports = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        questionId: qaReports.questionId,
        target: qaReports.target,
        reason: qaReports.reason,
        words: qaReports.words,
        createdAt: qaReports.createdAt,
      })
      .from(qaReports)
      .where(eq(qaReports.userId, id))
      .orderBy(asc(qaReports.createdAt)),
  )

/** The votes stay as numbers, for others were counted with them. */
export const anonymiseQaVotes = ({ id }: Person) =>
  store().db.update(qaVotes).set({ userId: null }).where(eq(qaVotes.userId, id))
export const readQaVotes = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        questionId: qaVotes.questionId,
        target: qaVotes.target,
        value: qaVotes.value,
        votedAt: qaVotes.createdAt,
      })
      .from(qaVotes)
      .where(eq(qaVotes.userId, id))
      .orderBy(asc(qaVotes.createdAt)),
  )

/** Public answers stay without the name. */
export const anonymiseAnswers = ({ id }: Person) =>
  store().db.update(qaAnswers).set({ userId: null }).where(eq(qaAnswers.userId, id))
export const readAnswers = ({ id }: Person) =>
  each(async () => {
    const { db } = store()
    const rows = await db.select().from(qaAnswers).where(eq(qaAnswers.userId, id)).orderBy(asc(qaAnswers.createdAt))
    const edits = await db
      .select()
      .from(qaEdits)
      .where(inArray(qaEdits.answerId, answersOf({ id })))
    return rows.map(({ userId: _, ...answer }) => ({
      ...answer,
      before: edits
        .filter(({ answerId }) => answerId === answer.id)
        .map(({ text, details, createdAt }) => ({ text, sources: details, until: createdAt })),
    }))
  })

/** Private questions go; public ones stay without the name, for others answered them and read them. */
export async function eraseQuestions(person: Person): Promise<void> {
  await store().db.delete(qaQuestions).where(isPrivate(person))
  await store().db.update(qaQuestions).set({ userId: null, guestId: null }).where(eq(qaQuestions.userId, person.id))
}
export const readQuestions = ({ id }: Person) =>
  each(async () => {
    const { db } = store()
    const own = questionsOf({ id })
    const rows = await db
      .select()
      .from(qaQuestions)
      .where(eq(qaQuestions.userId, id))
      .orderBy(asc(qaQuestions.createdAt))
    const panel = await db.select().from(qaPanelAnswers).where(inArray(qaPanelAnswers.questionId, own))
    const edits = await db
      .select()
      .from(qaEdits)
      .where(and(isNull(qaEdits.answerId), inArray(qaEdits.questionId, own)))
    return rows.map(({ userId: _, guestId: _guest, meaning: _meaning, ...question }) => ({
      ...question,
      panel: panel.filter(({ questionId }) => questionId === question.id).map(({ questionId: _id, ...said }) => said),
      before: edits
        .filter(({ questionId }) => questionId === question.id)
        .map(({ text, details, createdAt }) => ({ text, details, until: createdAt })),
    }))
  })
