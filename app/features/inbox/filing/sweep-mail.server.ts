import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { store } from '#app/database/store.server.ts'
import { eraseThreads, removeActsBefore } from './acts.store.server.ts'
import { listTrashedBefore, wakeThreads } from './threads.store.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** What was deleted can be brought back, and what was done taken back, for so long. */
export const KEPT_DAYS = 30
const KEPT_MS = KEPT_DAYS * 24 * HOUR_MS
const AT_ONCE = 100

/** Conversations whose time has come lie in the inbox again. */
export const wakeMail = defineSchedule({
  name: 'wake-mail',
  everyMs: MINUTE_MS,
  run: () => Promise.resolve(wakeThreads(clock.now())),
})

/** What lay among the deleted for thirty days goes for good, and so does the log of what was done. */
export const sweepMail = defineSchedule({
  name: 'sweep-mail',
  everyMs: HOUR_MS,
  isSweep: true,
  async run(signal) {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await removeActsBefore(before)
    while (!signal.aborted) {
      const gone = await listTrashedBefore(before, AT_ONCE)
      for (const { id, userId } of gone) await store().tx(() => eraseThreads(userId, [id]))
      if (gone.length < AT_ONCE) return
    }
  },
})
