import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { SHARE_KIND } from '../reports/share-kind.ts'
import { listDeletedBefore, removeResearch } from './research.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted research goes for good when its time is over, with its texts and links. */
export const sweepResearch = defineSchedule({
  name: 'sweep-research',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = (await listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (over.length === 0) return
    await removeLinksOf(SHARE_KIND, over)
    await removeResearch(over)
  },
})
