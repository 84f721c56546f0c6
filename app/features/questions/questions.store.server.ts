import { and, count, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { qaAnswers, qaEdits, qaPanelAnswers, qaQuestions, qaReports, qaVotes } from '#app/database/tables/questions.ts'
import { authorColumns, holdsWords } from '#app/kits/asking/community-answers/public-questions.store.server.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'

export type QuestionRow = typeof qaQuestions.$inferSelect

export const createQuestion = (row: typeof qaQuestions.$inferInsert) => store().db.insert(qaQuestions).values(row)

export async function findQuestion(id: string): Promise<QuestionRow | null> {
  const [row] = await store().db.select().from(qaQuestions).where(eq(qaQuestions.id, id)).limit(1)
  return row ?? null
}

export const saveQuestion = (id: string, changes: Partial<typeof qaQuestions.$inferInsert>) =>
  store().db.update(qaQuestions).set(changes).where(eq(qaQuestions.id, id))

export const removeQuestion = (id: string) => store().db.delete(qaQuestions).where(eq(qaQuestions.id, id))

/** The name and handle of whoever asked or answered, as the public sees them. */
export async function findAuthor(userId: string) {
  const [row] = await store().db.select(authorColumns).from(users).where(eq(users.id, userId)).limit(1)
  return row ?? null
}

export type Sort = 'newest' | 'unanswered' | 'voted'

type Wanted = { sort: Sort; topic: string | null; query: SearchQuery | null; mine: Visitor | null }

function condition({ sort, topic, query, mine }: Wanted): SQL | undefined {
  return and(
    mine ? belongsTo(qaQuestions, mine) : isNotNull(qaQuestions.publishedAt),
    sort === 'unanswered' ? eq(qaQuestions.isAnswered, false) : undefined,
    topic ? eq(qaQuestions.topic, topic) : undefined,
    query ? holdsWords(query) : undefined,
  )
}

export async function countQuestions(wanted: Wanted): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(qaQuestions).where(condition(wanted))
  return Number(row?.n ?? 0)
}

/** One page of a list with what each row shows. */
export function listQuestions(wanted: Wanted, { most, skip }: { most: number; skip: number }) {
  const since = wanted.mine ? qaQuestions.createdAt : qaQuestions.publishedAt
  const votes = wanted.sort === 'voted' ? [desc(qaQuestions.votes)] : []
  const order = [...votes, desc(since), desc(qaQuestions.id)]
  // The ids of a page come out of the index alone: what is skipped on the way to it is never read.
  const page = store()
    .db.select({
      pageId: sql<string>`${qaQuestions.id}`.as('page_id'),
      rank: sql<number>`${wanted.sort === 'voted' ? qaQuestions.votes : sql`0`}`.as('page_rank'),
      since: sql<Date>`${since}`.as('page_since'),
    })
    .from(qaQuestions)
    .where(condition(wanted))
    .orderBy(...order)
    .limit(most)
    .offset(skip)
    .as('page')
  return store()
    .db.select({
      id: qaQuestions.id,
      question: qaQuestions.question,
      topic: qaQuestions.topic,
      votes: qaQuestions.votes,
      answerCount: qaQuestions.answerCount,
      isAnswered: qaQuestions.isAnswered,
      acceptedId: qaQuestions.acceptedId,
      publishedAt: qaQuestions.publishedAt,
      createdAt: qaQuestions.createdAt,
      panelAnswer: sql<string | null>`${qaPanelAnswers.text}`,
    })
    .from(page)
    .innerJoin(qaQuestions, eq(qaQuestions.id, page.pageId))
    .leftJoin(
      qaPanelAnswers,
      and(eq(qaPanelAnswers.questionId, qaQuestions.id), eq(qaPanelAnswers.version, qaQuestions.version)),
    )
    .orderBy(desc(page.rank), desc(page.since), desc(page.pageId))
}

/** How many public questions each topic has. */
export async function countByTopic(): Promise<{ topic: string; count: number }[]> {
  const rows = await store()
    .db.select({ topic: qaQuestions.topic, count: count() })
    .from(qaQuestions)
    .where(isNotNull(qaQuestions.publishedAt))
    .groupBy(qaQuestions.topic)
  return rows.map(({ topic, count: n }) => ({ topic, count: Number(n) }))
}

/** Keeps what a question or an answer said before a change. */
export const keepEdit = (edit: Omit<typeof qaEdits.$inferInsert, 'id'>) =>
  store()
    .db.insert(qaEdits)
    .values({ id: createId(), ...edit })

/** Everything that stood there before, newest first: of the question and of its answers. */
export const listEdits = (questionId: string) =>
  store()
    .db.select()
    .from(qaEdits)
    .where(eq(qaEdits.questionId, questionId))
    .orderBy(desc(qaEdits.createdAt), desc(qaEdits.id))

export const createReport = (row: typeof qaReports.$inferInsert) =>
  store().db.insert(qaReports).values(row).onConflictDoNothing()

/** Whether somebody else than one member has answered. */
export async function hasOthersAnswers(questionId: string, userId: string | null): Promise<boolean> {
  const rows = await store()
    .db.select({ userId: qaAnswers.userId })
    .from(qaAnswers)
    .where(eq(qaAnswers.questionId, questionId))
  return rows.some((row) => row.userId === null || row.userId !== userId)
}

/** What a member voted on a question's page, by target. */
export async function listVotesOf(questionId: string, userId: string): Promise<Record<string, number>> {
  const rows = await store()
    .db.select({ target: qaVotes.target, value: qaVotes.value })
    .from(qaVotes)
    .where(and(eq(qaVotes.questionId, questionId), eq(qaVotes.userId, userId)))
  return Object.fromEntries(rows.map(({ target, value }) => [target, value]))
}

/** Answered public questions before a moment, the newest first, with who asked. */
export const listPublished = (before: Date, { most, word }: { most: number; word: string }) =>
  store()
    .db.select({
      id: qaQuestions.id,
      question: qaQuestions.question,
      publishedAt: qaQuestions.publishedAt,
      answer: sql<string | null>`${qaPanelAnswers.text}`,
      name: sql<string | null>`${users.name}`,
      handle: sql<string | null>`${users.handle}`,
    })
    .from(qaQuestions)
    .leftJoin(users, and(eq(users.id, qaQuestions.userId), mayBeShown()))
    .leftJoin(
      qaPanelAnswers,
      and(eq(qaPanelAnswers.questionId, qaQuestions.id), eq(qaPanelAnswers.version, qaQuestions.version)),
    )
    .where(
      and(
        isNotNull(qaQuestions.publishedAt),
        lt(qaQuestions.publishedAt, before),
        eq(qaQuestions.isAnswered, true),
        word ? holds(qaQuestions.question, word) : undefined,
      ),
    )
    .orderBy(desc(qaQuestions.publishedAt), desc(qaQuestions.id))
    .limit(most)
