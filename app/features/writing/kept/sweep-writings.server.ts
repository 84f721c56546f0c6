import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { listDocumentsDeletedBefore, removeDocuments } from '../editor/documents.store.server.ts'
import { removePicturesOf } from '../editor/pictures/document-pictures.server.ts'
import { DOCUMENT_SHARE_KIND } from '../editor/sharing/document-share.ts'
import { erasePromptsDeletedBefore } from '../prompts/prompts.store.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { eraseDeletedBefore } from './writings.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 100

/** What was deleted can be brought back for a day; then it goes. */
export const sweepWritings = defineSchedule({
  name: 'sweep-writings',
  everyMs: HOUR_MS,
  isSweep: true,
  run: async () => {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    await eraseDeletedBefore(before)
    await sweepDocuments(before)
    await erasePromptsDeletedBefore(before)
  },
})

/** Documents go with their pictures and links. */
async function sweepDocuments(before: Date): Promise<void> {
  for (;;) {
    const over = await listDocumentsDeletedBefore(before, MOST_AT_ONCE)
    for (const row of over) await removePicturesOf(row)
    const ids = over.map(({ id }) => id)
    await removeLinksOf(DOCUMENT_SHARE_KIND, ids)
    if (ids.length > 0) await removeDocuments(ids)
    if (over.length < MOST_AT_ONCE) return
  }
}
