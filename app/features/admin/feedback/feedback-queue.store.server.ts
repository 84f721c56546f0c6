import { and, asc, count, desc, eq, gte, inArray, max, min, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { feedback } from '#app/database/tables/assistant.ts'
import { users } from '#app/database/tables/people.ts'
import type { FeedbackType } from '#app/kits/members/feedback/feedback.limits.ts'
import type { FeedbackState } from './feedback-queue.ts'

export type FeedbackFilter = { query: string; state: FeedbackState | null; type: FeedbackType | null }
export type FeedbackRow = typeof feedback.$inferSelect

/** The same words, however they are written large, are one thing. */
const sameText = sql<string>`lower(trim(${feedback.feedback}))`

const toCondition = ({ query, state, type }: FeedbackFilter): SQL | undefined =>
  and(
    query === '' ? undefined : holds(feedback.feedback, query),
    state === null ? undefined : eq(feedback.status, state),
    type === null ? undefined : eq(feedback.type, type),
  )

/** Feedback in groups of equal text, the newest first: how many there are, and the newest of each. */
export async function listGroups(filter: FeedbackFilter, page: { from: number; most: number }) {
  const groups = await store()
    .db.select({ newest: max(feedback.id), times: count(), firstAt: min(feedback.createdAt) })
    .from(feedback)
    .where(toCondition(filter))
    .groupBy(sameText)
    .orderBy(desc(max(feedback.id)))
    .limit(page.most)
    .offset(page.from)
  const ids = groups.flatMap(({ newest }) => newest ?? [])
  const rows = ids.length === 0 ? [] : await store().db.select().from(feedback).where(inArray(feedback.id, ids))
  return groups.flatMap(({ newest, times, firstAt }) => {
    const row = rows.find(({ id }) => id === newest)
    return row ? [{ row, times, firstAt }] : []
  })
}

export async function countGroups(filter: FeedbackFilter): Promise<number> {
  const groups = store()
    .db.select({ text: sameText.as('text') })
    .from(feedback)
    .where(toCondition(filter))
    .groupBy(sameText)
  const [row] = await store().db.select({ groups: count() }).from(groups.as('groups'))
  return row?.groups ?? 0
}

/** How much feedback is in which state. */
export const countByState = () =>
  store().db.select({ state: feedback.status, words: count() }).from(feedback).groupBy(feedback.status)

/** One word with its member, if it is a member's. */
export async function findFeedback(id: string) {
  const [row] = await store()
    .db.select({
      feedback,
      username: users.username,
      name: users.name,
      memberEmail: users.email,
      memberVerifiedAt: users.emailVerifiedAt,
    })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .where(eq(feedback.id, id))
    .limit(1)
  return row ?? null
}

/** Everything that says the same as one word, itself included, oldest first. */
export const listSame = ({ feedback: text }: Pick<FeedbackRow, 'feedback'>, most: number): Promise<FeedbackRow[]> =>
  store()
    .db.select()
    .from(feedback)
    .where(eq(sameText, sql`lower(trim(${text}))`))
    .orderBy(asc(feedback.id))
    .limit(most)

export const saveState = (ids: readonly string[], status: FeedbackState) =>
  store()
    .db.update(feedback)
    .set({ status })
    .where(inArray(feedback.id, [...ids]))
    .returning({ id: feedback.id })

/** Keeps what was answered; false when somebody answered meanwhile. */
export async function saveReply(id: string, reply: string, repliedAt: Date): Promise<boolean> {
  const saved = await store()
    .db.update(feedback)
    .set({ reply, repliedAt, status: 'answered' })
    .where(and(eq(feedback.id, id), sql`${feedback.repliedAt} is null`))
    .returning({ id: feedback.id })
  return saved.length === 1
}

/** When feedback came since a moment, and of which type. */
export const listTimes = (since: Date, most: number) =>
  store()
    .db.select({ at: feedback.createdAt, type: feedback.type })
    .from(feedback)
    .where(gte(feedback.createdAt, since))
    .orderBy(desc(feedback.createdAt))
    .limit(most)
