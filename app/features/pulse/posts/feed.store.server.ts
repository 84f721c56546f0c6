import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import {
  pollVotes,
  postCounts,
  postPasses,
  postReactions,
  posts,
  postTopics,
  topicFollows,
} from '#app/database/tables/together/posts.ts'
import { ties } from '#app/database/tables/together/ties.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { isFollowed, notApart, notMuted } from '#app/kits/members/ties/apart.store.server.ts'

/** Where a list goes on: behind the row of this moment and id. */
export type Mark = { at: Date; id: string } | null
type Paged = { behind: Mark; most: number }
/** Who reads: null for a guest. */
export type Viewer = string | null

const isBehind = (at: AnyColumn, id: AnyColumn, mark: Mark) =>
  mark ? or(lt(at, mark.at), and(eq(at, mark.at), lt(id, mark.id))) : undefined

/** Published, neither deleted nor hidden, and meant for whoever reads. */
export const isSeen = (viewer: Viewer): SQL =>
  and(
    isNotNull(posts.publishedAt),
    isNull(posts.deletedAt),
    isNull(posts.hiddenAt),
    viewer === null ? eq(posts.audience, 'all') : undefined,
  )!

/** Of an author who is here, not apart from the reader, nor muted by them. */
const isOf = (viewer: Viewer) =>
  and(eq(users.id, posts.userId), mayBeShown(), notApart(viewer, posts.userId), notMuted(viewer, posts.userId))

const shown = {
  post: posts,
  name: users.name,
  handle: users.handle,
  picture: users.profilePicture,
}
export type ShownRow = {
  post: typeof posts.$inferSelect
  name: string | null
  handle: string | null
  picture: string | null
}

/** A cross join keeps SQLite to the order of the index: it would begin with the members and sort all of their posts. */
const from = () => store().db.select(shown).from(posts).crossJoin(users)

