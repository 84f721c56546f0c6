import { createHash } from 'node:crypto'
import { dialect } from '#app/database/kit.ts'
import { countMigrations, findDatabaseBytes } from '#app/database/figures.server.ts'
import { pingDatabase } from '#app/database/health.server.ts'
import { findClockDoubt } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { countJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { listLongestWaits } from '#app/kits/foundation/jobs/jobs.store.server.ts'
import { listSchedules } from '#app/kits/foundation/jobs/schedules.server.ts'
import { toSizeWords, toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { listBackups } from '#app/kits/operations/maintenance/backups.server.ts'
import { readTrial } from '#app/kits/operations/maintenance/read-trial.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { findLoopLag } from '#app/platform/loop-lag.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { failed, passed, skipped, type Check, type Found } from './check.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const LONG_WAIT_MS = 10 * MINUTE_MS
const LATE_MS = 15 * MINUTE_MS
const SLOW_PING_MS = 250
const OLD_BACKUP_DAYS = 7
const TEST_BYTES = 4_096
const MOST_LAG_MS = 200

/** Storage, jobs, database and backups. */
export const houseChecks = (): Check[] => [
  { id: 'storage:files', group: 'Storage', title: 'Write, read and remove a file', run: tryFile },
  { id: 'storage:disk', group: 'Storage', title: 'Room on the disk', run: lookAtDisk },
  { id: 'jobs:worker', group: 'Jobs', title: 'Work is taken in hand', run: lookAtJobs },
  { id: 'jobs:thread', group: 'Jobs', title: 'Nobody holds the server up', run: lookAtLoop },
  { id: 'jobs:parked', group: 'Jobs', title: 'Nothing is parked', run: lookAtParked },
  { id: 'jobs:clock', group: 'Jobs', title: 'The clock is right', run: lookAtTime },
  { id: 'jobs:schedules', group: 'Jobs', title: 'Schedules keep their time', run: lookAtSchedules },
  { id: 'database:ping', group: 'Database', title: 'The database answers', run: lookAtDatabase },
  { id: 'database:migrations', group: 'Database', title: 'The tables are the newest', run: lookAtMigrations },
  { id: 'backups:age', group: 'Backups', title: 'There is a fresh backup', run: lookAtBackups },
  { id: 'backups:trial', group: 'Backups', title: 'A backup can be put back', run: lookAtTrial },
]

async function tryFile(): Promise<Found> {
  const key = `checks/${createSecretId()}`
  const bytes = createHash('sha256').update(key).digest().subarray(0, TEST_BYTES)
  const files = chosenFiles()
  try {
    await files.put(key, bytes)
    const read = await files.read(key)
    if (!read || Buffer.compare(Buffer.from(read), bytes) !== 0)
      return failed('What was read is not what was written.', 'Keep no more files there before the storage is mended.')
  } finally {
    await files.remove(key)
  }
  if (await files.exists(key)) return failed('The file could not be removed.', 'Look at the rights of the storage.')
  return passed(`Written, read back and removed, ${files.id === 's3' ? 'in the bucket' : 'in the data folder'}.`)
}

async function lookAtDisk(): Promise<Found> {
  const { freeBytes, sizeBytes, isTight } = await findDiskRoom()
  const said = `${toSizeWords(freeBytes)} of ${toSizeWords(sizeBytes)} are free.`
  return isTight ? failed(said, 'Make room: old backups, the outbox folder, or a larger disk.') : passed(said)
}

async function lookAtJobs(): Promise<Found> {
  const now = clock.now()
  const waits = (await listLongestWaits(now)).flatMap(({ kind, since }) =>
    since && now.getTime() - since.getTime() > LONG_WAIT_MS ? [{ kind, ms: now.getTime() - since.getTime() }] : [],
  )
  if (waits.length === 0) return passed('This check is a job itself, and none waits for long.')
  const said = waits.map(({ kind, ms }) => `“${kind}” has waited for ${toSpanWords(ms)}`).join(', ')
  return failed(`${said}.`, 'See under Jobs what is in front of it, or whether it is of a version before this one.')
}

function lookAtLoop(): Promise<Found> {
  const ms = Math.round(findLoopLag().worstMs)
  const said = `In the last five minutes the server was ${ms} ms late at worst.`
  const advice =
    'Something keeps its thread busy, or the machine has too little processor: the log says what was asked.'
  return Promise.resolve(ms > MOST_LAG_MS ? failed(said, advice) : passed(said))
}

async function lookAtParked(): Promise<Found> {
  const parked = await countJobs({ states: ['parked'] })
  if (parked === 0) return passed('No job was given up.')
  return failed(
    `${parked === 1 ? 'One job is' : `${parked} jobs are`} parked after failing again and again.`,
    'Each stands under Jobs with its reason; try it again or remove it.',
  )
}

async function lookAtTime(): Promise<Found> {
  const doubt = await findClockDoubt()
  if (!doubt) return passed('It goes on from the last time this server was open.')
  const off = doubt.now - doubt.lastSeenAt
  return failed(
    `It is ${toSpanWords(Math.abs(off))} ${off > 0 ? 'after' : 'before'} the last time this server was open, so nothing is removed by age.`,
    'Set the clock of the machine. If it is right, confirm it above; a time that holds for a day is believed by itself.',
  )
}

async function lookAtSchedules(): Promise<Found> {
  const now = clock.now().getTime()
  const known = (await listSchedules()).filter(({ everyMs }) => everyMs !== null)
  const late = known.filter(({ nextAt }) => now - nextAt.getTime() > LATE_MS)
  if (late.length === 0) return passed(`All ${known.length} are in time.`)
  return failed(
    `Late: ${late.map(({ name }) => name).join(', ')}.`,
    'The log says why; a restart takes them up at once.',
  )
}

async function lookAtDatabase(): Promise<Found> {
  const startedAt = performance.now()
  await pingDatabase()
  const ms = Math.round(performance.now() - startedAt)
  const size = toSizeWords(await findDatabaseBytes())
  const said = `${dialect === 'pg' ? 'PostgreSQL' : 'SQLite'} answered in ${ms} ms and holds ${size}.`
  return ms > SLOW_PING_MS ? failed(said, 'It is slow: see what else the machine does, and the disk.') : passed(said)
}

async function lookAtMigrations(): Promise<Found> {
  const { done, known } = await countMigrations()
  if (done === known) return passed(`All ${known} steps are done.`)
  return done < known
    ? failed(`${known - done} steps are missing.`, 'Restart this server: it takes them up before it opens.')
    : failed('The database is of a newer version than this server.', 'Upgrade this server, or take a backup of before.')
}

async function lookAtBackups(): Promise<Found> {
  if (dialect === 'pg') return skipped('On PostgreSQL pg_dump makes them, out of our sight.')
  const [newest] = await listBackups()
  if (!newest) return failed('There is none in the data folder.', 'Start one under Jobs, and keep a copy elsewhere.')
  const now = clock.now()
  const said = `The newest was made ${toAgoWords(newest.at, now)}.`
  const isOld = now.getTime() - newest.at.getTime() > OLD_BACKUP_DAYS * DAY_MS
  return isOld ? failed(said, 'Start one under Jobs, and keep a copy elsewhere.') : passed(said)
}

async function lookAtTrial(): Promise<Found> {
  if (dialect === 'pg') return skipped('On PostgreSQL pg_dump makes them, out of our sight.')
  const trial = await readTrial(clock.now())
  if (!trial) return skipped('None was tried yet. Under Jobs one can be, and once a week the newest is by itself.')
  return trial.isPassed ? passed(trial.words) : failed(trial.words, 'Make a new backup under Jobs, and try that one.')
}
