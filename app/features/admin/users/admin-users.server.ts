import { isAdministrator } from '#app/kits/members/identity/account/administrator.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { siteBudget } from '#app/kits/asking/runs/budgets.server.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { sumSpent } from '#app/kits/asking/runs/runs.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readChoice, readQuery, readTableState, toPaging } from '#app/ui/data/table-address.ts'
import { readMember } from './member.server.ts'
import { memberColumns, memberPlans, memberStates, USUAL_ORDER, type MemberFilter } from './members-filter.ts'
import * as rows from './members.store.server.ts'

const MEMBERS_PER_PAGE = 20
const DAY_MS = 86_400_000
const DAYS_COUNTED = 30
const DAY_CHARS = 10

/** One member, where the address names one, else the list. */
export async function readUsersScreen(params: URLSearchParams) {
  const id = params.get('user')
  return id ? { member: await readMember(id), list: null } : { member: null, list: await readList(params) }
}

async function readList(params: URLSearchParams) {
  const { order } = readTableState(params, { columns: memberColumns, order: USUAL_ORDER })
  const filter: MemberFilter = {
    query: readQuery(params),
    plan: readChoice(params, 'plan', memberPlans),
    state: readChoice(params, 'state', memberStates),
  }
  const now = clock.now()
  const since = new Date(now.getTime() - DAYS_COUNTED * DAY_MS)
  const paging = toPaging(params, await rows.countMembers(filter), MEMBERS_PER_PAGE)
  const from = (paging.page - 1) * MEMBERS_PER_PAGE
  const members = await rows.listMembers(filter, order, { from, most: MEMBERS_PER_PAGE })
  const ids = members.map(({ id }) => id)
  const [seen, runs, costs, figures] = await Promise.all([
    rows.listLastSeen(ids),
    rows.countRunsOf(ids, since),
    rows.sumCostsOf(ids, since),
    readFigures(now),
  ])
  return {
    ...{ filter, order, paging, figures },
    isFiltered: filter.query !== '' || filter.plan !== null || filter.state !== null,
    days: DAYS_COUNTED,
    members: members.map((row) => {
      const seenAt = seen.get(row.id) ?? row.signedInAt
      return {
        ...{ id: row.id, name: row.name, username: row.username, email: row.email, picture: row.profilePicture },
        ...{ plan: row.plan, isPanda: row.isPanda, pandas: row.pandaCount, status: toStatusLabel(row) },
        isAdmin: isAdministrator(row),
        isConfirmed: row.emailVerifiedAt !== null,
        isSuspended: row.suspendedAt !== null,
        isLeaving: row.eraseAt !== null,
        joined: row.createdAt.toISOString().slice(0, DAY_CHARS),
        seen: seenAt ? toAgoWords(seenAt, now) : 'never',
        runs: runs.get(row.id) ?? 0,
        spent: toSumWords(costs.get(row.id) ?? 0),
      }
    }),
  }
}

export type UsersScreen = Awaited<ReturnType<typeof readUsersScreen>>
export type MemberList = NonNullable<UsersScreen['list']>
export type MemberLine = MemberList['members'][number]

async function readFigures(now: Date) {
  const day = toDay(now).startsAt
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const [kinds, spent, budget] = await Promise.all([
    rows.countMemberKinds({ day, week: new Date(now.getTime() - 7 * DAY_MS), month }),
    sumSpent('site', month),
    siteBudget(),
  ])
  const n = (value: number) => value.toLocaleString('en')
  return [
    { name: 'People', value: n(kinds.all), note: `${n(kinds.newThisWeek)} new in the last 7 days` },
    { name: 'Panda Members', value: n(kinds.pandas), note: `of ${n(kinds.all)}` },
    { name: 'On Plus or Pro', value: n(kinds.paying), note: `${n(kinds.suspended)} suspended` },
    {
      name: `Model spend, ${now.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`,
      value: toSumWords(spent),
      note: `${toSumWords(budget.spent)} of ${toSumWords(budget.cap)} today`,
    },
  ]
}
