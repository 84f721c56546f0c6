import { and, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { listingQuestions as questions, listingReviews as reviews } from '#app/database/tables/money/market.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type QuestionRow = typeof questions.$inferSelect

const by = { name: users.name, handle: users.handle }

/** What buyers said of a listing, the newest first. */
export const listReviews = (listingId: string, most: number) =>
  store()
    .db.select({ review: reviews, by })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.listingId, listingId), isNull(reviews.hiddenAt), mayBeShown()))
    .orderBy(desc(reviews.createdAt))
    .limit(most)

export async function findReview(listingId: string, userId: string): Promise<ReviewRow | null> {
  const [row] = await store()
    .db.select()
    .from(reviews)
    .where(and(eq(reviews.listingId, listingId), eq(reviews.userId, userId)))
    .limit(1)
  return row ?? null
}

export const saveReview = (row: typeof reviews.$inferInsert) =>
  store()
    .db.insert(reviews)
    .values(row)
    .onConflictDoUpdate({
      target: [reviews.listingId, reviews.userId],
      set: { stars: row.stars, text: row.text, createdAt: row.createdAt },
    })

export const answerReview = (id: string, listingId: string, answer: string) =>
  store()
    .db.update(reviews)
    .set({ answer })
    .where(and(eq(reviews.id, id), eq(reviews.listingId, listingId)))
    .returning({ userId: reviews.userId })

export const listQuestions = (listingId: string, most: number) =>
  store()
    .db.select({ question: questions, by })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(and(eq(questions.listingId, listingId), isNull(questions.hiddenAt), mayBeShown()))
    .orderBy(desc(questions.createdAt))
    .limit(most)

export const createQuestion = (row: typeof questions.$inferInsert) => store().db.insert(questions).values(row)

export const answerQuestion = (id: string, listingId: string, answer: string) =>
  store()
    .db.update(questions)
    .set({ answer })
    .where(and(eq(questions.id, id), eq(questions.listingId, listingId)))
    .returning({ userId: questions.userId })

type Said = { kind: 'listing-review' | 'listing-question'; userId: string; text: string; listingId: string }

/** One thing that was said about a listing, whoever said it. */
export async function findSaid(id: string): Promise<Said | null> {
  const [review] = await store().db.select().from(reviews).where(eq(reviews.id, id)).limit(1)
  if (review) return { ...toSaid(review), kind: 'listing-review' }
  const [question] = await store().db.select().from(questions).where(eq(questions.id, id)).limit(1)
  return question ? { ...toSaid(question), kind: 'listing-question' } : null
}

const toSaid = ({ userId, text, listingId }: ReviewRow | QuestionRow) => ({ userId, text, listingId })

export const hideReview = (id: string, at: Date | null) =>
  store().db.update(reviews).set({ hiddenAt: at }).where(eq(reviews.id, id))
export const hideQuestion = (id: string, at: Date | null) =>
  store().db.update(questions).set({ hiddenAt: at }).where(eq(questions.id, id))
