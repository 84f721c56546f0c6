import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { DELETED_KEEPS_HOURS, TEMPORARY_KEEPS_HOURS } from './conversation.limits.ts'
import { listOver } from './conversations.store.server.ts'
import { eraseConversation } from './erase.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)

/** Deleted and temporary conversations go when their time is over. */
export const sweepConversations = defineSchedule({
  name: 'sweep-conversations',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    for (const { id } of await listOver(hoursAgo(DELETED_KEEPS_HOURS), hoursAgo(TEMPORARY_KEEPS_HOURS), MOST_AT_ONCE))
      await eraseConversation(id)
  },
})
