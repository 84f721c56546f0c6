import { readMailLine } from '#app/kits/operations/health-checks/checks.store.server.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { countJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { siteBudget } from '#app/kits/asking/runs/budgets.server.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { countRunsByDay } from '#app/kits/asking/runs/runs.store.server.ts'
import { firstDay } from '#app/kits/asking/runs/usage.server.ts'
import { countWaiting as countWaitingMembers } from '#app/kits/members/identity/joining/joining.store.server.ts'
import { countTickets } from '#app/kits/members/tickets/tickets.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { listAttention, type House } from './attention.ts'
import { findLastChecks, listEnginesDown } from './house-state.server.ts'
import { countByState } from '../feedback/feedback-queue.store.server.ts'
import { countMemberKinds } from '../users/members.store.server.ts'
import { countUnanswered, sumUses } from './overview.store.server.ts'
import { countWaiting } from '../waitlist/waiting-people.store.server.ts'

const DAY_MS = 86_400_000
const OVERVIEW_DAYS = 30

const WAITING = { query: '', screen: null, state: 'waiting' } as const

/** The state of the house: what needs a hand, then its figures of today and of the last 30 days. */
export async function readOverview() {
  const now = clock.now()
  const today = toDay(now).startsAt
  const since = firstDay(OVERVIEW_DAYS)
  const [members, days, house, byDay] = await Promise.all([
    countMemberKinds({ day: today, week: new Date(now.getTime() - 7 * DAY_MS), month: since }),
    Promise.all([sumUses(today), sumUses(since)]),
    readHouse(now),
    countRunsByDay('everybody', since, OVERVIEW_DAYS),
  ])
  return {
    days: OVERVIEW_DAYS,
    attention: listAttention(house),
    members: { all: members.all, today: members.newToday, month: members.newThisMonth, suspended: members.suspended },
    runs: { today: byDay.at(-1)?.runs ?? 0, month: byDay.reduce((sum, { runs }) => sum + runs, 0) },
    today: toUseWords(days[0]),
    month: toUseWords(days[1]),
    house,
    byDay,
  }
}
export type Overview = Awaited<ReturnType<typeof readOverview>>

const toUseWords = ({ uses, failed, micros, unknown }: Awaited<ReturnType<typeof sumUses>>) => ({
  uses,
  failed,
  cost: toSumWords(micros),
  unknown,
})

async function readHouse(now: Date): Promise<House> {
  const [tickets, waiting, running, parked, mail, feedback, unanswered, people, disk, engines, checks, budget] =
    await Promise.all([
      countTickets(),
      countJobs({ states: ['waiting'] }),
      countJobs({ states: ['running'] }),
      countJobs({ states: ['parked'] }),
      readMailLine(),
      countByState(),
      countUnanswered(),
      Promise.all([countWaiting(WAITING), countWaitingMembers()]),
      findDiskRoom(),
      listEnginesDown(now),
      findLastChecks(now),
      siteBudget(),
    ])
  const oldestMs = mail.oldest ? now.getTime() - mail.oldest.getTime() : 0
  return {
    jobs: { waiting, running, parked },
    mail: { waiting: mail.waiting, givenUp: mail.givenUp, oldestMs, oldest: mail.oldest && toSpanWords(oldestMs) },
    tickets: tickets.open + tickets.waiting,
    feedback: feedback.find(({ state }) => state === 'new')?.words ?? 0,
    unanswered,
    waitlist: people[0],
    waitingMembers: people[1],
    disk,
    engines,
    checks,
    budget: {
      share: budget.cap === 0 ? 0 : budget.spent / budget.cap,
      spent: toSumWords(budget.spent),
      cap: toSumWords(budget.cap),
    },
  }
}
