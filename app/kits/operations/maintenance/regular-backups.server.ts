import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listLastDone } from '#app/kits/foundation/jobs/jobs.store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startBackup } from './backup-job.server.ts'
import { listBackups } from './backups.server.ts'
import { startTrial, trialJob } from './trial-job.server.ts'

const HOUR_MS = 3_600_000
/** A backup nobody ever put back is a hope. */
export const TRIAL_EVERY_DAYS = 7
/** The disk must hold the copy and what the house writes meanwhile. */
const ROOM_FACTOR = 1.5

/** Backs the data folder up as often as `BACKUP_EVERY_HOURS` says, and puts the newest backup back on trial once a week. */
export const backUpRegularly = defineSchedule({
  name: 'back-up',
  everyMs: HOUR_MS,
  async run() {
    const { DATABASE_URL, BACKUP_EVERY_HOURS: hours } = env()
    if (DATABASE_URL || hours === 0) return
    const [newest] = await listBackups()
    const isBackupDue = isOver(newest?.at ?? (await findBirth()), hours)
    if (!isBackupDue && !(newest && (await isTrialDue()))) return
    const [needed, { freeBytes }] = [ROOM_FACTOR * (await measureData()), await findDiskRoom()]
    if (freeBytes < needed) log.error({ freeBytes, needed }, 'the disk of DATA_DIR has no room for a backup')
    else await (isBackupDue ? startBackup() : startTrial())
  },
})

/** When the database was made: a new house has nothing to lose yet. */
const findBirth = async (): Promise<Date> => (await stat(join(env().DATA_DIR, 'frenly.sqlite'))).birthtime

async function isTrialDue(): Promise<boolean> {
  const [last] = await listLastDone(trialJob.kind, 1)
  return !last?.finishedAt || isOver(last.finishedAt, TRIAL_EVERY_DAYS * 24)
}

/** A time that lies further ahead than a whole turn was written by a clock that has gone back since. */
function isOver(last: Date, hours: number): boolean {
  const sinceMs = clock.now().getTime() - last.getTime()
  return sinceMs >= hours * HOUR_MS || sinceMs < -hours * HOUR_MS
}

/** The bytes of what a backup copies. */
async function measureData(): Promise<number> {
  const { DATA_DIR } = env()
  let bytes = (await stat(join(DATA_DIR, 'frenly.sqlite'))).size
  for (const name of ['files', 'outbox']) {
    for await (const entry of await opendir(join(DATA_DIR, name), { recursive: true }).catch(() => [])) {
      if (!entry.isFile()) continue
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0
    }
  }
  return bytes
}
