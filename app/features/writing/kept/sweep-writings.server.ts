import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { eraseDocumentsDeletedBefore } from '../editor/documents.store.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { eraseDeletedBefore } from './writings.store.server.ts'

const HOUR_MS = 3_600_000

/** What was deleted can be brought back for a day; then it goes. */
export const sweepWritings = defineSchedule({
  name: 'sweep-writings',
  everyMs: HOUR_MS,
  isSweep: true,
  run: async () => {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    await eraseDeletedBefore(before)
    await eraseDocumentsDeletedBefore(before)
  },
})
