import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { qaAlike, qaAnswers, qaPanelAnswers, qaQuestions, qaWords } from '#app/database/tables/questions.ts'
import type { SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { toStem } from './question-words.ts'

/** A word in the question itself says more than one in what was added or answered. */
const IN_QUESTION_WEIGHT = 4

const isPublic = isNotNull(qaQuestions.publishedAt)

/** The name a member goes by in public, and nothing of one who left or is leaving. */
export const authorColumns = {
  author: sql<string | null>`case when ${users.eraseAt} is null then ${users.name} end`,
  handle: sql<string | null>`case when ${users.eraseAt} is null then ${users.handle} end`,
}

/** Whether a public question holds every word of a query, and none of those to leave out. */
export function holdsWords({ words, phrases, without }: SearchQuery): SQL | undefined {
  const wanted = [...new Set([...words, ...phrases.flat()].map(toStem))]
  const unwanted = [...new Set(without.flat().map(toStem))]
  const withAll = store()
    .db.select({ id: qaWords.questionId })
    .from(qaWords)
    .where(inArray(qaWords.word, wanted))
    .groupBy(qaWords.questionId)
    .having(eq(count(), wanted.length))
  const withAny = store().db.select({ id: qaWords.questionId }).from(qaWords).where(inArray(qaWords.word, unwanted))
  return and(
    wanted.length > 0 ? inArray(qaQuestions.id, withAll) : undefined,
    unwanted.length > 0 ? notInArray(qaQuestions.id, withAny) : undefined,
  )
}

const shown = {
  id: qaQuestions.id,
  question: qaQuestions.question,
  votes: qaQuestions.votes,
  answerCount: qaQuestions.answerCount,
  isAnswered: qaQuestions.isAnswered,
  publishedAt: qaQuestions.publishedAt,
  panelAnswer: sql<string | null>`${qaPanelAnswers.text}`,
}

const isNewestPanelAnswer = and(
  eq(qaPanelAnswers.questionId, qaQuestions.id),
  eq(qaPanelAnswers.version, qaQuestions.version),
)

/** So many questions are weighed in a search, and at least so many for each word: one that more hold parts them no further. */
const MOST_WEIGHED = 1_000
const LEAST_OF_A_WORD = 100

/** The questions that hold any of the words, of a frequent word only the first; all in one order, so that some hold several. */
function holdsAny(stems: readonly string[]): SQL {
  const most = Math.max(LEAST_OF_A_WORD, Math.floor(MOST_WEIGHED / stems.length))
  const holding = stems.map((stem) => {
    const first = store()
      .db.select({ id: qaWords.questionId })
      .from(qaWords)
      .where(eq(qaWords.word, stem))
      .orderBy(asc(qaWords.questionId))
      .limit(most)
      .as('first')
    return sql`select "first"."question_id" from ${first}`
  })
  return sql`${qaWords.questionId} in (${sql.join(holding, sql.raw(' union '))})`
}

/** Public questions that hold any of the words, with how much of the query each holds; best first. */
export async function rankByWords(query: SearchQuery, limit: number) {
  const wanted = [...new Set([...query.words, ...query.phrases.flat()].map(toStem))]
  if (wanted.length === 0) return []
  const rest = holdsWords({ ...query, words: [] })
  const weight = sql<number>`sum(case when ${qaWords.isInQuestion} then ${IN_QUESTION_WEIGHT} else 1 end)`
  const rows = await store()
    .db.select({ id: qaWords.questionId, weight })
    .from(qaWords)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaWords.questionId))
    .where(and(isPublic, inArray(qaWords.word, wanted), holdsAny(wanted), rest))
    .groupBy(qaWords.questionId)
    .orderBy(desc(weight), qaWords.questionId)
    .limit(limit)
  const best = IN_QUESTION_WEIGHT * wanted.length
  return rows.map((row) => ({ id: row.id, score: Math.min(1, Number(row.weight) / best) }))
}

/** Public questions by their ids, in no order. */
export const listShown = (ids: readonly string[]) =>
  store()
    .db.select(shown)
    .from(qaQuestions)
    .leftJoin(qaPanelAnswers, isNewestPanelAnswer)
    .where(and(isPublic, inArray(qaQuestions.id, [...ids])))

