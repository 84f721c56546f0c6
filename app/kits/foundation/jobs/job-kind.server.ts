import type { z } from 'zod'
import { once } from '#app/platform/once.ts'
import { JobFailure } from './job-failure.ts'

const MINUTE_MS = 60_000
const STANDARD = { concurrency: 1, maxAttempts: 3, limitMs: 10 * MINUTE_MS, firstRetryMs: 5_000 }

export type JobTools = {
  /** `attempt` counts from 1. */
  job: { id: string; userId: string | null; title: string; attempt: number }
  /** Aborted when the job is cancelled, takes too long, is somebody else's by now, or the server stops: end then, soon. */
  signal: AbortSignal
  /** How far it is, from 0 to 1, null when it cannot be told, with a few words. Call as often as you like. */
  progress(share: number | null, note?: string): void
}

/** A kind of job as the worker knows it; the payload is checked again when it is read back. */
export type JobKind<Payload = never> = {
  kind: string
  /** Refuses a payload that is none of this kind, before anything is written. */
  check(payload: Payload): void
  concurrency: number
  maxAttempts: number
  limitMs: number
  firstRetryMs: number
  perform(payload: unknown, tools: JobTools): Promise<unknown>
}

export const jobKinds = () => once('job-kinds', () => new Map<string, JobKind>())
/** Whether anything here does this kind of job: one of an older version would wait for ever. */
export const isKnown = (kind: string): boolean => jobKinds().has(kind)

/**
 * Says what a kind of job does; call it where the module is loaded. `concurrency`: so many at once on each server.
 * `maxAttempts` counts every start, also those that a crash ended; after the last the job is parked. `limitMs`: longer
 * than that is a failure. `firstRetryMs` doubles with each attempt. `run` may be called again after it was cut off, so
 * what it does must bear that; it gives JSON. Throw a `JobFailure` for a reason its member may read.
 */
export function defineJob<Schema extends z.ZodType>({
  kind,
  payload: schema,
  run,
  ...options
}: {
  kind: string
  payload: Schema
  concurrency?: number
  maxAttempts?: number
  limitMs?: number
  firstRetryMs?: number
  run(payload: z.output<Schema>, tools: JobTools): Promise<unknown>
}): JobKind<z.input<Schema>> {
  const defined: JobKind<z.input<Schema>> = {
    ...STANDARD,
    ...options,
    kind,
    check: (payload) => void schema.parse(payload),
    async perform(payload, tools) {
      const read = schema.safeParse(payload)
      if (!read.success)
        throw new JobFailure('What it was asked to do does not fit this version any more.', { isFinal: true })
      return run(read.data, tools)
    },
  }
  jobKinds().set(kind, defined)
  return defined
}
