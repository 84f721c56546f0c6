import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { once } from '#app/platform/once.ts'
import { percentileOf } from './percentile.ts'
import { countUses, listRecentUses } from './runs.store.server.ts'

const WINDOW_MS = 86_400_000
/** Figures older than this are read again. */
const FRESH_MS = 10_000
/** As many uses of an engine tell how long it takes. */
const MOST_TIMED = 500
const [MEDIAN, TAIL] = [0.5, 0.95]

/** How an engine has done in the last day. Times in milliseconds, of uses that worked; null without any. */
export type Health = {
  uses: number
  failed: number
  p50Ms: number | null
  p95Ms: number | null
  lastFailure: { kind: string; at: Date } | null
}

type Kept = { at: number; health: Promise<Map<string, Health>> | null }
const kept = () => once('engine-health', (): Kept => ({ at: 0, health: null }))

/** The health of every engine that was used in the last day, by its id; some seconds old at most. */
export function readHealth(): Promise<Map<string, Health>> {
  const now = clock.now().getTime()
  const current = kept()
  if (!current.health || Math.abs(now - current.at) > FRESH_MS) {
    current.at = now
    current.health = measure(new Date(now - WINDOW_MS))
    current.health.catch(() => (current.health = null))
  }
  return current.health
}

type Use = Awaited<ReturnType<typeof listRecentUses>>[number]

async function measure(since: Date): Promise<Map<string, Health>> {
  const [latest, counts] = await Promise.all([listRecentUses(since, MOST_TIMED), countUses(since)])
  const counted = groupBy(counts, ({ engineId }) => engineId)
  return new Map(
    [...groupBy(latest, ({ engineId }) => engineId)].map(([id, uses]) => [id, toHealth(uses, counted.get(id) ?? [])]),
  )
}

type Count = Awaited<ReturnType<typeof countUses>>[number]

/** Uses newest first. What nobody waited for says nothing about the engine. */
function toHealth(latest: readonly Use[], counts: readonly Count[]): Health {
  const countOf = (state: Use['state']) => counts.find((one) => one.state === state)?.uses ?? 0
  const times = latest.flatMap(({ state, tookMs }) => (state === 'done' && tookMs !== null ? [tookMs] : []))
  const last = latest.find(({ state }) => state === 'failed')
  return {
    uses: countOf('done') + countOf('failed'),
    failed: countOf('failed'),
    p50Ms: percentileOf(times, MEDIAN),
    p95Ms: percentileOf(times, TAIL),
    lastFailure: last ? { kind: last.failure ?? 'broken', at: last.startedAt } : null,
  }
}
