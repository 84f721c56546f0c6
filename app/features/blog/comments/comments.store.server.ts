import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { blogComments as comments, blogReports as reports, type CommentState } from '#app/database/tables/learn/blog.ts'
import { users } from '#app/database/tables/people.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

const MOST_SHOWN = 200
const MOST_QUEUED = 100

const shown = {
  id: comments.id,
  post: comments.post,
  text: comments.text,
  state: comments.state,
  userId: comments.userId,
  createdAt: comments.createdAt,
  name: users.name,
  handle: users.handle,
}

/** What was said under a post, oldest first; of members who may be shown. */
export const listComments = (post: string) =>
  store()
    .db.select(shown)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.post, post), ne(comments.state, 'hidden'), mayBeShown()))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MOST_SHOWN)

export async function countComments(post: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(comments)
    .where(and(eq(comments.post, post), ne(comments.state, 'hidden')))
  return row?.count ?? 0
}

/** What waits for a person, and what one has hidden; the newest first. */
export const listQueue = () =>
  store()
    .db.select(shown)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.state, ['waiting', 'hidden']))
    .orderBy(desc(comments.createdAt))
    .limit(MOST_QUEUED)

export const listReports = (commentIds: readonly string[]) =>
  store()
    .db.select({ commentId: reports.commentId, words: reports.words })
    .from(reports)
    .where(inArray(reports.commentId, [...commentIds]))
    .orderBy(asc(reports.createdAt))
    .limit(MOST_QUEUED)

export async function findComment(id: string): Promise<typeof comments.$inferSelect | null> {
  const [row] = await store().db.select().from(comments).where(eq(comments.id, id))
  return row ?? null
}

export const createComment = (row: typeof comments.$inferInsert) => store().db.insert(comments).values(row)

export const saveState = (id: string, state: CommentState) =>
  store().db.update(comments).set({ state }).where(eq(comments.id, id))

export const removeComment = (id: string) => store().db.delete(comments).where(eq(comments.id, id))

export const createReport = (row: typeof reports.$inferInsert) =>
  store().db.insert(reports).values(row).onConflictDoNothing()

export async function* readComments({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(comments).where(eq(comments.userId, id)).orderBy(asc(comments.createdAt))
}
export const eraseComments = ({ id }: Person) => store().db.delete(comments).where(eq(comments.userId, id))
export async function* readReports({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(reports).where(eq(reports.userId, id)).orderBy(asc(reports.createdAt))
}
export const eraseReports = ({ id }: Person) => store().db.delete(reports).where(eq(reports.userId, id))
