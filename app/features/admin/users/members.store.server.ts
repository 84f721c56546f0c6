import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { sessions, users } from '#app/database/tables/people.ts'
import { runs, uses } from '#app/database/tables/runs.ts'
import { isWaiting } from '#app/kits/members/identity/joining/joining.store.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import type { TableOrder } from '#app/ui/data/table-address.ts'
import { holds } from './like.store.server.ts'
import type { MemberColumn, MemberFilter } from './members-filter.ts'

const isSuspended = and(isNotNull(users.suspendedAt), isNull(users.waitingSince))!

const whoFits = {
  waiting: isWaiting(),
  suspended: isSuspended,
  unconfirmed: isNull(users.emailVerifiedAt),
  panda: eq(users.isPanda, true),
  leaving: isNotNull(users.eraseAt),
} as const satisfies Record<NonNullable<MemberFilter['state']>, SQL>

const toCondition = ({ query, plan, state }: MemberFilter): SQL | undefined =>
  and(
    query === ''
      ? undefined
      : or(...[users.name, users.username, users.handle, users.email].map((column) => holds(column, query))),
    plan === null ? undefined : eq(users.plan, plan),
    state === null ? undefined : whoFits[state],
  )

const sortColumns = { name: users.usernameKey, joined: users.createdAt, seen: users.signedInAt } as const

const ends = (order: SQL) => sql`${order} nulls last`

/** Members by what is asked, so many from a place on. */
export function listMembers(
  filter: MemberFilter,
  order: TableOrder<MemberColumn>,
  page: { from: number; most: number },
) {
  const column = sortColumns[order.column]
  return (
    store()
      .db.select()
      .from(users)
      .where(toCondition(filter))
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

export async function countMembers(filter: MemberFilter): Promise<number> {
  const [row] = await store().db.select({ members: count() }).from(users).where(toCondition(filter))
  return row?.members ?? 0
}

/** All members, those with a panda, those who pay, the suspended, and those who joined since some moments. */
export async function countMemberKinds(since: { week: Date; month: Date; day: Date }) {
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number)
  const [row] = await store()
    .db.select({
      all: count(),
      pandas: sumOf(eq(users.isPanda, true)),
      paying: sumOf(ne(users.plan, 'free')),
      suspended: sumOf(isSuspended),
      newToday: sumOf(gte(users.createdAt, since.day)),
      newThisWeek: sumOf(gte(users.createdAt, since.week)),
      newThisMonth: sumOf(gte(users.createdAt, since.month)),
    })
    .from(users)
  return row!
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
