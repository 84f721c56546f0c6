import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { LINK_KIND, ROOM_KIND } from '../sharing/share-terms.ts'
import { DELETED_KEEPS_HOURS } from '../threads.limits.ts'
import { removeInvitesBefore } from './invites.store.server.ts'
import * as messages from './messages.store.server.ts'
import { listDeletedBefore, removeThreads } from './threads.store.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_AT_ONCE = 100
const INVITES_KEPT_DAYS = 30

/** Deleted threads and messages go for good when their time is over, with their files; invitations long after their end. */
export const sweepThreads = defineSchedule({
  name: 'sweep-threads',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const now = clock.now().getTime()
    const before = new Date(now - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    await removeFiles(await messages.listFileIdsOf(over))
    for (const kind of [LINK_KIND, ROOM_KIND]) await removeLinksOf(kind, over)
    if (over.length > 0) await removeThreads(over)
    const cleared = (await messages.listDeletedMessages(before, MOST_AT_ONCE)).map(({ id }) => id)
    await removeFiles((await messages.listFiles(cleared)).map(({ fileId }) => fileId))
    if (cleared.length > 0) await messages.clearMessages(cleared)
    await removeInvitesBefore(new Date(now - INVITES_KEPT_DAYS * DAY_MS))
  },
})
