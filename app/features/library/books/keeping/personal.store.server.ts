import { asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bookChapters, bookChapterVersions, bookEditions, books } from '#app/database/tables/learn/books.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const own = ({ id }: Person) => store().db.select({ id: books.id }).from(books).where(eq(books.userId, id))
const ownChapters = (person: Person) =>
  store()
    .db.select({ id: bookChapters.id })
    .from(bookChapters)
    .where(inArray(bookChapters.bookId, own(person)))

export async function* readBooks({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(books).where(eq(books.userId, id)).orderBy(asc(books.createdAt))
}
/** One book after the other: a chapter may be long. */
export async function* readBookChapters(person: Person): AsyncGenerator<object> {
  for (const { id } of await own(person))
    yield* await store()
      .db.select()
      .from(bookChapters)
      .where(eq(bookChapters.bookId, id))
      .orderBy(asc(bookChapters.position))
}
export async function* readChapterVersions(person: Person): AsyncGenerator<object> {
  for (const { id } of await ownChapters(person))
    yield* await store()
      .db.select()
      .from(bookChapterVersions)
      .where(eq(bookChapterVersions.chapterId, id))
      .orderBy(asc(bookChapterVersions.version))
}
export async function* readEditions(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(bookEditions)
    .where(inArray(bookEditions.bookId, own(person)))
    .orderBy(asc(bookEditions.createdAt))
}

export const eraseBooks = ({ id }: Person) => store().db.delete(books).where(eq(books.userId, id))
export const eraseChapters = (person: Person) =>
  store()
    .db.delete(bookChapters)
    .where(inArray(bookChapters.bookId, own(person)))
export const eraseVersions = (person: Person) =>
  store()
    .db.delete(bookChapterVersions)
    .where(inArray(bookChapterVersions.chapterId, ownChapters(person)))
export const eraseEditions = (person: Person) =>
  store()
    .db.delete(bookEditions)
    .where(inArray(bookEditions.bookId, own(person)))