/** Posts of everybody, the newest first. */
export const listNewest = (viewer: Viewer, { behind, most }: Paged): Promise<ShownRow[]> =>
  from()
    .where(and(isNull(posts.parentId), isSeen(viewer), isOf(viewer), isBehind(posts.publishedAt, posts.id, behind)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(most)

/** Posts that were judged lately, those before that most groups agree with. */
export const listBridging = (
  viewer: Viewer,
  { behind, most }: { behind: { bridge: number; id: string } | null; most: number },
): Promise<ShownRow[]> =>
  from()
    .where(
      and(
        isNotNull(posts.bridge),
        isNull(posts.parentId),
        isSeen(viewer),
        isOf(viewer),
        behind
          ? or(lt(posts.bridge, behind.bridge), and(eq(posts.bridge, behind.bridge), lt(posts.id, behind.id)))
          : undefined,
      ),
    )
    .orderBy(desc(posts.bridge), desc(posts.id))
    .limit(most)

/** Posts and replies of one member. */
export const listOf = (viewer: Viewer, userId: string, { behind, most }: Paged): Promise<ShownRow[]> =>
  from()
    .where(
      and(
        eq(posts.userId, userId),
        eq(users.id, posts.userId),
        isSeen(viewer),
        mayBeShown(),
        notApart(viewer, posts.userId),
        isBehind(posts.publishedAt, posts.id, behind),
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(most)

/** Posts and replies under a topic. */
export const listTopic = (viewer: Viewer, topic: string, { behind, most }: Paged): Promise<ShownRow[]> =>
  store()
    .db.select(shown)
    .from(postTopics)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        eq(postTopics.topic, topic),
        eq(posts.id, postTopics.postId),
        isSeen(viewer),
        isOf(viewer),
        isBehind(postTopics.publishedAt, postTopics.postId, behind),
      ),
    )
    .orderBy(desc(postTopics.publishedAt), desc(postTopics.postId))
    .limit(most)

/** One entry of what a member follows: a post, the moment it came to them, and by whose passing on. */
export type Came = { id: string; at: Date; passId: string | null }

/** Who follows more is looked for among the newest posts: most of them come from somebody they follow. */
const MANY_FOLLOWED = 400
const NEWEST_AMONG = 20_000

async function followsMany(viewer: string): Promise<boolean> {
  const rows = await store()
    .db.select({ toId: ties.toId })
    .from(ties)
    .where(and(eq(ties.fromId, viewer), eq(ties.kind, 'follow')))
    .limit(MANY_FOLLOWED + 1)
  return rows.length > MANY_FOLLOWED
}

const came = { id: posts.id, at: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt), passId: sql<null>`null` }
const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

/** Posts of those whom somebody follows, the newest first. */
export async function listFromFollowed(viewer: string, paged: Paged): Promise<Came[]> {
  if (await followsMany(viewer)) {
    const found = await listAmongNewest(viewer, paged)
    if (found.length === paged.most) return found
  }
  return listOfEach(viewer, paged)
}

function listAmongNewest(viewer: string, { behind, most }: Paged): Promise<Came[]> {
  const newest = store()
    .db.select({ newestId: sql<string>`${posts.id}`.as('newest_id') })
    .from(posts)
    .where(and(isNull(posts.parentId), isSeen(viewer), isBehind(posts.publishedAt, posts.id, behind)))
    .orderBy(...newestFirst)
    .limit(NEWEST_AMONG)
    .as('newest')
  return store()
    .db.select(came)
    .from(newest)
    .crossJoin(posts)
    .where(and(eq(posts.id, newest.newestId), isFollowed(viewer, posts.userId)))
    .orderBy(...newestFirst)
    .limit(most)
}

/** Of whoever is followed the newest few each: as many rows as followed members times `most`, however much they wrote. */
function listOfEach(viewer: string, { behind, most }: Paged): Promise<Came[]> {
  const newest = sql`(select p.id from posts as p where p.user_id = ${ties.toId} and p.parent_id is null and p.published_at is not null and p.deleted_at is null and p.hidden_at is null ${behind ? sql`and p.published_at <= ${sql.param(behind.at, posts.publishedAt)}` : sql``} order by p.published_at desc, p.id desc limit ${most})`
  return store()
    .db.select(came)
    .from(ties)
    .crossJoin(posts)
    .where(
      and(
        eq(ties.fromId, viewer),
        eq(ties.kind, 'follow'),
        sql`${posts.id} in ${newest}`,
        isBehind(posts.publishedAt, posts.id, behind),
      ),
    )
    .orderBy(...newestFirst)
    .limit(most)
}

export function listFromTopics(viewer: string, { behind, most }: Paged): Promise<Came[]> {
  const newest = sql`(select p.post_id from post_topics as p where p.topic = ${topicFollows.topic} ${behind ? sql`and p.published_at <= ${sql.param(behind.at, postTopics.publishedAt)}` : sql``} order by p.published_at desc, p.post_id desc limit ${most})`
  return store()
    .db.select({
      id: postTopics.postId,
      at: postTopics.publishedAt,
      passId: sql<null>`null`,
    })
    .from(topicFollows)
    .crossJoin(postTopics)
    .where(
      and(
        eq(topicFollows.userId, viewer),
        eq(postTopics.topic, topicFollows.topic),
        sql`${postTopics.postId} in ${newest}`,
        isBehind(postTopics.publishedAt, postTopics.postId, behind),
      ),
    )
    .orderBy(desc(postTopics.publishedAt), desc(postTopics.postId))
    .limit(most)
}

export function listPassedByFollowed(viewer: string, { behind, most }: Paged): Promise<Came[]> {
  const newest = sql`(select p.id from post_passes as p where p.user_id = ${ties.toId} ${behind ? sql`and p.created_at <= ${sql.param(behind.at, postPasses.createdAt)}` : sql``} order by p.created_at desc, p.id desc limit ${most})`
  return store()
    .db.select({ id: postPasses.postId, at: postPasses.createdAt, passId: sql<string>`${postPasses.id}` })
    .from(ties)
    .crossJoin(postPasses)
    .where(
      and(
        eq(ties.fromId, viewer),
        eq(ties.kind, 'follow'),
        sql`${postPasses.id} in ${newest}`,
        isBehind(postPasses.createdAt, postPasses.postId, behind),
      ),
    )
    .orderBy(desc(postPasses.createdAt), desc(postPasses.postId))
    .limit(most)
}

/** Some posts as a reader may see them. */
export const listByIds = (viewer: Viewer, ids: readonly string[]): Promise<ShownRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : from().where(and(inArray(posts.id, [...ids]), isSeen(viewer), isOf(viewer)))

/** What was said below a post, the oldest first. A former member's place stays. */
export const listReplies = (viewer: Viewer, rootId: string, { behind, most }: Paged): Promise<ShownRow[]> =>
  store()
    .db.select(shown)
    .from(posts)
    .leftJoin(users, and(eq(users.id, posts.userId), mayBeShown()))
    .where(
      and(
        eq(posts.rootId, rootId),
        isNotNull(posts.publishedAt),
        isNull(posts.hiddenAt),
        viewer === null ? eq(posts.audience, 'all') : undefined,
        notApart(viewer, posts.userId),
        behind
          ? or(gt(posts.publishedAt, behind.at), and(eq(posts.publishedAt, behind.at), gt(posts.id, behind.id)))
          : undefined,
      ),
    )
    .orderBy(asc(posts.publishedAt), asc(posts.id))
    .limit(most)

/** What was pressed under some posts, by post. */
export const listCounts = (ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(postCounts)
        .where(and(inArray(postCounts.postId, [...ids]), gt(postCounts.times, 0)))

/** What a member pressed, chose and passed on under some posts. */
export async function listOwnMarks(userId: string, ids: readonly string[]) {
  if (ids.length === 0) return { reactions: [], votes: [], passes: [] }
  const { db } = store()
  const [reactions, votes, passes] = await Promise.all([
    db
      .select({ postId: postReactions.postId, kind: postReactions.kind })
      .from(postReactions)
      .where(and(eq(postReactions.userId, userId), inArray(postReactions.postId, [...ids]))),
    db
      .select({ postId: pollVotes.postId, choice: pollVotes.choice })
      .from(pollVotes)
      .where(and(eq(pollVotes.userId, userId), inArray(pollVotes.postId, [...ids]))),
    db
      .select({ postId: postPasses.postId, id: postPasses.id })
      .from(postPasses)
      .where(and(eq(postPasses.userId, userId), inArray(postPasses.postId, [...ids]))),
  ])
  return { reactions, votes, passes }
}

/** Who passed on, by the ids of the passings. */
export const listPassers = (ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ id: postPasses.id, name: users.name, handle: users.handle, words: postPasses.words })
        .from(postPasses)
        .innerJoin(users, eq(users.id, postPasses.userId))
        .where(and(inArray(postPasses.id, [...ids]), mayBeShown()))

/** The topics that the newest posts of some days stand under, the most used first. */
export async function countTopics(since: Date, most: number) {
  const recent = store()
    .db.select({ recentTopic: sql<string>`${postTopics.topic}`.as('recent_topic') })
    .from(postTopics)
    .where(gt(postTopics.publishedAt, since))
    .orderBy(desc(postTopics.publishedAt))
    .limit(NEWEST_AMONG)
    .as('recent')
  const rows = await store()
    .db.select({ topic: recent.recentTopic, times: count() })
    .from(recent)
    .groupBy(sql`${recent.recentTopic}`)
    .orderBy(desc(count()), asc(sql`${recent.recentTopic}`))
    .limit(most)
  return rows.map(({ topic, times }) => ({ topic, times: Number(times) }))
}

/** Among the newest posts those in which a word stands. */
export function listFound(viewer: Viewer, word: string, { among, most }: { among: number; most: number }) {
  const newest = store()
    .db.select({ newestId: sql<string>`${posts.id}`.as('newest_id') })
    .from(posts)
    .where(and(isNull(posts.parentId), isSeen(viewer)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(among)
    .as('newest')
  return store()
    .db.select(shown)
    .from(newest)
    .crossJoin(posts)
    .crossJoin(users)
    .where(and(eq(posts.id, newest.newestId), holds(posts.text, word), isOf(viewer)))
    .orderBy(...newestFirst)
    .limit(most)
}

/** The addresses of public posts for search engines, the newest first. */
export const listPublicIds = async (most: number): Promise<string[]> =>
  (
    await store()
      .db.select({ id: posts.id })
      .from(posts)
      .crossJoin(users)
      .where(
        and(isNull(posts.parentId), eq(posts.audience, 'all'), isSeen(null), eq(users.id, posts.userId), mayBeShown()),
      )
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(most)
  ).map(({ id }) => id)

/** The name of an author, whatever may be shown of them: for themselves and the administrator. */
export async function findName(userId: string | null) {
  const nobody = { name: null, handle: null, picture: null }
  if (userId === null) return nobody
  const [row] = await store()
    .db.select({ name: users.name, handle: users.handle, picture: users.profilePicture })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? nobody
}

/** Among the newest public posts those with a picture. */
export function listPicturePosts({ before, most, word }: { before: Date; most: number; word: string }) {
  const among = store()
    .db.select({ newestId: sql<string>`${posts.id}`.as('newest_id') })
    .from(posts)
    .where(and(isNull(posts.parentId), eq(posts.audience, 'all'), isSeen(null), lt(posts.publishedAt, before)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(PICTURES_AMONG)
    .as('newest')
  return store()
    .db.select(shown)
    .from(among)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        eq(posts.id, among.newestId),
        sql`${posts.pictures} is not null and cast(${posts.pictures} as text) <> '[]'`,
        word ? holds(posts.text, word) : undefined,
        isOf(null),
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(most)
}

const PICTURES_AMONG = 5_000
