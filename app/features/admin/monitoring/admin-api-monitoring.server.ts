import {
  readAll,
  readBySteps,
  readBySubject,
  windows,
  type SampleWindow,
} from '#app/kits/operations/request-metrics/call-figures.server.ts'
import { flushRequestMetrics } from '#app/kits/operations/request-metrics/request-metrics.server.ts'
import { listEveryEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { readHealth } from '#app/kits/asking/runs/health.server.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { clock } from '#app/platform/clock.ts'
import type { SampleKind } from '#app/platform/values/samples.server.ts'
import { readChoice } from '#app/ui/data/table-address.ts'
import { listKeyedRuns, sumKeyedUses } from '../users/keyed-runs.store.server.ts'
import { toRouteWords } from '../waitlist/subject-words.ts'

const windowNames = Object.keys(windows) as SampleWindow[]
const monitoredKinds = ['route', 'engine'] as const satisfies readonly SampleKind[]
/** Above this nine of ten wait noticeably. */
const SLOW_MS = 1_000
/** Fewer calls than this say nothing about a route or an engine. */
const FEW_CALLS = 5
const BAD_SHARE = 0.05
const NEEDS_A_LOOK = 6
const KEYS_SHOWN = 20
const SUBJECT_MAX_CHARS = 300

/** Calls, times and errors of the window that the address asks for; `?subject=` opens one route or engine. */
export async function readMonitoring(params: URLSearchParams) {
  await flushRequestMetrics()
  const window = readChoice(params, 'window', windowNames) ?? 'day'
  const kind = readChoice(params, 'kind', monitoredKinds) ?? 'route'
  const subject = params.get('subject')?.slice(0, SUBJECT_MAX_CHARS) || null
  const [labels, all, steps, routes, engines, keys] = await Promise.all([
    readEngineLabels(),
    readAll(kind, window),
    readBySteps(kind, window, subject),
    readBySubject('route', window),
    readBySubject('engine', window),
    readKeys(window),
  ])
  const toWords = (of: SampleKind, id: string) => (of === 'route' ? toRouteWords(id) : (labels.get(id) ?? id))
  const routeLines = routes.map((one) => ({ ...one, kind: 'route' as const, words: toWords('route', one.subject) }))
  const engineLines = engines.map((one) => ({ ...one, kind: 'engine' as const, words: toWords('engine', one.subject) }))
  const lines = kind === 'route' ? routeLines : engineLines
  const opened = subject === null ? null : lines.find((one) => one.subject === subject)
  return {
    ...{ window, kind, subject, lines, keys },
    figures:
      subject === null
        ? all
        : (opened ?? { ...all, calls: 0, errors: 0, refusals: 0, p50Ms: null, p95Ms: null, p99Ms: null }),
    subjectWords: subject === null ? null : toWords(kind, subject),
    lastFailure: subject !== null && kind === 'engine' ? await readLastFailure(subject) : null,
    steps: steps.map(({ at, ...figures }) => ({ ...figures, label: toStepWords(at, window) })),
    toLookAt: [
      ...engineLines.filter(isFailing).sort(byErrors),
      ...routeLines.filter(isFailing).sort(byErrors),
      ...routeLines.filter((one) => !isFailing(one) && isSlow(one)).sort((a, b) => b.p95Ms! - a.p95Ms!),
    ].slice(0, NEEDS_A_LOOK),
  }
}
export type Monitoring = Awaited<ReturnType<typeof readMonitoring>>
export type SubjectLine = Monitoring['lines'][number]

type Judged = { calls: number; errors: number; p95Ms: number | null }
const isFailing = ({ calls, errors }: Judged) => errors > 0 && errors / calls > BAD_SHARE
const isSlow = ({ calls, p95Ms }: Judged) => calls >= FEW_CALLS && p95Ms !== null && p95Ms > SLOW_MS
const byErrors = (a: Judged, b: Judged) => b.errors - a.errors

const readEngineLabels = async () =>
  new Map((await listEveryEngine()).map(({ engine: { id, label } }) => [id, label] as const))

async function readLastFailure(engineId: string) {
  const failure = (await readHealth()).get(engineId)?.lastFailure
  return failure ? { kind: failure.kind, ago: toAgoWords(failure.at, clock.now()) } : null
}

const HOUR_CHARS = [11, 16] as const
const DAY_CHARS = [5, 10] as const

/** "14:05" within a day, "11-21 18:00" within a week; of universal time. */
function toStepWords(at: Date, window: SampleWindow): string {
  const text = at.toISOString()
  const time = text.slice(...HOUR_CHARS)
  return window === 'week' ? `${text.slice(...DAY_CHARS)} ${time}` : time
}

/** Who uses keys for programs, and how much: never what was asked. */
async function readKeys(window: SampleWindow) {
  const { stepMs, steps } = windows[window]
  const now = clock.now()
  const since = new Date(now.getTime() - stepMs * steps)
  const rows = await listKeyedRuns(since, KEYS_SHOWN)
  const ids = rows.flatMap(({ keyId }) => keyId ?? [])
  const sums = ids.length === 0 ? [] : await sumKeyedUses(ids, since)
  return rows.map(({ keyId, userId, username, keyName, ending, runs, lastAt }) => {
    const sum = sums.find((one) => one.keyId === keyId)
    return {
      id: `${keyId} ${userId}`,
      ...{ userId, username, keyName, ending, runs },
      failed: sum?.failed ?? 0,
      tokens: sum?.tokens ?? 0,
      cost: toSumWords(sum?.micros ?? 0),
      last: lastAt ? toAgoWords(lastAt, now) : 'never',
    }
  })
}