/** Public questions with most words of a question in common, with their vectors. */
export async function listCandidates(stems: readonly string[], except: string, limit: number) {
  const shared = count()
  const near = await store()
    .db.select({ id: qaWords.questionId, shared })
    .from(qaWords)
    .where(and(inArray(qaWords.word, [...stems]), eq(qaWords.isInQuestion, true), ne(qaWords.questionId, except)))
    .groupBy(qaWords.questionId)
    .orderBy(desc(shared), desc(qaWords.questionId))
    .limit(limit)
  if (near.length === 0) return []
  const ids = near.map(({ id }) => id)
  return store()
    .db.select({ ...shown, meaning: qaQuestions.meaning })
    .from(qaQuestions)
    .leftJoin(qaPanelAnswers, isNewestPanelAnswer)
    .where(and(isPublic, inArray(qaQuestions.id, ids)))
}

/** The members' answers to a question with their authors, best voted first. */
export const listVotedAnswers = (questionId: string) =>
  store()
    .db.select({
      id: qaAnswers.id,
      text: qaAnswers.text,
      basis: qaAnswers.basis,
      sources: qaAnswers.sources,
      votes: qaAnswers.votes,
      userId: qaAnswers.userId,
      ...authorColumns,
      acceptedId: qaQuestions.acceptedId,
      askerId: qaQuestions.userId,
    })
    .from(qaAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
    .leftJoin(users, eq(users.id, qaAnswers.userId))
    .where(and(eq(qaAnswers.questionId, questionId), isNull(users.suspendedAt)))
    .orderBy(desc(qaAnswers.votes), qaAnswers.createdAt)

/** Everything a question is found by. Null when it is not public. */
export async function findIndexed(id: string) {
  const [row] = await store()
    .db.select({ question: qaQuestions.question, details: qaQuestions.details, panelAnswer: shown.panelAnswer })
    .from(qaQuestions)
    .leftJoin(qaPanelAnswers, isNewestPanelAnswer)
    .where(and(eq(qaQuestions.id, id), isPublic))
    .limit(1)
  if (!row) return null
  const answers = await store().db.select({ text: qaAnswers.text }).from(qaAnswers).where(eq(qaAnswers.questionId, id))
  return { ...row, answers: answers.map(({ text }) => text) }
}

export async function replaceWords(
  questionId: string,
  rows: readonly { word: string; isInQuestion: boolean }[],
): Promise<void> {
  await store().tx(async () => {
    await store().db.delete(qaWords).where(eq(qaWords.questionId, questionId))
    if (rows.length === 0) return
    await store()
      .db.insert(qaWords)
      .values(rows.map((row) => ({ questionId, ...row })))
      .onConflictDoNothing()
  })
}

type Alike = { id: string; likeness: number; isSame: boolean }

/** Links a question with those like it, both ways, in place of the links it had. */
export async function replaceAlike(id: string, meaning: Buffer | null, alike: readonly Alike[]): Promise<void> {
  await store().tx(async () => {
    await store().db.update(qaQuestions).set({ meaning }).where(eq(qaQuestions.id, id))
    await store()
      .db.delete(qaAlike)
      .where(sql`${qaAlike.questionId} = ${id} or ${qaAlike.otherId} = ${id}`)
    if (alike.length === 0) return
    const rows = alike.flatMap(({ id: otherId, ...link }) => [
      { questionId: id, otherId, ...link },
      { questionId: otherId, otherId: id, ...link },
    ])
    await store().db.insert(qaAlike).values(rows).onConflictDoNothing()
  })
}

/** Public questions linked with one as nearly the same. */
export const listAlike = (id: string, limit: number) =>
  store()
    .db.select({
      id: qaQuestions.id,
      question: qaQuestions.question,
      isAnswered: qaQuestions.isAnswered,
      isSame: qaAlike.isSame,
    })
    .from(qaAlike)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAlike.otherId))
    .where(and(eq(qaAlike.questionId, id), isPublic))
    .orderBy(desc(qaAlike.isSame), desc(qaAlike.likeness), qaQuestions.id)
    .limit(limit)

/** The public, answered questions, newest first: what a sitemap lists. */
export const listAnswered = (limit: number) =>
  store()
    .db.select({ id: qaQuestions.id })
    .from(qaQuestions)
    .where(and(isPublic, eq(qaQuestions.isAnswered, true)))
    .orderBy(desc(qaQuestions.publishedAt))
    .limit(limit)
