import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { clock } from '#app/platform/clock.ts'
import { planExport, removeOldExports } from './exports.server.ts'
import { writeHouseExport } from './write-export.server.ts'

const HOUR_MS = 3_600_000

/** Writes the whole house as documented files into the data folder, and keeps the last two. */
export const houseExportJob = defineJob({
  kind: 'house-export',
  payload: z.null(),
  maxAttempts: 2,
  limitMs: 6 * HOUR_MS,
  async run(_, { signal, progress }) {
    await removeOldExports()
    const { name, target, keep } = planExport(clock.now())
    try {
      const { tables, files } = await writeHouseExport(target, { signal, progress })
      await keep()
      await removeOldExports()
      return { name, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files }
    } catch (error) {
      await rm(target, { recursive: true, force: true })
      throw error
    }
  },
})

/** One at a time: whoever asks while one is under way is told so by `isNew`. */
export const startHouseExport = () =>
  startJob(houseExportJob, null, { title: 'Export of the whole house', dedupeKey: 'house-export' })
