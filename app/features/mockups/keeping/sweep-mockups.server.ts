import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { SHARE_KIND } from './mockups-keeping.server.ts'
import { listDeletedBefore, removeMockups } from './mockups.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted mock-ups go for good when their time is over, with their links. */
export const sweepMockups = defineSchedule({
  name: 'sweep-mockups',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = (await listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (over.length === 0) return
    await removeLinksOf(SHARE_KIND, over)
    await removeMockups(over)
  },
})
