import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import * as collections from '../collections/collections.store.server.ts'
import { COLLECTION_SHARE_KIND, SHARE_KIND } from '../sharing/shared-terms.ts'
import { listDeletedBefore, removeDocuments } from './documents.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted documents and collections go for good when their time is over, with their files and links. */
export const sweepDocuments = defineSchedule({
  name: 'sweep-documents',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    await removeFiles(over.map(({ fileId }) => fileId))
    const ids = over.map(({ id }) => id)
    await removeLinksOf(SHARE_KIND, ids)
    if (ids.length > 0) await removeDocuments(ids)
    const gone = (await collections.listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (gone.length === 0) return
    const files = await collections.listFileIdsIn(gone)
    await removeFiles(files.map(({ fileId }) => fileId))
    await removeLinksOf(COLLECTION_SHARE_KIND, gone)
    await collections.removeCollections(gone)
  },
})
