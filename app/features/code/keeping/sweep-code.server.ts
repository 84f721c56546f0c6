import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { SHARE_KIND } from '../generator/code-keeping.server.ts'
import { SPOKEN_KEEPS_HOURS } from '../code.limits.ts'
import { listSpokenBefore, removeSpoken } from '../spoken/spoken.store.server.ts'
import { listSurveyFiles } from './code.store.server.ts'
import { answers, projects, surveys } from './kept-tables.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted code, projects and surveys go for good when their time is over, with their files and links; what was said goes after a day. */
export const sweepCode = defineSchedule({
  name: 'sweep-code',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const idsOf = async (kept: typeof answers) =>
      (await kept.listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    const [code, built, read] = await Promise.all([idsOf(answers), idsOf(projects), idsOf(surveys)])
    if (code.length > 0) {
      await removeLinksOf(SHARE_KIND, code)
      await answers.remove(code)
    }
    if (built.length > 0) await projects.remove(built)
    if (read.length > 0) {
      await removeFiles((await listSurveyFiles(read)).map(({ fileId }) => fileId))
      await surveys.remove(read)
    }
    const spokenBefore = new Date(clock.now().getTime() - SPOKEN_KEEPS_HOURS * HOUR_MS)
    for (const { id, fileId } of await listSpokenBefore(spokenBefore, MOST_AT_ONCE)) {
      await removeSpoken(id)
      if (fileId) await removeFiles([fileId])
    }
  },
})
