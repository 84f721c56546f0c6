import { and, asc, avg, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bookPlaces as places, bookReviews as reviews } from '#app/database/tables/learn/books.ts'
import { users } from '#app/database/tables/people.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** What readers say of a book, the newest first. */
export const listReviews = (bookId: string, most: number) =>
  store()
    .db.select({ review: reviews, name: users.name, handle: users.handle })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.bookId, bookId), isNull(reviews.hiddenAt), mayBeShown()))
    .orderBy(desc(reviews.updatedAt), desc(reviews.id))
    .limit(most)

/** Stars of some books: how many gave them, and their mean. */
export async function readStars(bookIds: readonly string[]): Promise<Map<string, { count: number; mean: number }>> {
  if (bookIds.length === 0) return new Map()
  const rows = await store()
    .db.select({ bookId: reviews.bookId, count: count(), mean: avg(reviews.stars).mapWith(Number) })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(inArray(reviews.bookId, [...bookIds]), isNull(reviews.hiddenAt), mayBeShown()))
    .groupBy(reviews.bookId)
  return new Map(rows.map(({ bookId, count: given, mean }) => [bookId, { count: given, mean: mean ?? 0 }]))
}

export async function findOwnReview(bookId: string, userId: string): Promise<ReviewRow | null> {
  const [row] = await store()
    .db.select()
    .from(reviews)
    .where(and(eq(reviews.bookId, bookId), eq(reviews.userId, userId)))
  return row ?? null
}

export async function findReview(bookId: string, id: string): Promise<ReviewRow | null> {
  const [row] = await store()
    .db.select()
    .from(reviews)
    .where(and(eq(reviews.bookId, bookId), eq(reviews.id, id)))
  return row ?? null
}

export const putReview = ({ stars, text, updatedAt, ...row }: typeof reviews.$inferInsert) =>
  store()
    .db.insert(reviews)
    .values({ ...row, stars, text, updatedAt })
    .onConflictDoUpdate({ target: [reviews.bookId, reviews.userId], set: { stars, text, updatedAt } })

export const removeReview = (bookId: string, userId: string) =>
  store()
    .db.delete(reviews)
    .where(and(eq(reviews.bookId, bookId), eq(reviews.userId, userId)))

export const hideReview = (id: string, hiddenAt: Date | null) =>
  store().db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id))

export async function findPlace(bookId: string, userId: string): Promise<{ chapterId: string; share: number } | null> {
  const [row] = await store()
    .db.select({ chapterId: places.chapterId, share: places.share })
    .from(places)
    .where(and(eq(places.bookId, bookId), eq(places.userId, userId)))
  return row ?? null
}

export const putPlace = (row: typeof places.$inferInsert) =>
  store()
    .db.insert(places)
    .values(row)
    .onConflictDoUpdate({
      target: [places.bookId, places.userId],
      set: { chapterId: row.chapterId, share: row.share ?? 0, updatedAt: row.updatedAt },
    })

export async function* readReviews({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(reviews).where(eq(reviews.userId, id)).orderBy(asc(reviews.createdAt))
}
export const eraseReviews = ({ id }: Person) => store().db.delete(reviews).where(eq(reviews.userId, id))
export async function* readPlaces({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(places).where(eq(places.userId, id))
}
export const erasePlaces = ({ id }: Person) => store().db.delete(places).where(eq(places.userId, id))
