import { listPandaDays } from '#app/kits/asking/panda/reply-counts.store.server.ts'
import { clock } from '#app/platform/clock.ts'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const DAY_CHARS = 'yyyy-mm-dd'.length
/** Kinds of replies that answered a question; small talk asks none. */
const ANSWERED: ReadonlySet<string> = new Set(['help', 'own', 'tool', 'fact', 'memory'])
const UNANSWERED: ReadonlySet<string> = new Set(['unknown', 'language'])

/** `begins` is the Monday of a week, YYYY-MM-DD. */
export type CoverageWeek = { begins: string; answered: number; unanswered: number }

/** How many questions to the panda had an answer and how many had none, by week of UTC, the oldest first. */
export async function readCoverage(weeks: number): Promise<CoverageWeek[]> {
  const thisWeek = mondayOf(clock.now())
  const begins = Array.from({ length: weeks }, (_, n) =>
    toDay(new Date(thisWeek.getTime() - (weeks - 1 - n) * DAYS_A_WEEK * DAY_MS)),
  )
  const days = await listPandaDays(begins[0]!)
  return begins.map((begin) => {
    const own = days.filter(({ day }) => toDay(mondayOf(new Date(day))) === begin)
    const sum = (kinds: ReadonlySet<string>) =>
      own.filter(({ kind }) => kinds.has(kind)).reduce((total, { times }) => total + times, 0)
    return { begins: begin, answered: sum(ANSWERED), unanswered: sum(UNANSWERED) }
  })
}

const toDay = (moment: Date) => moment.toISOString().slice(0, DAY_CHARS)

function mondayOf(moment: Date): Date {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  return new Date(day - ((new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK) * DAY_MS)
}
