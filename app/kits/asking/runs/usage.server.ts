import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { percentileOf } from './percentile.ts'
import { listRunTimes, listUses, type UseRow, type UsesOf } from './runs.store.server.ts'

const DAY_MS = 86_400_000
/** More uses than this are not added up; the page then says so. */
export const MOST_USES = 20_000
const DAY_CHARS = 10
const MEDIAN = 0.5

/** Known costs added up, in micro-dollars, and how many uses have an unknown one. */
export type Cost = { micros: number; unknown: number }

export type Usage = {
  days: number
  /** True when there were more uses than could be added up. */
  isCut: boolean
  runs: number
  uses: number
  failed: number
  cost: Cost
  /** Each day of UTC of the time asked for, oldest first. */
  byDay: { day: string; runs: number; micros: number }[]
  /** Most used first. */
  byEngine: { engineId: string; uses: number; failed: number; cost: Cost; p50Ms: number | null }[]
  byScreen: { screen: string; uses: number }[]
}

/** What was used in the last so many days of UTC, today included. */
export async function readUsage(whose: UsesOf, days: number): Promise<Usage> {
  const since = firstDay(days)
  const [uses, runTimes] = await Promise.all([listUses(whose, since, MOST_USES), listRunTimes(whose, since)])
  return {
    days,
    isCut: uses.length === MOST_USES,
    runs: runTimes.length,
    uses: uses.length,
    failed: uses.filter(hasFailed).length,
    cost: costOf(uses),
    byDay: toDays(since, days, uses, runTimes),
    byEngine: [...groupBy(uses, ({ engineId }) => engineId)]
      .map(([engineId, same]) => ({
        engineId,
        uses: same.length,
        failed: same.filter(hasFailed).length,
        cost: costOf(same),
        p50Ms: percentileOf(
          same.flatMap(({ state, tookMs }) => (state === 'done' && tookMs !== null ? [tookMs] : [])),
          MEDIAN,
        ),
      }))
      .sort((a, b) => b.uses - a.uses),
    byScreen: [...groupBy(uses, ({ screen }) => screen)]
      .map(([screen, same]) => ({ screen, uses: same.length }))
      .sort((a, b) => b.uses - a.uses),
  }
}

/** The beginning of the first of so many days, the last of which is today. */
export const firstDay = (days: number): Date => new Date(toDay(clock.now()).startsAt.getTime() - (days - 1) * DAY_MS)

const hasFailed = ({ state }: UseRow) => state === 'failed'
const toDayName = (at: Date) => at.toISOString().slice(0, DAY_CHARS)

const costOf = (uses: readonly UseRow[]): Cost => ({
  micros: uses.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0),
  unknown: uses.filter(({ costMicros, state }) => costMicros === null && state !== 'held').length,
})

function toDays(since: Date, days: number, uses: readonly UseRow[], runTimes: readonly Date[]): Usage['byDay'] {
  const micros = new Map<string, number>()
  const runs = new Map<string, number>()
  for (const { startedAt, costMicros } of uses) add(micros, toDayName(startedAt), costMicros ?? 0)
  for (const at of runTimes) add(runs, toDayName(at), 1)
  return Array.from({ length: days }, (_, n) => {
    const day = toDayName(new Date(since.getTime() + n * DAY_MS))
    return { day, runs: runs.get(day) ?? 0, micros: micros.get(day) ?? 0 }
  })
}

const add = (sums: Map<string, number>, key: string, more: number) => sums.set(key, (sums.get(key) ?? 0) + more)
