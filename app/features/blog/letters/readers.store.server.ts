import { and, asc, count, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { blogDays as days, blogLetters as letters, blogReaders as readers } from '#app/database/tables/learn/blog.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type ReaderRow = typeof readers.$inferSelect

export async function findReaderByEmail(emailKey: string, brand: string): Promise<ReaderRow | null> {
  const [row] = await store()
    .db.select()
    .from(readers)
    .where(and(eq(readers.emailKey, emailKey), eq(readers.brand, brand)))
  return row ?? null
}

export async function findReaderRow(id: string): Promise<ReaderRow | null> {
  const [row] = await store().db.select().from(readers).where(eq(readers.id, id))
  return row ?? null
}

export const createReader = (row: typeof readers.$inferInsert) =>
  store().db.insert(readers).values(row).onConflictDoNothing()

export const saveReader = (id: string, change: Partial<ReaderRow>) =>
  store().db.update(readers).set(change).where(eq(readers.id, id))

/** Readers of a brand who have not got a post yet. */
export const listWaitingReaders = (brand: string, post: string, most: number): Promise<ReaderRow[]> =>
  store()
    .db.select()
    .from(readers)
    .where(
      and(
        eq(readers.brand, brand),
        isNotNull(readers.confirmedAt),
        isNull(readers.endedAt),
        notExists(
          store()
            .db.select({ one: sql`1` })
            .from(letters)
            .where(and(eq(letters.readerId, readers.id), eq(letters.post, post))),
        ),
      ),
    )
    .orderBy(asc(readers.id))
    .limit(most)

/** False when the post went to this reader already. */
export async function noteLetter(readerId: string, post: string, createdAt: Date): Promise<boolean> {
  const made = await store()
    .db.insert(letters)
    .values({ readerId, post, createdAt })
    .onConflictDoNothing()
    .returning({ post: letters.post })
  return made.length > 0
}

export async function countLetters(post: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(letters).where(eq(letters.post, post))
  return row?.count ?? 0
}

export async function countReaders(brand: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(readers)
    .where(and(eq(readers.brand, brand), isNotNull(readers.confirmedAt), isNull(readers.endedAt)))
  return row?.count ?? 0
}

/** Addresses that were never confirmed, and those that ended long ago. */
export async function removeOldReaders(before: Date): Promise<void> {
  await store()
    .db.delete(readers)
    .where(and(isNull(readers.confirmedAt), lt(readers.createdAt, before)))
  await store().db.delete(readers).where(lt(readers.endedAt, before))
}

/** One more opening of a post on a day. */
export const countView = (post: string, day: string) =>
  store()
    .db.insert(days)
    .values({ post, day, views: 1 })
    .onConflictDoUpdate({ target: [days.post, days.day], set: { views: sql`${days.views} + 1` } })

export async function sumViews(post: string): Promise<number> {
  const [row] = await store()
    .db.select({ views: sql<number>`coalesce(sum(${days.views}), 0)`.mapWith(Number) })
    .from(days)
    .where(eq(days.post, post))
  return row?.views ?? 0
}

/** The subscriptions of an address, which is a person's once they proved that it is theirs. */
export async function* readSubscriptions({ emailKey, emailVerifiedAt }: Person): AsyncGenerator<object> {
  if (emailVerifiedAt !== null) yield* await store().db.select().from(readers).where(eq(readers.emailKey, emailKey))
}
export const eraseSubscriptions = async ({ emailKey, emailVerifiedAt }: Person) =>
  emailVerifiedAt === null ? undefined : store().db.delete(readers).where(eq(readers.emailKey, emailKey))
