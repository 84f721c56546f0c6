import { findAnyFile, removeFile } from '#app/kits/files/files.server.ts'
import { defineSchedule } from '#app/kits/jobs/schedules.server.ts'
import { removeEventsOf } from '#app/kits/live/live.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { DELETED_KEEPS_HOURS, TEMPORARY_KEEPS_HOURS } from './conversation.limits.ts'
import { listFileIds, listOver, removeConversation } from './conversations.store.server.ts'
import { toTopic } from './turns/turn-writer.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)

/** Erases a conversation with its files and all that was told of it. */
export async function eraseConversation(id: string): Promise<void> {
  for (const fileId of await listFileIds([id])) {
    const file = await findAnyFile(fileId)
    if (file) await removeFile(file)
  }
  await removeConversation(id)
  await removeEventsOf(toTopic(id))
}

/** Deleted and temporary conversations go when their time is over. */
export const sweepConversations = defineSchedule({
  name: 'sweep-conversations',
  everyMs: HOUR_MS,
  async run() {
    for (const { id } of await listOver(hoursAgo(DELETED_KEEPS_HOURS), hoursAgo(TEMPORARY_KEEPS_HOURS), MOST_AT_ONCE))
      await eraseConversation(id)
  },
})
