import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { UNDO_HOURS } from '../pulse.limits.ts'
import { emptyPost, hasReplies, listOver, removePost, type PostRow } from '../posts/posts.store.server.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 200

/** What was deleted goes for good once it cannot be brought back; where others answered, its place stays without words. */
export async function sweepPosts(): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_HOURS * HOUR_MS)
  for (const post of await listOver(before, AT_ONCE)) await letGo(post)
}

/** Takes a post away with its pictures; what others said below it stays. */
export async function letGo({ id, pictures }: Pick<PostRow, 'id' | 'pictures'>): Promise<void> {
  await removeFiles(pictures.map(({ fileId }) => fileId))
  await ((await hasReplies(id)) ? emptyPost(id) : removePost(id))
}

defineSchedule({ name: 'sweep-posts', everyMs: HOUR_MS, isSweep: true, run: sweepPosts })
