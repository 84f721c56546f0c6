import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { mayActOn, rolesToGive } from '#app/kits/members/identity/account/roles.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { toDay } from '#app/kits/members/quota/day.ts'
import { siteBudget } from '#app/kits/asking/runs/budgets.server.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { sumSpent } from '#app/kits/asking/runs/runs.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { forbidden } from '#app/platform/request/problem.ts'
import { readChoice, readQuery, readTableState, toPaging } from '#app/ui/data/table-address.ts'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { mayMoveMembers, ONLY_ADMINISTRATORS } from './importing/import-acts.server.ts'
import { readImport } from './importing/import-view.server.ts'
import { readMember } from './member.server.ts'
import { readMerging } from './merging/merge-view.server.ts'
import { memberColumns, memberPlans, memberStates, USUAL_ORDER, type MemberFilter } from './members-filter.ts'
import * as rows from './members.store.server.ts'
import { ABOUT_WAITING } from './tell-of-waiting.server.ts'

const MEMBERS_PER_PAGE = 20
const DAY_MS = 86_400_000
const DAYS_COUNTED = 30

const NOTHING = { member: null, list: null, making: null, moving: null, merging: null }

/** One member, where the address names one, or two to put together; a new one to make, or an import; else the list. */
export async function readUsersScreen(params: URLSearchParams, reader: CurrentUser) {
  const id = params.get('user')
  const part = params.get('part')
  if (part === 'merge') return { ...NOTHING, merging: await readMerging(params, reader) }
  if (id) return { ...NOTHING, member: await readMember(id, reader) }
  if (part === 'new') return { ...NOTHING, making: await readMaking(reader) }
  if (part === 'import') return { ...NOTHING, moving: await readImport(params, reader) }
  return { ...NOTHING, list: await readList(params, reader) }
}

/** Whom the address asks for. */
export const readMemberFilter = (params: URLSearchParams): MemberFilter => ({
  query: readQuery(params),
  plan: readChoice(params, 'plan', memberPlans),
  state: readChoice(params, 'state', memberStates),
})

async function readMaking(reader: CurrentUser) {
  const row = await findUserById(reader.id)
  if (!row || !(await mayMoveMembers(reader))) throw forbidden(ONLY_ADMINISTRATORS)
  return { roles: rolesToGive(standingOf(row)) }
}

async function readList(params: URLSearchParams, reader: CurrentUser) {
  const { order } = readTableState(params, { columns: memberColumns, order: USUAL_ORDER })
  const filter = readMemberFilter(params)
  const now = clock.now()
  const since = new Date(now.getTime() - DAYS_COUNTED * DAY_MS)
  const fitting = await rows.findFitting(filter)
  const paging = toPaging(params, fitting.count, MEMBERS_PER_PAGE)
  const from = (paging.page - 1) * MEMBERS_PER_PAGE
  const members = await rows.listMembers(filter, fitting, order, { from, most: MEMBERS_PER_PAGE })
  const ids = members.map(({ id }) => id)
  if (filter.state === 'waiting') await readNoticesAbout(reader.id, ABOUT_WAITING)
  const own = await findUserById(reader.id)
  const standing = own && standingOf(own)
  const [seen, runs, costs, figures] = await Promise.all([
    rows.listLastSeen(ids),
    rows.countRunsOf(ids, since),
    rows.sumCostsOf(ids, since),
    readFigures(now),
  ])
  return {
    ...{ filter, order, paging, figures },
    isFiltered: filter.query !== '' || filter.plan !== null || filter.state !== null,
    mayMove: standing !== null && mayActOn(standing, 'create', null),
    days: DAYS_COUNTED,
    members: members.map((row) => {
      const seenAt = seen.get(row.id) ?? row.signedInAt
      return {
        ...{ id: row.id, name: row.name, username: row.username, email: row.email, picture: row.profilePicture },
        ...{ plan: row.plan, isPanda: row.isPanda, pandas: row.pandaCount, status: toStatusLabel(row) },
        standing: standingOf(row),
        isConfirmed: row.emailVerifiedAt !== null,
        isSuspended: row.suspendedAt !== null,
        isWaiting: row.waitingSince !== null,
        mayApprove: standing !== null && mayActOn(standing, 'approve', standingOf(row)),
        isLeaving: row.eraseAt !== null,
        joined: toShortDay(row.createdAt),
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
