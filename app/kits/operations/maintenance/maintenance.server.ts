import { removeFinishedBefore } from '#app/kits/foundation/jobs/jobs.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { removeEventsBefore } from '#app/kits/foundation/live/live.store.server.ts'
import { removeOldCalls } from '#app/kits/foundation/webhooks/webhooks.store.server.ts'
import { removeUnansweredBefore } from '#app/kits/asking/panda/unanswered.store.server.ts'
import { removeSendingsBefore } from '#app/kits/members/sendings/sendings.store.server.ts'
import { clock } from '#app/platform/clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Jobs are shown this long after they ended. */
export const JOBS_KEPT_DAYS = 30
/** What other programs were told is shown this long. */
const WEBHOOK_CALLS_KEPT_DAYS = 30
/** A page that was away longer reads itself anew. */
export const EVENTS_KEPT_DAYS = 1
/** Nobody sends the same form again so late, nor repeats a call. */
const SENDINGS_KEPT_DAYS = 1
/** A question the panda could not answer, and that nobody asked again for so long, is not worth an article. */
export const QUESTIONS_KEPT_DAYS = 365

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

/** Jobs that ended long ago, events nobody will ask for again, and questions nobody asks any more go. */
export const removeOldWork = defineSchedule({
  name: 'remove-old-work',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    await removeFinishedBefore(daysAgo(JOBS_KEPT_DAYS))
    await removeEventsBefore(daysAgo(EVENTS_KEPT_DAYS))
    await removeSendingsBefore(daysAgo(SENDINGS_KEPT_DAYS))
    await removeOldCalls(daysAgo(WEBHOOK_CALLS_KEPT_DAYS))
    await removeUnansweredBefore(daysAgo(QUESTIONS_KEPT_DAYS))
  },
})
