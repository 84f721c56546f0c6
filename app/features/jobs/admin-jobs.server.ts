import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { jobStates, type JobState } from '#app/kits/foundation/jobs/job-state.ts'
import { countJobs, listJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { listSchedules } from '#app/kits/foundation/jobs/schedules.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { exportsFolder, listHouseExports } from '#app/kits/operations/house-export/exports.server.ts'
import { listBackups } from '#app/kits/operations/maintenance/backups.server.ts'
import { readTrial } from '#app/kits/operations/maintenance/read-trial.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readChoice, toPaging } from '#app/ui/data/table-address.ts'
import { listUsernames } from './admin-jobs.store.server.ts'
import { readFigures } from './job-figures.server.ts'
import { toJobView } from './job-view.server.ts'
import { toSizeWords, toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'

const JOBS_PER_PAGE = 10

/** The jobs of the whole house as `?state=`, `?kind=` and `?page=` ask for them, with figures, schedules and backups. */
export async function readAdminJobs(params: URLSearchParams) {
  const liveMark = createLiveMark()
  const now = clock.now()
  const figures = await readFigures(now)
  const state = readChoice(params, 'state', jobStates)
  const kind = figures.find((one) => one.kind === params.get('kind'))?.kind ?? null
  const filter = { ...(state && { states: [state] satisfies JobState[] }), ...(kind && { kind }) }
  const paging = toPaging(params, await countJobs(filter), JOBS_PER_PAGE)
  const rows = await listJobs(filter, { limit: JOBS_PER_PAGE, offset: (paging.page - 1) * JOBS_PER_PAGE })
  const names = await listUsernames(rows.flatMap(({ userId }) => userId ?? []))
  return {
    liveMark,
    figures,
    state,
    kind,
    paging,
    isStill: params.get('refresh') === 'off',
    jobs: rows.map((row) => ({
      ...toJobView(row, now, true),
      owner: row.userId === null ? null : (names.get(row.userId) ?? 'a member who is gone'),
    })),
    schedules: await readSchedules(now),
    backups: await readBackups(now),
    exports: { names: await listHouseExports(), folder: exportsFolder() },
  }
}
export type AdminJobsView = Awaited<ReturnType<typeof readAdminJobs>>

async function readSchedules(now: Date) {
  const schedules = await listSchedules()
  return schedules.map(({ name, everyMs, nextAt, lastAt }) => {
    const inMs = nextAt.getTime() - now.getTime()
    return {
      name,
      every: everyMs === null ? null : `Every ${toSpanWords(everyMs).replace(/^1 /, '')}`,
      next: { at: nextAt.toISOString(), words: inMs > 0 ? `in ${toSpanWords(inMs)}` : 'now' },
      last: lastAt && { at: lastAt.toISOString(), words: toAgoWords(lastAt, now) },
    }
  })
}

async function readBackups(now: Date) {
  const isEmbedded = env().DATABASE_URL === undefined
  const kept = isEmbedded ? await listBackups() : []
  const disk = await findDiskRoom()
  return {
    isEmbedded,
    most: env().BACKUPS_KEPT,
    everyHours: env().BACKUP_EVERY_HOURS,
    trial: isEmbedded ? await readTrial(now) : null,
    dataDir: env().DATA_DIR,
    free: toSizeWords(disk.freeBytes),
    isTight: disk.isTight,
    kept: kept.map(({ name, at, databaseBytes }) => ({
      name,
      at: at.toISOString(),
      moment: toMomentWords(at),
      ago: toAgoWords(at, now),
      size: toSizeWords(databaseBytes),
    })),
  }
}
