import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { env } from '#app/platform/env.server.ts'
import { runBackupProgram } from './backup-program.server.ts'
import { backupFolder, listBackups, removeTrials, trialFolder } from './backups.server.ts'
import { countLostFiles } from './restored-files.server.ts'

const HOUR_MS = 3_600_000
/** A file that a member removed while the backup was made is missing in it, and nobody misses it. */
const MOST_LOST_SHARE = 0.01

/** Puts the newest backup back into a folder of its own, sees that all of it is there, and removes the folder again. */
export const trialJob = defineJob({
  kind: 'backup-trial',
  payload: z.null(),
  maxAttempts: 2,
  limitMs: 2 * HOUR_MS,
  async run(_, { signal, progress }) {
    await removeTrials()
    const [newest] = env().DATABASE_URL ? [] : await listBackups()
    if (!newest) throw new JobFailure('There is no backup to try.', { isFinal: true })
    progress(null, 'Putting it back into a folder of its own')
    const folder = trialFolder(newest.name)
    try {
      const said = await runBackupProgram(['restore', backupFolder(newest.name), '--without-files'], folder, signal)
      progress(null, 'Looking for the files that its rows name')
      const { files, lost } = await countLostFiles(folder, signal)
      if (lost > files * MOST_LOST_SHARE)
        throw new JobFailure(`Of ${files} files that the backup ${newest.name} names, ${lost} are not in it.`)
      return { name: newest.name, said, files, lost }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

export const startTrial = () => startJob(trialJob, null, { title: 'A backup put back on trial', dedupeKey: 'trial' })
