import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env, type RunsPerDay } from '#app/platform/env.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { toDay, toWaitWords } from './day.ts'
import { countRuns } from './quota.store.server.ts'

const DAY_S = 86_400
const MS_PER_S = 1_000

export type Quota = { used: number; cap: number; resetsAt: Date }
type Member = { id: string; plan: Exclude<keyof RunsPerDay, 'guest'> }
type Spent<T> = { isDone: true; value: T } | { isDone: false; quota: Quota }

export const runsPerDay = (): RunsPerDay => env().RUNS_PER_DAY

/** What a member has used of the runs of today, a day of UTC. */
export async function quotaOf({ id, plan }: Member): Promise<Quota> {
  const { startsAt, endsAt } = toDay(clock.now())
  return { used: await countRuns(id, startsAt), cap: runsPerDay()[plan], resetsAt: endsAt }
}

/** Writes a run when today has one left for the member. Count and write are one transaction: no two take the last one. */
export const spendRun = <T>(member: Member, write: () => Promise<T>): Promise<Spent<T>> =>
  store().tx(async () => {
    const quota = await quotaOf(member)
    return quota.used < quota.cap ? { isDone: true, value: await write() } : { isDone: false, quota }
  })

/** The same for guests, who are counted by their network and in this process. */
export async function spendGuestRun<T>(network: string, write: () => Promise<T>): Promise<Spent<T>> {
  const cap = runsPerDay().guest
  const { startsAt, endsAt } = toDay(clock.now())
  const key = `${startsAt.toISOString()} ${network}`
  const uses = createKeptLimit('guest-runs', { points: cap, windowS: DAY_S })
  if (cap === 0 || (await uses(key)) > 0) return { isDone: false, quota: { used: cap, cap, resetsAt: endsAt } }
  try {
    return { isDone: true, value: await write() }
  } catch (error) {
    await uses.refund(key)
    throw error
  }
}

/** Seconds until the runs grow back. */
export const toResetS = ({ resetsAt }: Pick<Quota, 'resetsAt'>): number =>
  Math.max(1, Math.ceil((resetsAt.getTime() - clock.now().getTime()) / MS_PER_S))

/** "00:00 UTC, in 5 hours". */
export const toResetWords = ({ resetsAt }: Quota): string => `00:00 UTC, in ${toWaitWords(resetsAt, clock.now())}`

/** Why there is no run left, and when there will be. */
export function toCapWords(quota: Quota, isGuest: boolean): string {
  const { guest, free } = runsPerDay()
  const more = isGuest && free > guest ? ` With a free account you have ${toRunWords(free)} a day.` : ''
  if (quota.cap === 0) return `There are no runs for ${isGuest ? 'guests' : 'your plan'} here.${more}`
  const whose = isGuest ? 'a guest has in a day' : 'of today'
  return `You have used the ${toRunWords(quota.cap)} ${whose}. New ones grow back at ${toResetWords(quota)}.${more}`
}

/** "50 runs", "1 run". */
const toRunWords = (runs: number): string => `${runs.toLocaleString('en')} ${runs === 1 ? 'run' : 'runs'}`
