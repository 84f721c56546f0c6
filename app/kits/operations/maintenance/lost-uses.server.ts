import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { closeLostUses } from '#app/kits/asking/runs/lost-uses.server.ts'

const HOUR_MS = 3_600_000

/** Uses of engines that a crash left open are closed, so that the ledger has no loose ends. */
export const closeOldUses = defineSchedule({
  name: 'close-lost-uses',
  everyMs: HOUR_MS,
  async run() {
    await closeLostUses()
  },
})
