import { setTimeout as pause } from 'node:timers/promises'
import { failureOf } from '#app/database/failure.server.ts'
import { asAsker, toMemberKey } from '#app/platform/request/asker.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics.server.ts'
import { traced } from '#app/platform/tracing.server.ts'
import { toStorable } from '#app/platform/values/storable.ts'
import { JobStop } from './job-failure.ts'
import type { JobKind } from './job-kind.server.ts'
import type { JobRow } from './job-state.ts'
import { saveChange, toChange, toUnwritten, type Change, type Ending } from './outcome.server.ts'
import { createProgressWriter } from './progress.server.ts'
import { LEASE_MS } from './lease.server.ts'
import { saveHeld } from './leases.store.server.ts'

const RENEW_EVERY_MS = 10_000
/** What was told to stop has so long to do it; with the server closing, less. */
const STOP_MS = 5_000
const CLOSING_STOP_MS = 2_000
const SAVE_AGAIN_MS = 1_000

export type RunningJob = {
  readonly job: JobRow
  readonly kind: JobKind
  /** Resolves when its end is written. */
  readonly ended: Promise<void>
  /** Resolves when its code has come back, which may be later, or never. */
  readonly returned: Promise<unknown>
  stop(why: JobStop['why']): void
  /** Looks at its row: another's by now, to be cancelled, or to be kept. */
  keep(row: { state: string; leaseId: string | null; cancelRequestedAt: Date | null } | undefined): Promise<void>
  /** The row could not be read: after the lease it must be taken for lost. */
  doubt(): void
}

const MS_PER_S = 1_000

/** Runs a claimed job to its end and writes how it ended. Never throws. */
export function runJob(job: JobRow, kind: JobKind): RunningJob {
  const stopping = new AbortController()
  const whyOf = () => (stopping.signal.aborted ? (stopping.signal.reason as JobStop).why : null)
  const progress = createProgressWriter(job)
  const beganAt = performance.now()
  let renewedAt = beganAt
  const hasLease = () => performance.now() - renewedAt < LEASE_MS
  const stop = (why: JobStop['why']) => stopping.abort(new JobStop(why))
  const limit = setTimeout(() => stop('limit'), kind.limitMs)

  const { id, userId, title, attempts: attempt } = job
  const returned: Promise<Ending> = Promise.resolve()
    .then(() =>
      asAsker(userId && toMemberKey(userId), () =>
        traced(`job ${kind.kind}`, { 'frenly.job': id, 'frenly.job.attempt': attempt }, () =>
          kind.perform(job.payload, {
            job: { id, userId, title, attempt },
            signal: stopping.signal,
            progress: (share, note) => progress.say(share, note),
          }),
        ),
      ),
    )
    .then(
      (result) => toResult(result),
      (error: unknown) => ({ did: 'fail', error }),
    )

  const finish = async () => {
    const ending = await Promise.race([returned, hangAfter(stopping.signal)])
    clearTimeout(limit)
    await progress.close()
    if (ending.did === 'fail' && whyOf() === null)
      log.warn({ err: ending.error, job: id, kind: kind.kind }, 'a job failed')
    if (ending.did === 'hang') log.error({ job: id, kind: kind.kind, why: whyOf() }, 'a job does not stop')
    const change = toChange(job, kind, ending, whyOf())
    if (change) await saveSurely(job, change, hasLease)
    metrics.jobEnded(kind.kind, change?.state ?? 'lost', (performance.now() - beganAt) / MS_PER_S)
  }

  return {
    job,
    kind,
    returned,
    ended: finish().catch((error: unknown) => log.error({ err: error, job: id }, 'the end of a job was not written')),
    stop,
    async keep(row) {
      if (!row || row.state !== 'running' || row.leaseId !== job.leaseId) return stop('lost')
      if (row.cancelRequestedAt) stop('cancel')
      if (performance.now() - renewedAt < RENEW_EVERY_MS) return
      const at = performance.now()
      const renewed = await saveHeld(job, { leaseUntil: new Date(clock.now().getTime() + LEASE_MS) })
      if (renewed) renewedAt = at
      else stop('lost')
    },
    doubt() {
      if (!hasLease()) stop('lost')
    },
  }
}

/** A result is JSON that every database keeps; what is none is the job's mistake and not the worker's. */
function toResult(result: unknown): Ending {
  try {
    return { did: 'finish', result: toStorable(JSON.parse(JSON.stringify(result ?? null))) }
  } catch (error) {
    return { did: 'fail', error }
  }
}

async function hangAfter(signal: AbortSignal): Promise<Ending> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  const { why } = signal.reason as JobStop
  await pause(why === 'closing' ? CLOSING_STOP_MS : STOP_MS)
  return { did: 'hang' }
}

/**
 * While the database is away or full, the end is tried again for as long as the lease lasts. One that it refuses would be
 * refused for ever: the job is parked instead.
 */
async function saveSurely(job: JobRow, ending: Change, hasLease: () => boolean): Promise<void> {
  for (let change = ending; ;) {
    try {
      if (!(await saveChange(job, change))) log.warn({ job: job.id }, 'a job was given to another before its end')
      return
    } catch (error) {
      const isRefused = !['busy', 'full'].includes(failureOf(error) ?? '')
      if (!hasLease() || (isRefused && change !== ending)) throw error
      log.warn({ err: error, job: job.id }, 'the end of a job could not be written yet')
      if (isRefused) change = toUnwritten()
      else await pause(SAVE_AGAIN_MS)
    }
  }
}
