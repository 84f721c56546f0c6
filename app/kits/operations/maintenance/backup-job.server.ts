import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { builtPath, runsFromBuild } from '#app/platform/assets.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { planBackup, removeOldBackups } from './backups.server.ts'

const HOUR_MS = 3_600_000
const MAX_SAID_CHARS = 2_000

/**
 * Copies the data folder into one of its own, as `npm run backup` does and by the same program, so that no request waits
 * while it copies and checks. The last few are kept. Only the embedded database is copied this way.
 */
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
      const said = await runBackup(target, signal)
      await keep()
      await removeOldBackups(name)
      return { name, said }
    } catch (error) {
      await rm(target, { recursive: true, force: true })
      throw error
    }
  },
})

/** The build carries the program as one file; the sources run it as it is written. */
const backupProgram = () => (runsFromBuild() ? [builtPath('backup.js')] : ['--import', 'tsx', 'scripts/backup.ts'])

/** What the program said; throws its complaint. */
function runBackup(target: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...backupProgram(), 'backup', target], {
      env: { ...process.env, DATA_DIR: env().DATA_DIR, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let said = ''
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, MAX_SAID_CHARS)))
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, MAX_SAID_CHARS)))
    let failure: Error | null = null
    child.on('error', (error) => {
      failure = error
      if (child.pid === undefined) reject(error)
    })
    // Until it is gone, what it wrote cannot be removed.
    child.on('close', (code) => {
      if (code === 0) resolve(said.trim())
      else reject(failure ?? new JobFailure(complaint.trim() || `The backup program ended with ${code ?? 'a signal'}.`))
    })
  })
}
