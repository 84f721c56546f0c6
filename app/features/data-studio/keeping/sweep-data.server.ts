import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { clock } from '#app/platform/clock.ts'
import { listDeletedBefore, removeSets } from './data.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted tables go for good when their time is over, with their files. */
export const sweepData = defineSchedule({
  name: 'sweep-data-sets',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    await removeFiles(over.map(({ fileId }) => fileId))
    if (over.length > 0) await removeSets(over.map(({ id }) => id))
  },
})
