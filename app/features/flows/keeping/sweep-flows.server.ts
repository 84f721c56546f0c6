import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { listDeletedBefore, removeFlows } from './flows.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted flows go for good when their time is over, with their runs, starts and links. */
export const sweepFlows = defineSchedule({
  name: 'sweep-flows',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = (await listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (over.length === 0) return
    await removeLinksOf(SHARE_KIND, over)
    await removeFlows(over)
  },
})
