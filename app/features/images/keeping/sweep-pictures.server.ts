import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { DELETED_KEEPS_HOURS } from '../images.limits.ts'
import { SHARE_KIND } from '../sharing/share-terms.ts'
import { listDeletedLooks, removeLook } from '../lens/looks.store.server.ts'
import { listDeletedBefore, removePictures } from './pictures.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted pictures go for good when their time is over, with their files and links. */
export const sweepPictures = defineSchedule({
  name: 'sweep-pictures',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    await removeFiles(over.map(({ fileId }) => fileId))
    const ids = over.map(({ id }) => id)
    await removeLinksOf(SHARE_KIND, ids)
    if (ids.length > 0) await removePictures(ids)
    const looks = await listDeletedLooks(before, MOST_AT_ONCE)
    await removeFiles(looks.map(({ fileId }) => fileId))
    for (const { id } of looks) await removeLook(id)
  },
})
