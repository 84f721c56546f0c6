import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import {
  pollVotes,
  postCounts,
  postEdits,
  postPasses,
  postReactions,
  posts,
  postTopics,
  topicFollows,
  type Reaction,
} from '#app/database/tables/together/posts.ts'

export type PostRow = typeof posts.$inferSelect
type Changes = Partial<typeof posts.$inferInsert>

export const createPost = (row: typeof posts.$inferInsert) => store().db.insert(posts).values(row)

export async function findPost(id: string): Promise<PostRow | null> {
  const [row] = await store().db.select().from(posts).where(eq(posts.id, id)).limit(1)
  return row ?? null
}

export const savePost = (id: string, changes: Changes) => store().db.update(posts).set(changes).where(eq(posts.id, id))

export const addTo = (id: string, column: 'replies' | 'passes', by: 1 | -1) =>
  store()
    .db.update(posts)
    .set({ [column]: sql`${posts[column]} + ${by}` })
    .where(eq(posts.id, id))

export const removePost = (id: string) => store().db.delete(posts).where(eq(posts.id, id))

/** Leaves of a post its place alone: no words, now or before, no name, no topics. */
export async function emptyPost(id: string): Promise<void> {
  const { db } = store()
  await db.delete(postEdits).where(eq(postEdits.postId, id))
  await db.delete(postTopics).where(eq(postTopics.postId, id))
  const empty = { userId: null, text: '', textHash: '', pictures: [], poll: null, link: null, bridge: null }
  await savePost(id, { ...empty, deletedAt: null })
}

/** Puts a post under its topics, and takes it from those it does not name any more. */
export async function putTopics(postId: string, topics: readonly string[], publishedAt: Date): Promise<void> {
  const { db } = store()
  await db.delete(postTopics).where(eq(postTopics.postId, postId))
  if (topics.length > 0) await db.insert(postTopics).values(topics.map((topic) => ({ postId, topic, publishedAt })))
}

export const keepEdit = (row: typeof postEdits.$inferInsert) => store().db.insert(postEdits).values(row)

export const listEdits = (postId: string) =>
  store()
    .db.select({ text: postEdits.text, createdAt: postEdits.createdAt })
    .from(postEdits)
    .where(eq(postEdits.postId, postId))
    .orderBy(desc(postEdits.createdAt), desc(postEdits.id))

export async function countEdits(postId: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(postEdits).where(eq(postEdits.postId, postId))
  return Number(row?.n ?? 0)
}

/** Whether one said the same since a moment, and how many others did. */
export async function countSame(textHash: string, userId: string, since: Date, exceptId: string) {
  const rows = await store()
    .db.select({ userId: posts.userId })
    .from(posts)
    .where(
      and(
        eq(posts.textHash, textHash),
        gt(posts.createdAt, since),
        ne(posts.id, exceptId),
        isNotNull(posts.publishedAt),
        isNull(posts.deletedAt),
      ),
    )
    .limit(50)
  const others = new Set(rows.map((row) => row.userId).filter((id) => id !== null && id !== userId))
  return { own: rows.filter((row) => row.userId === userId).length, others: others.size }
}

/** Drafts, and what was deleted since a moment: what its author alone sees. */
export const listDrafts = (userId: string, most: number) =>
  store()
    .db.select()
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.publishedAt), isNull(posts.deletedAt)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(most)

export const listDeleted = (userId: string, since: Date, most: number) =>
  store()
    .db.select({ id: posts.id, text: posts.text })
    .from(posts)
    .where(and(eq(posts.userId, userId), gt(posts.deletedAt, since)))
    .orderBy(desc(posts.deletedAt))
    .limit(most)

/** What was deleted before a moment. */
export const listOver = (before: Date, most: number) =>
  store().db.select().from(posts).where(lt(posts.deletedAt, before)).limit(most)

const addCount = (postId: string, what: string, by: 1 | -1) =>
  store()
    .db.insert(postCounts)
    .values({ postId, what, times: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [postCounts.postId, postCounts.what],
      set: { times: sql`${postCounts.times} + ${by}` },
    })

