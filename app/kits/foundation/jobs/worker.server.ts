import { listenTo } from '#app/database/bell.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics.server.ts'
import { once } from '#app/platform/once.ts'
import { jobKinds } from './job-kind.server.ts'
import { announce } from './jobs.server.ts'
import { countWaiting } from './jobs.store.server.ts'
import { LEASE_MS } from './lease.server.ts'
import { endLeases, listAbandoned, listHeld, shortenLeases } from './leases.store.server.ts'
import type { JobRow } from './job-state.ts'
import { line } from './line.server.ts'
import { saveChange, toAbandoned } from './outcome.server.ts'
import { runJob, type RunningJob } from './running-job.server.ts'
import { closeSchedules, runDueSchedules } from './schedules.server.ts'
import { JOBS_CHANNEL, onWake } from './wake.server.ts'

/** Looking for work by oneself, and at the rows of what runs: a wish to cancel is seen within this time. */
const LOOK_EVERY_MS = 1_000
/** Looking after jobs whose worker is gone. */
const TIDY_EVERY_MS = 5_000

type Worker = {
  running: Map<string, RunningJob>
  /** Ended by us, but their code has not come back: never begun again beside themselves. */
  hanging: Set<string>
  timer: NodeJS.Timeout | null
  looking: Promise<void> | null
  isWanted: boolean
  tidiedAt: number
  stopListening: (() => void) | null
}
const worker = () =>
  once('job-worker', (): Worker => ({
    running: new Map(),
    hanging: new Set(),
    timer: null,
    looking: null,
    isWanted: false,
    tidiedAt: -Infinity,
    stopListening: null,
  }))

/**
 * Begins to do what is in line, with all kinds and schedules that were defined. `isAlone`: no other server works on this
 * database, so what stands as running was cut off and is taken up at once.
 */
export async function openJobs({ isAlone = false }: { isAlone?: boolean } = {}): Promise<void> {
  const it = worker()
  if (it.timer) return
  if (isAlone) await endLeases(clock.now())
  it.tidiedAt = -Infinity
  line().open({ kindsWithRoom: listKindsWithRoom, ours: listOurs, begin })
  it.timer = setInterval(look, LOOK_EVERY_MS).unref()
  it.stopListening = listenTo(JOBS_CHANNEL, look)
  onWake(look)
  look()
}

/** Stops what runs and gives it back, so that another server, or the next start, goes on with it at once. */
export async function closeJobs(): Promise<void> {
  const it = worker()
  if (it.timer) clearInterval(it.timer)
  it.timer = null
  it.stopListening?.()
  it.stopListening = null
  onWake(() => undefined)
  await Promise.all([line().close(), it.looking])
  for (const running of it.running.values()) running.stop('closing')
  await Promise.all([closeSchedules(), ...[...it.running.values()].map(({ ended }) => ended)])
}

/** Looks now, and once more when it was asked to while looking. Never throws. */
function look(): void {
  const it = worker()
  if (!it.timer) return
  if (it.looking) {
    it.isWanted = true
    return
  }
  it.looking = lookRound()
    .catch((error: unknown) => log.error({ err: error }, 'the jobs could not be looked at'))
    .finally(() => {
      it.looking = null
      if (it.isWanted) {
        it.isWanted = false
        look()
      }
    })
}

async function lookRound(): Promise<void> {
  await keepRunning()
  await tidy()
  await line().look()
  await runDueSchedules()
}

async function keepRunning(): Promise<void> {
  const all = [...worker().running.values()]
  if (all.length === 0) return
  try {
    const rows = await listHeld(all.map(({ job }) => job.id))
    for (const running of all) await running.keep(rows.find(({ id }) => id === running.job.id))
  } catch (error) {
    for (const running of all) running.doubt()
    throw error
  }
}

/** What is ours by now is left alone, whatever the clock says. */
const listOurs = () => [...worker().running.keys(), ...worker().hanging]

async function tidy(): Promise<void> {
  const it = worker()
  if (performance.now() - it.tidiedAt < TIDY_EVERY_MS) return
  it.tidiedAt = performance.now()
  const now = clock.now()
  await shortenLeases(new Date(now.getTime() + 2 * LEASE_MS), new Date(now.getTime() + LEASE_MS), listOurs())
  for (const job of await listAbandoned(now, listOurs())) await saveChange(job, toAbandoned(job))
  await measureLine()
}

async function measureLine(): Promise<void> {
  const waiting = await countWaiting()
  for (const kind of jobKinds().keys()) metrics.jobsWaiting(kind, waiting.find((one) => one.kind === kind)?.count ?? 0)
}

async function begin(job: JobRow): Promise<void> {
  const kind = jobKinds().get(job.kind)
  if (!kind) return
  await announce(job).catch((error: unknown) => log.warn({ err: error }, 'a job could not be announced'))
  take(runJob(job, kind))
}

function listKindsWithRoom(): string[] {
  const running = [...worker().running.values()]
  return [...jobKinds().values()]
    .filter(({ kind, concurrency }) => running.filter((one) => one.kind.kind === kind).length < concurrency)
    .map(({ kind }) => kind)
}

function take(running: RunningJob): void {
  const it = worker()
  const { id } = running.job
  let hasReturned = false
  it.running.set(id, running)
  void running.returned.then(() => {
    hasReturned = true
    it.hanging.delete(id)
  })
  void running.ended.then(() => {
    if (!hasReturned) it.hanging.add(id)
    it.running.delete(id)
    line().wake()
  })
}
