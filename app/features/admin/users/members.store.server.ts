import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { sessions, users } from '#app/database/tables/people.ts'
import { runs, uses } from '#app/database/tables/runs.ts'
import { isWaiting } from '#app/kits/members/identity/joining/joining.store.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import type { TableOrder } from '#app/ui/data/table-address.ts'
import { memberPlans, type MemberColumn, type MemberFilter } from './members-filter.ts'

/** An index finds a moment, not that there is one. */
const isSuspended = and(gt(users.suspendedAt, new Date(0)), isNull(users.waitingSince))!

type Via = (column: Column) => SQL
const byIndex: Via = (column) => sql`${column}`
/** The same value, for which no index is chosen: where many fit, the order of the list finds a page soonest. */
const alongTheOrder: Via = (column) => sql`coalesce(${column}, ${column})`

const whoFits: Readonly<Record<NonNullable<MemberFilter['state']>, (via: Via) => SQL>> = {
  waiting: isWaiting,
  suspended: () => isSuspended,
  unconfirmed: () => isNull(users.emailVerifiedAt),
  panda: (via) => sql`${via(users.isPanda)} = ${sql.param(true, users.isPanda)}`,
  leaving: () => isNotNull(users.eraseAt),
}

const PAID = memberPlans.filter((plan) => plan !== 'free')

const names = [users.name, users.username, users.handle, users.email]
/** Names and address as one text, all of it in one index (`users_find`): what is looked for is compared once for each. */
const named = sql.join(names, sql.raw(` || '\n' || `))
const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
const isNamed = (query: string): SQL => sql`${place}(lower(${named}), ${query.toLowerCase()}) > 0`

const toCondition = ({ query, plan, state }: MemberFilter, via = byIndex): SQL | undefined =>
  and(
    query === '' ? undefined : isNamed(query),
    plan === null ? undefined : sql`${via(users.plan)} = ${plan}`,
    state === null ? undefined : whoFits[state](via),
  )

const sortColumns = { name: users.usernameKey, joined: users.createdAt, seen: users.signedInAt } as const

const ends = (order: SQL) => sql`${order} nulls last`

/** So many are sorted at once; more are read in the order of the list. */
const MOST_SORTED = 1_000

/** How many members fit, and who where they are few. */
export type Fitting = { count: number; ids: string[] | null }

/** Looks for words once, where what is found is not too much to remember. */
export async function findFitting(filter: MemberFilter): Promise<Fitting> {
  if (filter.query === '') return { count: await countMembers(filter), ids: null }
  const found = await store()
    .db.select({ id: users.id })
    .from(users)
    .where(toCondition(filter))
    .limit(MOST_SORTED + 1)
  return found.length > MOST_SORTED
    ? { count: await countMembers(filter), ids: null }
    : { count: found.length, ids: found.map(({ id }) => id) }
}

/** Members who fit, so many from a place on. */
export function listMembers(
  filter: MemberFilter,
  { count: many, ids }: Fitting,
  order: TableOrder<MemberColumn>,
  page: { from: number; most: number },
) {
  const column = sortColumns[order.column]
  const condition = toCondition(filter, many > MOST_SORTED && order.column !== 'joined' ? alongTheOrder : byIndex)
  return (
    store()
      .db.select()
      .from(users)
      .where(ids ? inArray(users.id, ids) : condition)
      // Who never signed in stands last in either order, on either engine.
      .orderBy(
        ...(order.direction === 'asc' ? [ends(asc(column)), asc(users.id)] : [ends(desc(column)), desc(users.id)]),
      )
      .limit(page.most)
      .offset(page.from)
  )
}

/** Members by what is asked, the oldest first, so many behind one that was read before. */
export const listMembersAfter = (filter: MemberFilter, last: UserRow | null, most: number): Promise<UserRow[]> =>
  store()
    .db.select()
    .from(users)
    .where(
      and(
        toCondition(filter),
        last === null
          ? undefined
          : or(gt(users.createdAt, last.createdAt), and(eq(users.createdAt, last.createdAt), gt(users.id, last.id))),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(most)

async function countWhere(condition: SQL | undefined): Promise<number> {
  const [row] = await store().db.select({ members: count() }).from(users).where(condition)
  return row?.members ?? 0
}

export const countMembers = (filter: MemberFilter): Promise<number> => countWhere(toCondition(filter))

/** All members, those with a panda, those who pay, the suspended, and those who joined since some moments. */
export async function countMemberKinds(since: { week: Date; month: Date; day: Date }) {
  const joinedSince = (moment: Date) => countWhere(gte(users.createdAt, moment))
  const [all, pandas, paying, suspended, newToday, newThisWeek, newThisMonth] = await Promise.all([
    countWhere(undefined),
    countWhere(eq(users.isPanda, true)),
    countWhere(inArray(users.plan, PAID)),
    countWhere(isSuspended),
    joinedSince(since.day),
    joinedSince(since.week),
    joinedSince(since.month),
  ])
  return { all, pandas, paying, suspended, newToday, newThisWeek, newThisMonth }
}

/** When some people were last here, by session. */
export async function listLastSeen(ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...ids]))
    .groupBy(sessions.userId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

/** How many runs some people started since a moment. */
export async function countRunsOf(ids: readonly string[], since: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: runs.userId, runs: count() })
    .from(runs)
    .where(and(inArray(runs.userId, [...ids]), gte(runs.createdAt, since)))
    .groupBy(runs.userId)
  return new Map(rows.flatMap(({ id, runs: number }) => (id ? [[id, number] as const] : [])))
}

/** What the engines of some people cost the house since a moment, in micro-dollars, as far as it is known. */
export async function sumCostsOf(ids: readonly string[], since: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: uses.userId, micros: sql<number>`coalesce(sum(${uses.costMicros}), 0)`.mapWith(Number) })
    .from(uses)
    .where(and(inArray(uses.userId, [...ids]), gte(uses.startedAt, since), eq(uses.isOwnKey, false)))
    .groupBy(uses.userId)
  return new Map(rows.flatMap(({ id, micros }) => (id ? [[id, micros] as const] : [])))
}
