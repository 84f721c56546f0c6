import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import type { Check } from './check.ts'
import * as rows from './checks.store.server.ts'
import { engineChecks } from './engine-checks.server.ts'
import { houseChecks } from './house-checks.server.ts'
import { mailChecks } from './mail-checks.server.ts'
import { screenChecks } from './screen-checks.server.ts'

export const CHECK_RUNS_KEPT = 30
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const SAID_MAX_CHARS = 500
const THROWN = 'Check it again. If it stays like this, the log of the server has the error with this check’s name.'

/** Every check of the house, in the order they are run. */
export const listChecks = async (): Promise<Check[]> => [
  ...houseChecks(),
  ...mailChecks(),
  ...screenChecks(),
  ...(await engineChecks()),
  ...(await Promise.all([...registeredChecks().values()].map((list) => list()))).flat(),
]

type ChecksOf = () => Check[] | Promise<Check[]>
const registeredChecks = () => once('health-checks', () => new Map<string, ChecksOf>())

/** Adds the checks of a tool to those that /admin/qa and the daily run do; called in the room's `*.register.server.ts`. */
export const defineChecks = (room: string, list: ChecksOf): void => void registeredChecks().set(room, list)

/** `only`: one check, whose result takes its place in a run that stands already. */
const payload = z.object({ runId: z.string(), isScheduled: z.boolean(), only: z.string().nullable() })

/** Runs checks one after another, so that they burden nobody, and keeps what each found as it goes. */
export const checksJob = defineJob({
  kind: 'checks',
  payload,
  maxAttempts: 2,
  limitMs: 60 * MINUTE_MS,
  async run({ runId, isScheduled, only }, { signal, progress }) {
    const checks = (await listChecks()).filter(({ id }) => only === null || id === only)
    let failed = 0
    for (const [n, check] of checks.entries()) {
      if (signal.aborted) break
      progress(n / checks.length, check.title)
      if ((await runCheck(check, { runId, isScheduled, signal })) === 'failed') failed++
    }
    signal.throwIfAborted()
    await rows.endCheckRun(runId, clock.now())
    await rows.removeOldCheckRuns(CHECK_RUNS_KEPT)
    return { checks: checks.length, failed }
  },
})

type Of = { runId: string; isScheduled: boolean; signal: JobTools['signal'] }

async function runCheck({ id, run }: Check, { runId, isScheduled, signal }: Of) {
  const startedAt = performance.now()
  const found = await run({ signal, isScheduled }).catch((error: unknown) => {
    log.info({ err: error, check: id }, 'a check failed')
    const said = error instanceof Error ? error.message : String(error)
    return { state: 'failed' as const, said, advice: THROWN }
  })
  // What was cut off has found nothing.
  if (signal.aborted) return null
  await rows.saveResult({
    runId,
    check: id,
    state: found.state,
    said: toStorableText(found.said.slice(0, SAID_MAX_CHARS)),
    advice: found.advice ?? null,
    tookMs: Math.round(performance.now() - startedAt),
    checkedAt: clock.now(),
  })
  return found.state
}

/** Begins a run of all checks. `isNew` is false while one is under way. */
export const startChecks = ({ isScheduled = false } = {}): Promise<{ runId: string; isNew: boolean }> =>
  store().tx(async () => {
    const now = clock.now()
    const runId = createId()
    const { job, isNew } = await startJob(
      checksJob,
      { runId, isScheduled, only: null },
      { title: 'Quality checks', path: to('admin-qa'), dedupeKey: 'all' },
    )
    if (isNew) await rows.createCheckRun({ id: runId, startedAt: now, finishedAt: null, isScheduled })
    return { runId: isNew ? runId : ((job.payload as z.output<typeof payload>).runId ?? runId), isNew }
  })

/** Begins one check again within a run; false when there is no such run or check. */
export async function startCheck(runId: string, check: string): Promise<boolean> {
  const known = (await listChecks()).find(({ id }) => id === check)
  if (!known || !(await rows.findCheckRun(runId))) return false
  await startJob(
    checksJob,
    { runId, isScheduled: false, only: check },
    {
      title: `Check again: ${known.title}`.slice(0, SAID_MAX_CHARS),
      path: to('admin-qa'),
      dedupeKey: `${runId} ${check}`,
    },
  )
  return true
}

/** Runs the checks once a day where the operator wants that. */
export const dailyChecks = defineSchedule({
  name: 'daily-checks',
  everyMs: DAY_MS,
  async run() {
    if (await rows.findDailyChecks()) await startChecks({ isScheduled: true })
  },
})
