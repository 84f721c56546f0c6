import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { clock } from '#app/platform/clock.ts'
import { bridge } from '#app/kits/members/bridging/bridging.ts'
import { clearBridge, listJudged, listViews, saveBridge } from './bridging.store.server.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 10 * MINUTE_MS
const DAY_MS = 86_400_000
const DAYS = 14
/** What one calculation takes, so that it stays a second of work: the most judged posts, and so many judgements. */
const MOST_POSTS = 400
const MOST_VIEWS = 100_000

/** Measures anew how far groups agree with the posts of the last days. Gives how many posts were measured. */
export async function bridgePosts(): Promise<number> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const ids = await listJudged(since, MOST_POSTS)
  const bridged = bridge(await listViews(ids, MOST_VIEWS))
  await store().tx(async () => {
    await clearBridge([...bridged.keys()])
    for (const [id, { score, groups }] of bridged) await saveBridge(id, Math.round(score * 1e6) / 1e6, groups)
  })
  if (bridged.size > 0) await bumpContent()
  return bridged.size
}

defineSchedule({ name: 'bridge-posts', everyMs: EVERY_MS, run: bridgePosts })
