import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lt, or, sql, sum } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { bookChapters as chapters, bookEditions as editions, books } from '#app/database/tables/learn/books.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type BookRow = typeof books.$inferSelect
export type EditionRow = typeof editions.$inferSelect

/** A book by its id, whoever it belongs to; null when there is none, or it was deleted and `isGoneToo` is not said. */
export async function findBook(id: string, isGoneToo = false): Promise<BookRow | null> {
  const [row] = await store()
    .db.select()
    .from(books)
    .where(and(eq(books.id, id), isGoneToo ? undefined : isNull(books.deletedAt)))
  return row ?? null
}

/** A book that everybody may read: published, not hidden, its member there. */
export async function findShownBook(
  id: string,
): Promise<{ book: BookRow; by: { name: string; handle: string } } | null> {
  const [row] = await store()
    .db.select({ book: books, name: users.name, handle: users.handle })
    .from(books)
    .innerJoin(users, eq(users.id, books.userId))
    .where(and(eq(books.id, id), isSeen()))
  return row ? { book: row.book, by: { name: row.name, handle: row.handle } } : null
}

const isSeen = () => and(isNotNull(books.shownEdition), isNull(books.deletedAt), isNull(books.hiddenAt), mayBeShown())

export const createBook = (row: typeof books.$inferInsert) => store().db.insert(books).values(row)

export const saveBook = (id: string, change: Partial<BookRow>) =>
  store().db.update(books).set(change).where(eq(books.id, id))

export async function countBooks(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(books)
    .where(and(eq(books.userId, userId), isNull(books.deletedAt)))
  return row?.count ?? 0
}

type Asked = { search: string; before: Date | null; most: number }

/** A member's books, those changed last first, each with how many chapters it has, how many are empty, and its words. */
export const listBooks = (userId: string, { search, before, most }: Asked) =>
  store()
    .db.select({
      book: books,
      chapters: count(chapters.id),
      empty: sql<number>`coalesce(sum(case when ${chapters.words} = 0 then 1 else 0 end), 0)`.mapWith(Number),
      words: sum(chapters.words).mapWith(Number),
    })
    .from(books)
    .leftJoin(chapters, and(eq(chapters.bookId, books.id), isNull(chapters.deletedAt)))
    .where(
      and(
        eq(books.userId, userId),
        isNull(books.deletedAt),
        before ? lt(books.updatedAt, before) : undefined,
        ...wordsOf(search).map((word) => or(holds(books.title, word), holds(books.subtitle, word))),
      ),
    )
    .groupBy(books.id)
    .orderBy(desc(books.updatedAt), desc(books.id))
    .limit(most)

/** Those of a member that were deleted and can be brought back. */
export const listDeletedBooks = (userId: string, most: number) =>
  store()
    .db.select({ id: books.id, title: books.title, deletedAt: books.deletedAt })
    .from(books)
    .where(and(eq(books.userId, userId), isNotNull(books.deletedAt)))
    .orderBy(desc(books.deletedAt))
    .limit(most)

export async function changeOwnBook(
  id: string,
  userId: string,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(books)
    .set(change)
    .where(and(eq(books.id, id), eq(books.userId, userId)))
    .returning({ id: books.id })
  return changed.length > 0
}

/** Published books, the newest first. */
export const listShownBooks = ({
  search,
  subject,
  language,
  before,
  most,
}: Asked & { subject: string; language: string }) =>
  store()
    .db.select({ book: books, name: users.name, handle: users.handle })
    .from(books)
    .innerJoin(users, eq(users.id, books.userId))
    .where(
      and(
        isSeen(),
        before ? lt(books.publishedAt, before) : undefined,
        language ? eq(books.language, language) : undefined,
        // Subjects are kept as JSON: one stands there between quotation marks.
        subject
          ? like(sql`cast(${books.subjects} as text)`, `%${JSON.stringify(subject).replace(/[\\%_]/g, '')}%`)
          : undefined,
        ...wordsOf(search).map((word) =>
          or(
            holds(books.title, word),
            holds(books.subtitle, word),
            holds(books.author, word),
            holds(books.about, word),
          ),
        ),
      ),
    )
    .orderBy(desc(books.publishedAt), desc(books.id))
    .limit(most)

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, 12)

export const listShownIds = async (most: number): Promise<string[]> =>
  (
    await store()
      .db.select({ id: books.id })
      .from(books)
      .innerJoin(users, eq(users.id, books.userId))
      .where(isSeen())
      .orderBy(desc(books.publishedAt))
      .limit(most)
  ).map(({ id }) => id)

export const createEdition = (row: typeof editions.$inferInsert) => store().db.insert(editions).values(row)

export const listEditions = (bookId: string): Promise<EditionRow[]> =>
  store().db.select().from(editions).where(eq(editions.bookId, bookId)).orderBy(desc(editions.number)).limit(100)

export async function findEdition(bookId: string, number: number): Promise<EditionRow | null> {
  const [row] = await store()
    .db.select()
    .from(editions)
    .where(and(eq(editions.bookId, bookId), eq(editions.number, number)))
  return row ?? null
}

/** Books that were deleted before a moment, some at a time. */
export const listBooksDeletedBefore = (moment: Date, most: number) =>
  store().db.select().from(books).where(lt(books.deletedAt, moment)).orderBy(asc(books.deletedAt)).limit(most)

export const removeBooks = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await store()
      .db.delete(books)
      .where(inArray(books.id, [...ids]))
}
