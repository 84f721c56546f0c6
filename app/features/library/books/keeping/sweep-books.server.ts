import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { clock } from '#app/platform/clock.ts'
import { recallClaims } from '../../claims/recall.server.ts'
import { DELETED_KEEPS_DAYS } from '../book.limits.ts'
import { listBooksDeletedBefore, removeBooks } from './books.store.server.ts'
import { readChapters } from './chapters.store.server.ts'
import { listManualsDeletedBefore, removeManuals } from '../../manuals/manuals.store.server.ts'
import { picturesIn } from '../picture-address.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const AT_ONCE = 20

/** Books that were deleted long ago go, with their pictures. */
export const sweepBooks = defineSchedule({
  name: 'sweep-books',
  everyMs: DAY_MS,
  isSweep: true,
  async run() {
    const moment = new Date(clock.now().getTime() - DELETED_KEEPS_DAYS * DAY_MS)
    for (;;) {
      const gone = await listBooksDeletedBefore(moment, AT_ONCE)
      if (gone.length === 0) return
      const files: string[] = []
      for (const book of gone) {
        files.push(...(book.cover ? [book.cover.file] : []))
        for (const { text } of await readChapters(book.id)) files.push(...picturesIn(book.id, text))
      }
      await removeBooks(gone.map(({ id }) => id))
      await removeFiles(files)
    }
  },
})

/** The same of manuals. */
export const sweepManuals = defineSchedule({
  name: 'sweep-manuals',
  everyMs: DAY_MS,
  isSweep: true,
  async run() {
    const moment = new Date(clock.now().getTime() - DELETED_KEEPS_DAYS * DAY_MS)
    for (;;) {
      const gone = await listManualsDeletedBefore(moment, AT_ONCE)
      if (gone.length === 0) return
      await removeManuals(gone.map(({ id }) => id))
      await removeFiles(gone.flatMap(({ pictures }) => pictures.map(({ file }) => file)))
    }
  },
})

/** Claims that are cited are looked at again: whoever cites one that fell is told. */
export const recallSchedule = defineSchedule({
  name: 'recall-claims',
  everyMs: HOUR_MS,
  run: async () => void (await recallClaims()),
})