export async function findReaction(postId: string, userId: string): Promise<Reaction | null> {
  const [row] = await store()
    .db.select({ kind: postReactions.kind })
    .from(postReactions)
    .where(and(eq(postReactions.postId, postId), eq(postReactions.userId, userId)))
  return row?.kind ?? null
}

/** Puts a member's reaction in the place of an earlier one; null takes it off. Gives the earlier one. */
export async function putReaction(postId: string, userId: string, kind: Reaction | null, createdAt: Date) {
  const { db } = store()
  const [before] = await db
    .delete(postReactions)
    .where(and(eq(postReactions.postId, postId), eq(postReactions.userId, userId)))
    .returning({ kind: postReactions.kind })
  if (before) await addCount(postId, before.kind, -1)
  if (kind !== null) {
    await db.insert(postReactions).values({ postId, userId, kind, createdAt })
    await addCount(postId, kind, 1)
  }
  return before?.kind ?? null
}

/** Counts a member's choice in a poll; false when they chose before. */
export async function putVote(postId: string, userId: string, choice: number, createdAt: Date): Promise<boolean> {
  const kept = await store()
    .db.insert(pollVotes)
    .values({ postId, userId, choice, createdAt })
    .onConflictDoNothing()
    .returning({ choice: pollVotes.choice })
  if (kept.length > 0) await addCount(postId, `choice:${choice}`, 1)
  return kept.length > 0
}

export async function hasVotes(postId: string): Promise<boolean> {
  const rows = await store()
    .db.select({ p: pollVotes.postId })
    .from(pollVotes)
    .where(eq(pollVotes.postId, postId))
    .limit(1)
  return rows.length > 0
}

/** Keeps that a member passed a post on; false when they did before. */
export async function createPass(row: typeof postPasses.$inferInsert): Promise<boolean> {
  const kept = await store().db.insert(postPasses).values(row).onConflictDoNothing().returning({ id: postPasses.id })
  return kept.length > 0
}

export const removePass = async (postId: string, userId: string): Promise<boolean> =>
  (
    await store()
      .db.delete(postPasses)
      .where(and(eq(postPasses.postId, postId), eq(postPasses.userId, userId)))
      .returning({ id: postPasses.id })
  ).length > 0

export async function findPass(id: string) {
  const [row] = await store().db.select().from(postPasses).where(eq(postPasses.id, id)).limit(1)
  return row ?? null
}

export async function findPassOf(postId: string, userId: string) {
  const [row] = await store()
    .db.select()
    .from(postPasses)
    .where(and(eq(postPasses.postId, postId), eq(postPasses.userId, userId)))
    .limit(1)
  return row ?? null
}

export const followTopic = (userId: string, topic: string, createdAt: Date) =>
  store().db.insert(topicFollows).values({ userId, topic, createdAt }).onConflictDoNothing()

export const unfollowTopic = (userId: string, topic: string) =>
  store()
    .db.delete(topicFollows)
    .where(and(eq(topicFollows.userId, userId), eq(topicFollows.topic, topic)))

export const listTopicFollows = async (userId: string): Promise<string[]> =>
  (
    await store()
      .db.select({ topic: topicFollows.topic })
      .from(topicFollows)
      .where(eq(topicFollows.userId, userId))
      .orderBy(asc(topicFollows.topic))
  ).map(({ topic }) => topic)

/** Members by their handles, who may be told of something. */
export const listByHandles = (handles: readonly string[]) =>
  handles.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ id: users.id, handle: users.handle })
        .from(users)
        .where(and(inArray(users.handle, [...handles]), isNull(users.suspendedAt), isNotNull(users.emailVerifiedAt)))

/** Whether others said something below a post, so that its place must stay. */
export async function hasReplies(id: string): Promise<boolean> {
  const rows = await store()
    .db.select({ id: posts.id })
    .from(posts)
    .where(or(eq(posts.parentId, id), eq(posts.rootId, id)))
    .limit(1)
  return rows.length > 0
}
