import { and, asc, count, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { textComments as comments } from '#app/database/tables/writing.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type CommentRow = typeof comments.$inferSelect

export const createComment = (row: typeof comments.$inferInsert) => store().db.insert(comments).values(row)

/** The comments of a document in the order they were written. */
export const listComments = (documentId: string, most: number): Promise<CommentRow[]> =>
  store()
    .db.select()
    .from(comments)
    .where(eq(comments.documentId, documentId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(most)

export async function countComments(documentId: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(comments).where(eq(comments.documentId, documentId))
  return row?.count ?? 0
}

export async function findComment(documentId: string, id: string): Promise<CommentRow | null> {
  const [row] = await store()
    .db.select()
    .from(comments)
    .where(and(eq(comments.documentId, documentId), eq(comments.id, id)))
  return row ?? null
}

export const settleComment = (id: string, doneAt: Date | null) =>
  store().db.update(comments).set({ doneAt }).where(eq(comments.id, id))

export const removeComment = (id: string) => store().db.delete(comments).where(eq(comments.id, id))

/** What a person said about documents, oldest first. */
export async function* readComments({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(comments)
    .where(eq(comments.userId, id))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export const eraseComments = ({ id }: Person) => store().db.delete(comments).where(eq(comments.userId, id))
