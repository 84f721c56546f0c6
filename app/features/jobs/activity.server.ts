import type { JobState } from '#app/kits/foundation/jobs/job-state.ts'
import { countJobs, findJob, listJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toPaging } from '#app/ui/data/table-address.ts'
import { toJobView } from './job-view.server.ts'
import { NO_JOB } from './own-job-acts.server.ts'

const JOBS_PER_PAGE = 10

/** What the tabs of a list of jobs let through. */
export const shows = {
  all: undefined,
  open: ['waiting', 'running'],
  done: ['done'],
  stopped: ['failed', 'parked', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly JobState[] | undefined>>
export type Show = keyof typeof shows

const readShow = (asked: string | null): Show =>
  asked !== null && Object.hasOwn(shows, asked) ? (asked as Show) : 'all'

/** A member's jobs as `?show=` and `?page=` ask for them. */
export async function readActivity(userId: string, params: URLSearchParams) {
  const liveMark = createLiveMark()
  const show = readShow(params.get('show'))
  const filter = { userId, ...(shows[show] && { states: shows[show] }) }
  const paging = toPaging(params, await countJobs(filter), JOBS_PER_PAGE)
  const rows = await listJobs(filter, { limit: JOBS_PER_PAGE, offset: (paging.page - 1) * JOBS_PER_PAGE })
  const underWay = await countJobs({ userId, states: shows.open })
  const now = clock.now()
  return {
    liveMark,
    show,
    paging,
    underWay,
    isStill: params.get('refresh') === 'off',
    jobs: rows.map((row) => toJobView(row, now)),
  }
}
export type ActivityView = Awaited<ReturnType<typeof readActivity>>

/** One job of a member; of anybody else's or none it says the same. */
export async function readJob(userId: string, id: string, params: URLSearchParams) {
  const liveMark = createLiveMark()
  const row = await findJob(id, userId)
  if (!row) throw notFound(NO_JOB)
  return { liveMark, job: toJobView(row, clock.now()), isStill: params.get('refresh') === 'off' }
}
export type JobPageView = Awaited<ReturnType<typeof readJob>>
