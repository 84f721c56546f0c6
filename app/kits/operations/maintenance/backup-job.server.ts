import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { runBackupProgram } from './backup-program.server.ts'
import { planBackup, removeOldBackups } from './backups.server.ts'

const HOUR_MS = 3_600_000

/** Copies the data folder into one of its own and keeps the last few. Only the embedded database is copied this way. */
export const backupJob = defineJob({
  kind: 'backup',
  payload: z.null(),
  maxAttempts: 2,
  limitMs: 2 * HOUR_MS,
  async run(_, { signal, progress }) {
    if (env().DATABASE_URL) throw new JobFailure('On PostgreSQL pg_dump makes the backup.', { isFinal: true })
    await removeOldBackups()
    progress(null, 'Copying and checking')
    const { name, target, keep } = planBackup(clock.now())
    try {
      const said = await runBackupProgram(['backup', target], env().DATA_DIR, signal)
      await keep()
      await removeOldBackups(name)
      return { name, said }
    } catch (error) {
      await rm(target, { recursive: true, force: true })
      throw error
    }
  },
})

/** One at a time: whoever asks while one is under way is told so by `isNew`. */
export const startBackup = () => startJob(backupJob, null, { title: 'Backup of the data folder', dedupeKey: 'data' })
