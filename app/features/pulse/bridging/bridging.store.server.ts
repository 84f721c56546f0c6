import { and, count, desc, eq, gt, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { postReactions, posts, type GroupViews, type Reaction } from '#app/database/tables/together/posts.ts'
import type { View } from '#app/kits/members/bridging/bridging.ts'

/** Reactions that judge. A smile says nothing of agreement. */
const VALUES: Partial<Record<Reaction, 1 | -1>> = { agree: 1, insight: 1, thanks: 1, differ: -1 }
const kinds = Object.keys(VALUES) as Reaction[]
const AT_ONCE = 200

/** The posts published since a moment that were judged most. */
export async function listJudged(since: Date, most: number): Promise<string[]> {
  const rows = await store()
    .db.select({ id: postReactions.postId, n: count() })
    .from(postReactions)
    .innerJoin(posts, eq(posts.id, postReactions.postId))
    .where(
      and(
        gt(postReactions.createdAt, since),
        gt(posts.publishedAt, since),
        isNull(posts.parentId),
        isNull(posts.deletedAt),
        isNull(posts.hiddenAt),
        inArray(postReactions.kind, kinds),
      ),
    )
    .groupBy(postReactions.postId)
    .orderBy(desc(count()), desc(postReactions.postId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** What members judged of some posts, up to a number. */
export async function listViews(ids: readonly string[], most: number): Promise<View[]> {
  const views: View[] = []
  for (let at = 0; at < ids.length && views.length < most; at += AT_ONCE) {
    const rows = await store()
      .db.select({ post: postReactions.postId, member: postReactions.userId, kind: postReactions.kind })
      .from(postReactions)
      .where(and(inArray(postReactions.postId, ids.slice(at, at + AT_ONCE)), inArray(postReactions.kind, kinds)))
      .limit(most - views.length)
    views.push(...rows.map(({ post, member, kind }) => ({ post, member, value: VALUES[kind]! })))
  }
  return views
}

export const saveBridge = (id: string, score: number, groups: GroupViews[]) =>
  store().db.update(posts).set({ bridge: score, groups }).where(eq(posts.id, id))

/** Posts that are measured no more go out of the order. */
export const clearBridge = (kept: readonly string[]) =>
  store()
    .db.update(posts)
    .set({ bridge: null, groups: null })
    .where(and(isNotNull(posts.bridge), kept.length > 0 ? notInArray(posts.id, [...kept]) : undefined))
