import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { listOpenReports } from '../gallery/gallery.store.server.ts'
import { listSome } from './pictures.store.server.ts'
import { isRedrawable, redrawFile } from './redraw.server.ts'
import { recipeSchema } from './recipe.ts'

const DAY_MS = 86_400_000
const LATE_DAYS = 3
const MOST_REPORTS = 50
const MOST_LOOKED_AT = 20

/** What the tools of pictures promise: files are there, recipes give them again, reports are settled. */
export const pictureChecks = (): Check[] => [
  {
    id: 'pictures:recipe',
    group: 'Storage',
    title: 'Pictures: a recipe gives its file again',
    async run() {
      const rows = await listSome(MOST_LOOKED_AT)
      for (const { fileId, id } of rows)
        if (!(await findAnyFile(fileId)))
          return failed(`The file of the picture ${id} is gone.`, 'Bring the files back from the last backup.')
      // Of this version, where there is one.
      const row = rows.find((one) => isRedrawable(recipeSchema.parse(one.recipe)))
      if (!row) return skipped('Nobody has drawn a picture with the built-in engine yet.')
      const run = await beginFreeRun({ member: null, network: 'checks' }, { screen: 'admin-qa' })
      const bytes = await redrawFile(run, recipeSchema.parse(row.recipe), row.engineLabel)
      if (!bytes) return skipped('The picture looked at was drawn by another version of the engine.')
      return hashOf(Buffer.from(bytes)) === row.sha256
        ? passed('A picture drawn again came out the same, byte for byte.')
        : failed(
            'A picture drawn again came out with other bytes.',
            'A program that draws changed on this machine: see that all nodes have the same build and version of sharp.',
          )
    },
  },
  {
    id: 'pictures:reports',
    group: 'Screens',
    title: 'Gallery: reports are looked at',
    async run() {
      const reports = await listOpenReports(MOST_REPORTS)
      const late = new Date(clock.now().getTime() - LATE_DAYS * DAY_MS)
      const waiting = reports.filter(({ createdAt }) => createdAt < late).length
      return waiting === 0
        ? passed(reports.length === 0 ? 'No report is open.' : `${reports.length} open, none for long.`)
        : failed(
            `${waiting} reports wait for more than ${LATE_DAYS} days.`,
            'Settle them in the gallery, under Reports.',
          )
    },
  },
]
