import { clock } from '#app/platform/clock.ts'
import { SAMPLE_BOUNDS_MS, type SampleKind } from '#app/platform/values/samples.server.ts'
import { startOf } from './request-metrics.server.ts'
import { bucketColumns, sumByMoment, sumBySubject, type SampleSpan } from './request-metrics.store.server.ts'
import { percentileOfBuckets } from './percentile-of-buckets.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const [MEDIAN, HIGH, TAIL] = [0.5, 0.95, 0.99]

/** How far back one looks: from which rows, and how long one point of a chart is. */
export const windows = {
  hour: { span: 'minute', stepMs: 5 * MINUTE_MS, steps: 12 },
  day: { span: 'hour', stepMs: HOUR_MS, steps: 24 },
  week: { span: 'hour', stepMs: 6 * HOUR_MS, steps: 28 },
} as const satisfies Record<string, { span: SampleSpan; stepMs: number; steps: number }>
export type SampleWindow = keyof typeof windows

/** Times in milliseconds, about: a histogram says them. Null without any that was timed. */
export type CallFigures = {
  calls: number
  errors: number
  refusals: number
  p50Ms: number | null
  p95Ms: number | null
  p99Ms: number | null
}
type Sums = { calls: number; errors: number; refusals: number } & Record<keyof typeof bucketColumns, number>

const names = Object.keys(bucketColumns) as (keyof typeof bucketColumns)[]

function toFigures(rows: readonly Sums[]): CallFigures {
  const sum = (name: keyof Sums) => rows.reduce((all, row) => all + row[name], 0)
  const buckets = names.map(sum)
  const at = (share: number) => percentileOfBuckets(buckets, SAMPLE_BOUNDS_MS, share)
  return {
    ...{ calls: sum('calls'), errors: sum('errors'), refusals: sum('refusals') },
    ...{ p50Ms: at(MEDIAN), p95Ms: at(HIGH), p99Ms: at(TAIL) },
  }
}

const firstStep = ({ stepMs, steps }: (typeof windows)[SampleWindow]): Date =>
  new Date(startOf(clock.now(), stepMs).getTime() - (steps - 1) * stepMs)

/** The figures of every route or engine in a window, those called most often first. */
export async function readBySubject(kind: SampleKind, window: SampleWindow) {
  const rows = await sumBySubject(windows[window].span, kind, firstStep(windows[window]))
  return rows
    .map(({ subject, ...sums }) => ({ subject, ...toFigures([sums]) }))
    .sort((a, b) => b.calls - a.calls || a.subject.localeCompare(b.subject))
}

/** The figures of a window step by step, the oldest first: of all subjects, or of one. */
export async function readBySteps(kind: SampleKind, window: SampleWindow, subject: string | null = null) {
  const { span, stepMs, steps } = windows[window]
  const first = firstStep(windows[window])
  const rows = await sumByMoment(span, kind, first, subject)
  return Array.from({ length: steps }, (_, n) => {
    const at = new Date(first.getTime() + n * stepMs)
    const end = at.getTime() + stepMs
    return { at, ...toFigures(rows.filter((row) => row.at >= at && row.at.getTime() < end)) }
  })
}

/** The figures of all subjects together. */
export async function readAll(kind: SampleKind, window: SampleWindow): Promise<CallFigures> {
  return toFigures(await sumBySubject(windows[window].span, kind, firstStep(windows[window])))
}
