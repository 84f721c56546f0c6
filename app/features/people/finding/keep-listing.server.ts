import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { saveOffering } from '../offering/offerings.store.server.ts'
import { placeMember } from './place-member.server.ts'
import { listOverdue, listUnplaced } from './listing.store.server.ts'

const QUARTER_MS = 900_000
const AT_ONCE = 200
const ROUNDS = 50

/** Offerings rest when their last day is over; members who chose to be found before there was a directory get their place. */
export const keepListing = defineSchedule({
  name: 'keep-listing',
  everyMs: QUARTER_MS,
  isSweep: true,
  async run(signal) {
    const now = clock.now()
    for (const { id, userId } of await listOverdue(now, AT_ONCE)) {
      if (signal.aborted) return
      await saveOffering(id, { state: 'paused', updatedAt: now })
      await placeMember(userId)
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const unplaced = await listUnplaced(AT_ONCE)
      for (const { id } of unplaced) {
        if (signal.aborted) return
        await placeMember(id)
      }
      if (unplaced.length < AT_ONCE) return
    }
  },
})
