import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { eraseEmailsDeletedBefore } from '../emails/emails.store.server.ts'
import { EMAIL_SHARE, RECORDING_SHARE } from '../sharing/share-kinds.ts'
import { DELETED_KEEPS_HOURS } from '../voice.limits.ts'
import { listDeletedBefore, listFileIdsOf, removeRecording } from './recordings.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted recordings and mails go for good when their time is over, with their sound and their links. */
export const sweepRecordings = defineSchedule({
  name: 'sweep-recordings',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    for (const { fileId } of over) await removeSound(fileId)
    await removeLinksOf(
      RECORDING_SHARE,
      over.map(({ id }) => id),
    )
    for (const { id } of over) await removeRecording(id)
    await removeLinksOf(EMAIL_SHARE, await eraseEmailsDeletedBefore(before))
  },
})

/** Takes the sound of a recording away; what is gone already is no fault. */
export async function removeSound(fileId: string | null): Promise<void> {
  if (fileId !== null) await removeFiles([fileId])
}

/** The sounds of what a guest recorded become the member's who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId !== null) await keepForOwner(await listFileIdsOf(userId, guestId), userId)
  return []
})
