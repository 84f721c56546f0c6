import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { budgets, runs, uses } from '#app/database/tables/runs.ts'

export type UseRow = typeof uses.$inferSelect

export const createRun = (row: typeof runs.$inferInsert) => store().db.insert(runs).values(row)

/** A run with its owner's plan. */
export async function findRunRow(id: string) {
  const [row] = await store()
    .db.select({
      screen: runs.screen,
      apiKeyId: runs.apiKeyId,
      userId: runs.userId,
      plan: users.plan,
      createdAt: runs.createdAt,
    })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.userId))
    .where(eq(runs.id, id))
    .limit(1)
  return row ?? null
}

export const createUse = (row: typeof uses.$inferInsert) => store().db.insert(uses).values(row)

export type Settlement = Pick<
  UseRow,
  'state' | 'failure' | 'inputUnits' | 'outputUnits' | 'costMicros' | 'firstPartMs' | 'tookMs'
>

/** Fixes a use that is still held; one that was settled stays as it is. */
export const settleUse = (id: string, settlement: Settlement) =>
  store()
    .db.update(uses)
    .set(settlement)
    .where(and(eq(uses.id, id), eq(uses.state, 'held')))

/** Uses that a crash left open: nobody knows what they cost, so what was set aside goes on counting. */
export const settleLostUses = (startedBefore: Date) =>
  store()
    .db.update(uses)
    .set({ state: 'failed', failure: 'broken' })
    .where(and(eq(uses.state, 'held'), lt(uses.startedAt, startedBefore)))

/** Whose spending: everybody's, all guests' together, or one member's. */
export type Spender = 'site' | 'guests' | { memberId: string }

/** Micro-dollars spent or set aside since a moment. What a use cost when nobody knows is what was set aside for it. */
export async function sumSpent(spender: Spender, since: Date): Promise<number> {
  const whose: SQL | undefined =
    spender === 'site' ? undefined : spender === 'guests' ? isNull(uses.userId) : eq(uses.userId, spender.memberId)
  const [row] = await store()
    .db.select({
      micros: sql<number>`coalesce(sum(coalesce(${uses.costMicros}, ${uses.heldMicros})), 0)`.mapWith(Number),
    })
    .from(uses)
    .where(and(gte(uses.startedAt, since), eq(uses.isOwnKey, false), whose))
  return row?.micros ?? 0
}

/** The latest uses of each engine since a moment, so many in each state, newest first. */
export function listRecentUses(since: Date, mostOfEach: number) {
  const place = sql<number>`row_number() over (partition by ${uses.engineId}, ${uses.state} order by ${uses.startedAt} desc)`
  const placed = store()
    .db.select({
      engineId: uses.engineId,
      state: uses.state,
      failure: uses.failure,
      tookMs: uses.tookMs,
      startedAt: uses.startedAt,
      place: place.mapWith(Number).as('place'),
    })
    .from(uses)
    .where(gte(uses.startedAt, since))
    .as('placed')
  return store().db.select().from(placed).where(lte(placed.place, mostOfEach)).orderBy(desc(placed.startedAt))
}

/** As no index has them: SQLite would read every use in the order of the groups instead of those since the moment. */
const engineGroup = sql<string>`${uses.engineId} || ''`
const stateGroup = sql<UseRow['state']>`${uses.state} || ''`

/** How many uses of each engine since a moment ended in which state. */
export const countUses = (since: Date) =>
  store()
    .db.select({ engineId: engineGroup, state: stateGroup, uses: count() })
    .from(uses)
    .where(gte(uses.startedAt, since))
    .groupBy(engineGroup, stateGroup)

/** Whose uses: one member's, or everybody's. */
export type UsesOf = { memberId: string } | 'everybody'
const ofWhom = (whose: UsesOf): SQL | undefined => (whose === 'everybody' ? undefined : eq(uses.userId, whose.memberId))

/** The uses since a moment, newest first. */
export const listUses = (whose: UsesOf, since: Date, most: number): Promise<UseRow[]> =>
  store()
    .db.select()
    .from(uses)
    .where(and(gte(uses.startedAt, since), ofWhom(whose)))
    .orderBy(desc(uses.startedAt), desc(uses.id))
    .limit(most)

const DAY_MS = 86_400_000
const DAY_CHARS = 10
/** The number of a run's day of UTC, from 1970 on. */
const runDay: SQL<number> =
  dialect === 'sqlite'
    ? sql`${runs.createdAt} / ${sql.raw(String(DAY_MS))}`
    : sql`floor(extract(epoch from ${runs.createdAt}) / 86400)`

/** How many of somebody's runs began in each of so many days of UTC, the first of which begins at a moment. */
export async function countRunsByDay(
  whose: UsesOf,
  since: Date,
  days: number,
): Promise<{ day: string; runs: number }[]> {
  const rows = await store()
    .db.select({ day: runDay.mapWith(Number).as('day'), runs: count() })
    .from(runs)
    .where(
      and(
        gte(runs.createdAt, since),
        eq(runs.isCounted, true),
        whose === 'everybody' ? undefined : eq(runs.userId, whose.memberId),
      ),
    )
    .groupBy(runDay)
  const byDay = new Map(rows.map((row) => [row.day, row.runs]))
  const first = Math.floor(since.getTime() / DAY_MS)
  return Array.from({ length: days }, (_, n) => ({
    day: new Date((first + n) * DAY_MS).toISOString().slice(0, DAY_CHARS),
    runs: byDay.get(first + n) ?? 0,
  }))
}

/** Budgets the operator named, in micro-dollars a day, by scope. */
export async function listBudgets(scopes?: readonly string[]): Promise<Map<string, number>> {
  const rows = await store()
    .db.select()
    .from(budgets)
    .where(scopes ? inArray(budgets.scope, [...scopes]) : ne(budgets.scope, ''))
    .orderBy(asc(budgets.scope))
  return new Map(rows.map(({ scope, microsPerDay }) => [scope, microsPerDay]))
}

/** The scope of one member's own budget. */
export const toMemberScope = (id: string) => `member:${id}`

/** The members with a budget of their own, by name. */
export const listMemberBudgets = () =>
  store()
    .db.select({ id: users.id, username: users.username, microsPerDay: budgets.microsPerDay })
    .from(budgets)
    .innerJoin(users, eq(budgets.scope, sql`'member:' || ${users.id}`))
    .orderBy(asc(users.usernameKey))

export const saveBudget = (scope: string, microsPerDay: number, updatedAt: Date) =>
  store()
    .db.insert(budgets)
    .values({ scope, microsPerDay, updatedAt })
    .onConflictDoUpdate({ target: budgets.scope, set: { microsPerDay, updatedAt } })

/** False when there is none. */
export async function removeBudget(scope: string): Promise<boolean> {
  const gone = await store().db.delete(budgets).where(eq(budgets.scope, scope)).returning({ scope: budgets.scope })
  return gone.length === 1
}
