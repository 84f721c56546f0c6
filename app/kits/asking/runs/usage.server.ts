import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { percentileOf } from './percentile.ts'
import { countRunsByDay, listUses, type UseRow, type UsesOf } from './runs.store.server.ts'

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
  const [uses, runsByDay] = await Promise.all([listUses(whose, since, MOST_USES), countRunsByDay(whose, since, days)])
  return {
    days,
    isCut: uses.length === MOST_USES,
    runs: runsByDay.reduce((sum, { runs }) => sum + runs, 0),
    uses: uses.length,
    failed: uses.filter(hasFailed).length,
    cost: costOf(uses),
    byDay: toDays(uses, runsByDay),
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

function toDays(uses: readonly UseRow[], runsByDay: readonly { day: string; runs: number }[]): Usage['byDay'] {
  const micros = new Map<string, number>()
  for (const { startedAt, costMicros } of uses) {
    const day = toDayName(startedAt)
    micros.set(day, (micros.get(day) ?? 0) + (costMicros ?? 0))
  }
  return runsByDay.map(({ day, runs }) => ({ day, runs, micros: micros.get(day) ?? 0 }))
}
