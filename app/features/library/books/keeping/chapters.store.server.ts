import { and, asc, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bookChapters as chapters, bookChapterVersions as versions } from '#app/database/tables/learn/books.ts'

export type ChapterRow = typeof chapters.$inferSelect
export type ChapterVersionRow = typeof versions.$inferSelect
/** A chapter without its words. */
export type ListedChapter = Omit<ChapterRow, 'text' | 'deletedAt'>

/** The chapters of a book in their order, without their texts. */
export const listChapters = (bookId: string): Promise<ListedChapter[]> => {
  const { text: _text, deletedAt: _deleted, ...columns } = columnsOf()
  return store()
    .db.select(columns)
    .from(chapters)
    .where(and(eq(chapters.bookId, bookId), isNull(chapters.deletedAt)))
    .orderBy(asc(chapters.position), asc(chapters.id))
}

const columnsOf = () => ({
  id: chapters.id,
  bookId: chapters.bookId,
  kind: chapters.kind,
  position: chapters.position,
  title: chapters.title,
  text: chapters.text,
  words: chapters.words,
  version: chapters.version,
  origin: chapters.origin,
  createdAt: chapters.createdAt,
  updatedAt: chapters.updatedAt,
  deletedAt: chapters.deletedAt,
})

/** The chapters of a book with their texts. */
export const readChapters = (bookId: string): Promise<ChapterRow[]> =>
  store()
    .db.select()
    .from(chapters)
    .where(and(eq(chapters.bookId, bookId), isNull(chapters.deletedAt)))
    .orderBy(asc(chapters.position), asc(chapters.id))

/** A chapter of a book, also one that was taken out where `isGoneToo`. */
export async function findChapter(bookId: string, id: string, isGoneToo = false): Promise<ChapterRow | null> {
  const [row] = await store()
    .db.select()
    .from(chapters)
    .where(and(eq(chapters.id, id), eq(chapters.bookId, bookId), isGoneToo ? undefined : isNull(chapters.deletedAt)))
  return row ?? null
}

export const createChapters = async (rows: readonly (typeof chapters.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await store()
      .db.insert(chapters)
      .values([...rows])
}

/** Saves what changed when the chapter still has the version it was changed from; false when it moved on. */
export async function saveChapter(id: string, version: number, change: Partial<ChapterRow>): Promise<boolean> {
  const saved = await store()
    .db.update(chapters)
    .set(change)
    .where(and(eq(chapters.id, id), eq(chapters.version, version)))
    .returning({ id: chapters.id })
  return saved.length > 0
}

export const placeChapter = (id: string, change: Pick<ChapterRow, 'kind' | 'position'> | { deletedAt: Date | null }) =>
  store().db.update(chapters).set(change).where(eq(chapters.id, id))

export const createVersions = async (rows: readonly (typeof versions.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await store()
      .db.insert(versions)
      .values([...rows])
}

/** The versions of a chapter, newest first, without their texts. */
export const listVersions = (chapterId: string, most: number) =>
  store()
    .db.select({
      id: versions.id,
      version: versions.version,
      title: versions.title,
      reason: versions.reason,
      engine: versions.engine,
      createdAt: versions.createdAt,
    })
    .from(versions)
    .where(eq(versions.chapterId, chapterId))
    .orderBy(desc(versions.createdAt), desc(versions.version), desc(versions.id))
    .limit(most)

export async function findVersion(chapterId: string, id: string): Promise<ChapterVersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.chapterId, chapterId), eq(versions.id, id)))
  return row ?? null
}

/** The text a chapter had at a version; null when it is kept no more. */
export async function findText(chapterId: string, version: number): Promise<ChapterVersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(
      and(
        eq(versions.chapterId, chapterId),
        eq(versions.version, version),
        notInArray(versions.reason, ['aside', 'draft']),
      ),
    )
    .limit(1)
  return row ?? null
}

/** The texts that parts had at their versions, for an edition. */
export async function readTexts(
  wanted: readonly { chapterId: string; version: number }[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const AT_ONCE = 50
  for (let n = 0; n < wanted.length; n += AT_ONCE) {
    const some = new Map(wanted.slice(n, n + AT_ONCE).map(({ chapterId, version }) => [chapterId, version]))
    const rows = await store()
      .db.select()
      .from(versions)
      .where(
        and(
          inArray(versions.chapterId, [...some.keys()]),
          inArray(versions.version, [...new Set(some.values())]),
          notInArray(versions.reason, ['aside', 'draft']),
        ),
      )
    for (const row of rows) if (some.get(row.chapterId) === row.version) texts.set(row.chapterId, row.text)
  }
  return texts
}

export const removeVersions = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await store()
      .db.delete(versions)
      .where(inArray(versions.id, [...ids]))
}
