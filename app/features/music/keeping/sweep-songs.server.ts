import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { DELETED_KEEPS_HOURS } from '../music.limits.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { listDeletedBefore, listFileIds, listSongIdsOf, removeSongs } from './songs.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted songs go for good when their time is over, with their files and links. */
export const sweepSongs = defineSchedule({
  name: 'sweep-songs',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = (await listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (over.length === 0) return
    await removeFiles(await listFileIds(over))
    await removeLinksOf(SHARE_KIND, over)
    await removeSongs(over)
  },
})

/** The files of songs a guest made become the member’s who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId !== null) await keepForOwner(await listFileIds(await listSongIdsOf(userId, guestId)), userId)
  return []
})
