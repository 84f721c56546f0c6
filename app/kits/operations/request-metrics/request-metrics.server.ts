import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { returnSamples, takeSamples, type Sample } from '#app/platform/values/samples.server.ts'
import {
  addRows,
  bucketColumns,
  removeRowsBefore,
  type SampleRow,
  type SampleSpan,
} from './request-metrics.store.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Minutes tell of the last hours, hours of the last weeks. */
const MINUTES_KEPT_DAYS = 2
export const HOURS_KEPT_DAYS = 30

const spans = { minute: MINUTE_MS, hour: HOUR_MS } as const satisfies Record<SampleSpan, number>

type Desk = { timer: NodeJS.Timeout | null; writing: Promise<void> | null }
const desk = () => once('call-samples', (): Desk => ({ timer: null, writing: null }))

/** Writes down every minute what was counted in this process since. */
export function openRequestMetrics(): void {
  desk().timer ??= setInterval(() => void flushRequestMetrics(), MINUTE_MS).unref()
}

/** Writes down the rest. */
export async function closeRequestMetrics(): Promise<void> {
  const it = desk()
  if (it.timer) clearInterval(it.timer)
  it.timer = null
  await it.writing
  await flushRequestMetrics()
}

/** Adds what was counted to the rows of this minute and hour. What cannot be written now is written the next time. */
export function flushRequestMetrics(): Promise<void> {
  const it = desk()
  it.writing ??= write().finally(() => (it.writing = null))
  return it.writing
}

async function write(): Promise<void> {
  const samples = takeSamples()
  if (samples.length === 0) return
  const now = clock.now()
  try {
    await store().tx(() => addRows(samples.flatMap((sample) => toRows(sample, now))))
  } catch (error) {
    returnSamples(samples)
    log.warn({ err: error }, 'what was counted could not be written')
  }
}

function toRows({ kind, subject, calls, errors, refusals, buckets }: Sample, now: Date): SampleRow[] {
  const names = Object.keys(bucketColumns) as (keyof typeof bucketColumns)[]
  const counts = Object.fromEntries(names.map((name, place) => [name, buckets[place] ?? 0])) as Record<
    keyof typeof bucketColumns,
    number
  >
  return (Object.keys(spans) as SampleSpan[]).map((span) => ({
    span,
    at: startOf(now, spans[span]),
    ...{ kind, subject, calls, errors, refusals },
    ...counts,
  }))
}

/** The beginning of the minute or hour that a moment lies in. */
export const startOf = (moment: Date, spanMs: number): Date => new Date(Math.floor(moment.getTime() / spanMs) * spanMs)

export const removeOldSamples = defineSchedule({
  name: 'remove-old-samples',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const now = clock.now().getTime()
    await removeRowsBefore('minute', new Date(now - MINUTES_KEPT_DAYS * DAY_MS))
    await removeRowsBefore('hour', new Date(now - HOURS_KEPT_DAYS * DAY_MS))
  },
})
