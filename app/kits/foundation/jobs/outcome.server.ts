import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toBackOffMs } from './back-off.ts'
import type { JobStop } from './job-failure.ts'
import { JobFailure } from './job-failure.ts'
import type { JobKind } from './job-kind.server.ts'
import type { JobRow } from './job-state.ts'
import { toFailureWords } from './failure-words.ts'
import { toSpanWords } from './span-words.ts'
import { announce } from './jobs.server.ts'
import { saveHeld } from './leases.store.server.ts'
import { line } from './line.server.ts'

/** How a run ended: with a result, with an error, or not at all although it was told to. */
export type Change = Parameters<typeof saveHeld>[1]
export type Ending = { did: 'finish'; result: unknown } | { did: 'fail'; error: unknown } | { did: 'hang' }

const over = () => ({ finishedAt: clock.now(), dedupeKey: null, leaseId: null, leaseUntil: null })
const handedBack = { state: 'waiting', leaseId: null, leaseUntil: null } as const

/** What is written when a run ended; null when the lease passed on and nothing may be. A result is never thrown away. */
export function toChange(job: JobRow, kind: JobKind, ending: Ending, stop: JobStop['why'] | null) {
  if (ending.did === 'finish')
    return {
      ...over(),
      state: 'done',
      progress: 1,
      progressNote: null,
      lastError: null,
      result: ending.result,
    } as const
  if (stop === 'lost') return null
  if (stop === 'cancel') return { ...over(), state: 'cancelled' } as const
  // A stop of the server is no attempt that failed.
  if (stop === 'closing') return { ...handedBack, attempts: Math.max(0, job.attempts - 1) } as const
  return toFailure(job, kind, ending, stop)
}

function toFailure(job: JobRow, kind: JobKind, ending: Ending, stop: JobStop['why'] | null) {
  const tooLong = `It took longer than ${toSpanWords(kind.limitMs)}, and`
  if (ending.did === 'hang')
    return { ...over(), state: 'parked', lastError: `${tooLong} did not stop when told to.` } as const
  const error = stop === 'limit' ? new JobFailure(`${tooLong} was stopped.`) : 'error' in ending ? ending.error : null
  const lastError = toFailureWords(error)
  if (error instanceof JobFailure && error.isFinal) return { ...over(), state: 'failed', lastError } as const
  if (job.attempts >= job.maxAttempts) return { ...over(), state: 'parked', lastError } as const
  const waitMs = toBackOffMs(job.attempts, kind.firstRetryMs)
  return { ...handedBack, lastError, dueAt: new Date(clock.now().getTime() + waitMs) } as const
}

/** A job whose end the database refuses. */
export const toUnwritten = () =>
  ({ ...over(), state: 'parked', lastError: 'It ended, but how could not be written.' }) as const

/** A job whose workers were not heard of again, as often as it may be tried. */
export const toAbandoned = ({ cancelRequestedAt, attempts }: JobRow) =>
  cancelRequestedAt
    ? ({ ...over(), state: 'cancelled' } as const)
    : ({ ...over(), state: 'parked', lastError: toAbandonedWords(attempts) } as const)

const toAbandonedWords = (attempts: number) =>
  `The server was cut off while doing this${attempts > 1 ? `, ${attempts} times` : ''}. It is not tried again by itself.`

/** Writes a change of a job for whoever holds its lease, and tells it. False: the lease has passed on. */
export function saveChange(job: Pick<JobRow, 'id' | 'leaseId'>, change: Change): Promise<boolean> {
  return store().tx(async () => {
    const saved = await saveHeld(job, change)
    if (saved) await announce(saved)
    if (saved?.state === 'waiting') await line().put(saved)
    return saved !== null
  })
}
