import { getScreen, isScreenId, type ScreenId } from '#app/catalogue/screens.ts'
import { checkGroups, type Check, type CheckGroup } from '#app/kits/operations/health-checks/check.ts'
import { CHECK_RUNS_KEPT, checksJob, listChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import {
  findCheckRun,
  findDailyChecks,
  listCheckRuns,
  listResults,
  type CheckResultRow,
} from '#app/kits/operations/health-checks/checks.store.server.ts'
import { findClockDoubt } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { listJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { notFound } from '#app/platform/request/problem.ts'

const PERCENT = 100
const JOBS_READ = 20

/** The run that the address opens, else the newest, with those before it. */
export async function readChecksScreen(params: URLSearchParams) {
  const liveMark = createLiveMark()
  const now = clock.now()
  const [doubt, runs, checks, isDaily, underWay] = await Promise.all([
    findClockDoubt(),
    listCheckRuns(CHECK_RUNS_KEPT),
    listChecks(),
    findDailyChecks(),
    listJobs({ kind: checksJob.kind, states: ['waiting', 'running'] }, { limit: JOBS_READ }),
  ])
  const asked = params.get('run')
  if (asked !== null && !(await findCheckRun(asked))) throw notFound('There is no such run of checks any more.')
  const open = runs.find(({ id }) => id === (asked ?? runs[0]?.id)) ?? null
  return {
    liveMark,
    clockDoubt: doubt && { now: toMomentWords(now), lastSeen: toMomentWords(new Date(doubt.lastSeenAt)) },
    isDaily,
    isStill: params.get('refresh') === 'off',
    kept: CHECK_RUNS_KEPT,
    all: checks.length,
    underWay: underWay.map(({ id, title, progress, progressNote }) => ({
      id,
      title,
      percent: progress === null ? null : Math.round(progress * PERCENT),
      note: progressNote,
    })),
    runs: runs.map((run) => ({
      id: run.id,
      ...{ passed: run.passed, failed: run.failed, skipped: run.skipped, isScheduled: run.isScheduled },
      isOver: run.finishedAt !== null,
      at: run.startedAt.toISOString(),
      words: toMomentWords(run.startedAt),
      ago: toAgoWords(run.startedAt, now),
    })),
    open: open && { id: open.id, ...toResults(await listResults(open.id), checks, now) },
  }
}
export type ChecksScreen = Awaited<ReturnType<typeof readChecksScreen>>
export type CheckLine = NonNullable<ChecksScreen['open']>['failed'][number]

function toResults(rows: readonly CheckResultRow[], checks: readonly Check[], now: Date) {
  const known = new Map(checks.map((check) => [check.id, check]))
  const lines = rows.map((row) => toLine(row, known.get(row.check), now))
  const rest = groupBy(
    lines.filter(({ state }) => state !== 'failed'),
    ({ group }) => group,
  )
  return {
    failed: lines
      .filter(({ state }) => state === 'failed')
      .sort((a, b) => checkGroups.indexOf(b.group) - checkGroups.indexOf(a.group)),
    groups: checkGroups.flatMap((group) => {
      const same = rest.get(group)
      return same ? [{ group, lines: same, skipped: same.filter(({ state }) => state === 'skipped').length }] : []
    }),
    slowest: lines.reduce<(typeof lines)[number] | null>(
      (most, one) => (most && most.tookMs >= one.tookMs ? most : one),
      null,
    ),
  }
}

/** A check that is gone since keeps its result. */
function toLine(
  { check, state, said, advice, tookMs, checkedAt }: CheckResultRow,
  known: Check | undefined,
  now: Date,
) {
  const group = known?.group ?? toGroup(check)
  return {
    check,
    ...{ group, state, said, advice, tookMs },
    title: known?.title ?? check,
    isKnown: known !== undefined,
    seeTo: toPlace(check, group),
    checked: toAgoWords(checkedAt, now),
  }
}

const toGroup = (check: string): CheckGroup => (check.startsWith('screen:') ? 'Screens' : 'Engines')

const places: Partial<Record<CheckGroup, ScreenId>> = {
  Engines: 'admin-providers',
  Mail: 'admin-outbox',
  Jobs: 'admin-jobs',
  Backups: 'admin-jobs',
}

/** Where a failure is seen to. */
function toPlace(check: string, group: CheckGroup): string | null {
  const id = check.replace(/^screen:/, '')
  if (group === 'Screens') return isScreenId(id) && !/[:*]/.test(getScreen(id).paths[0]) ? getScreen(id).paths[0] : null
  const place = places[group]
  return place ? getScreen(place).paths[0] : null
}
