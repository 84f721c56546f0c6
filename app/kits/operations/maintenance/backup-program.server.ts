import { spawn } from 'node:child_process'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { builtPath, runsFromBuild } from '#app/platform/assets.server.ts'

const MAX_SAID_CHARS = 2_000

/** The build carries the program as one file; the sources run it as it is written. */
const program = () => (runsFromBuild() ? [builtPath('backup.js')] : ['--import', 'tsx', 'scripts/backup.ts'])

/**
 * Runs `npm run backup` or `npm run restore` as a process of its own, so that no request waits while it copies and checks.
 * Gives what the program said; throws its complaint. `dataDir`: the folder that is copied, or that is put back.
 */
export function runBackupProgram(words: readonly string[], dataDir: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program(), ...words], {
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
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
