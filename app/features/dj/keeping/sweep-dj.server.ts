import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { listDeletedTracksBefore, listTrackFiles, removeTracks } from '../crate/tracks.store.server.ts'
import { DELETED_KEEPS_HOURS } from '../dj.limits.ts'
import { listDeletedSetsBefore, listMixFiles, listSetIdsOf, removeSets } from '../sets/sets.store.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted tracks and sets go for good when their time is over, with their files and links. */
export const sweepDj = defineSchedule({
  name: 'sweep-dj',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const sets = (await listDeletedSetsBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (sets.length > 0) {
      await removeFiles(await listMixFiles(sets))
      await removeLinksOf(SHARE_KIND, sets)
      await removeSets(sets)
    }
    const tracks = await listDeletedTracksBefore(before, MOST_AT_ONCE)
    // The sound of a recording or of somebody else is not the crate’s to remove.
    const files = tracks.flatMap(({ kind, fileId }) => (kind === 'upload' || kind === 'bed' ? (fileId ?? []) : []))
    await removeFiles(files)
    if (tracks.length > 0) await removeTracks(tracks.map(({ id }) => id))
  },
})

/** The files of tracks and mixes a guest made become the member’s who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId === null) return []
  await keepForOwner(await listTrackFiles(userId, guestId), userId)
  await keepForOwner(await listMixFiles(await listSetIdsOf(userId, guestId)), userId)
  return []
})
