import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { DELETED_KEEPS_HOURS, PIECES_KEEP_DAYS } from '../video.limits.ts'
import { listDeletedBefore, listFileIds, listFilmIdsOf, listKnown, removeFilms } from './films.store.server.ts'
import { listFilmsWithPieces, removeOldPieces, removePiecesOf } from './pieces.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_AT_ONCE = 200

/** Deleted films go for good when their time is over, with their files and links; pieces nobody needs go too. */
export const sweepFilms = defineSchedule({
  name: 'sweep-films',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const now = clock.now().getTime()
    const over = (await listDeletedBefore(new Date(now - DELETED_KEEPS_HOURS * HOUR_MS), MOST_AT_ONCE)).map(
      ({ id }) => id,
    )
    if (over.length > 0) {
      await removeFiles(await listFileIds(over))
      await removeLinksOf(SHARE_KIND, over)
      await removeFilms(over)
    }
    const withPieces = await listFilmsWithPieces()
    const known = await listKnown(withPieces)
    for (const id of withPieces) {
      if (known.has(id)) await removeOldPieces(id, new Date(now - PIECES_KEEP_DAYS * DAY_MS))
      else await removePiecesOf(id)
    }
  },
})

/** The files of films a guest made become the member’s who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId !== null) await keepForOwner(await listFileIds(await listFilmIdsOf(userId, guestId)), userId)
  return []
})
