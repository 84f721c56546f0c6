import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { postPasses } from '#app/database/tables/together/posts.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

/** So many of the newest are counted. */
const AMONG = 20_000

/** The posts that were passed on most since a moment, among the newest passings on. */
export async function listMostPassed(since: Date, most: number) {
  const recent = store()
    .db.select({ recentId: sql<string>`${postPasses.postId}`.as('recent_id') })
    .from(postPasses)
    .where(gt(postPasses.createdAt, since))
    .orderBy(desc(postPasses.createdAt))
    .limit(AMONG)
    .as('recent')
  const rows = await store()
    .db.select({ postId: recent.recentId, times: count() })
    .from(recent)
    .groupBy(sql`${recent.recentId}`)
    .orderBy(desc(count()), desc(sql`${recent.recentId}`))
    .limit(most)
  return rows.map(({ postId, times }) => ({ postId, times: Number(times) }))
}

/** Who passed a post on, the oldest first; somebody who may not be shown keeps a place without a name. */
export const listPasses = (viewer: string | null, postId: string, most: number) =>
  store()
    .db.select({ pass: postPasses, name: users.name, handle: users.handle })
    .from(postPasses)
    .leftJoin(users, and(eq(users.id, postPasses.userId), mayBeShown(), notApart(viewer, postPasses.userId)))
    .where(eq(postPasses.postId, postId))
    .orderBy(asc(postPasses.createdAt), asc(postPasses.id))
    .limit(most)
