import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  businessLeads,
  businessReviews,
  businessTasks,
  businessVisits,
  type LeadState,
} from '#app/database/tables/business/businesses.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type LeadRow = typeof businessLeads.$inferSelect
export type TaskRow = typeof businessTasks.$inferSelect
export type ReviewRow = typeof businessReviews.$inferSelect
type Span = { from: Date; to: Date }

/** Counts one visit of a day. */
export const countVisit = (businessId: string, day: string) =>
  store()
    .db.insert(businessVisits)
    .values({ businessId, day, visits: 1 })
    .onConflictDoUpdate({
      target: [businessVisits.businessId, businessVisits.day],
      set: { visits: sql`${businessVisits.visits} + 1` },
    })

export const listVisits = (businessId: string, first: string, last: string, most = 400) =>
  store()
    .db.select()
    .from(businessVisits)
    .where(
      and(eq(businessVisits.businessId, businessId), gte(businessVisits.day, first), lte(businessVisits.day, last)),
    )
    .orderBy(desc(businessVisits.day))
    .limit(most)

export const createLead = (row: typeof businessLeads.$inferInsert) => store().db.insert(businessLeads).values(row)

export const listLeads = (
  businessId: string,
  asked: { state?: LeadState | null; span?: Span; before?: string | null; most: number },
) =>
  store()
    .db.select()
    .from(businessLeads)
    .where(
      and(
        eq(businessLeads.businessId, businessId),
        asked.state ? eq(businessLeads.state, asked.state) : undefined,
        asked.span && gte(businessLeads.createdAt, asked.span.from),
        asked.span && lt(businessLeads.createdAt, asked.span.to),
        asked.before ? lt(businessLeads.id, asked.before) : undefined,
      ),
    )
    .orderBy(desc(businessLeads.id))
    .limit(asked.most)

/** How many leads stand how. */
export async function countLeads(businessId: string): Promise<Record<LeadState, number>> {
  const rows = await store()
    .db.select({ state: businessLeads.state, n: count() })
    .from(businessLeads)
    .where(eq(businessLeads.businessId, businessId))
    .groupBy(businessLeads.state)
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
}

export async function saveLead(businessId: string, id: string, state: LeadState, changedAt: Date): Promise<boolean> {
  const saved = await store()
    .db.update(businessLeads)
    .set({ state, changedAt })
    .where(and(eq(businessLeads.id, id), eq(businessLeads.businessId, businessId)))
    .returning({ id: businessLeads.id })
  return saved.length > 0
}
export const removeLead = (businessId: string, id: string) =>
  store()
    .db.delete(businessLeads)
    .where(and(eq(businessLeads.id, id), eq(businessLeads.businessId, businessId)))

/** Leads that were closed before a moment. */
export const removeClosedLeads = (before: Date) =>
  store()
    .db.delete(businessLeads)
    .where(and(eq(businessLeads.state, 'closed'), lt(businessLeads.changedAt, before)))

export const createTask = (row: typeof businessTasks.$inferInsert) => store().db.insert(businessTasks).values(row)

/** Open tasks by their day, then what is done, the newest first. */
export const listTasks = (businessId: string, asked: { isDone: boolean; span?: Span; most: number }) =>
  store()
    .db.select()
    .from(businessTasks)
    .where(
      and(
        eq(businessTasks.businessId, businessId),
        asked.isDone ? sql`${businessTasks.doneAt} is not null` : isNull(businessTasks.doneAt),
        asked.span && gte(businessTasks.doneAt, asked.span.from),
        asked.span && lt(businessTasks.doneAt, asked.span.to),
      ),
    )
    .orderBy(
      ...(asked.isDone
        ? [desc(businessTasks.doneAt), desc(businessTasks.id)]
        : [sql`coalesce(${businessTasks.due}, '9999')`, asc(businessTasks.id)]),
    )
    .limit(asked.most)

export async function findTask(businessId: string, id: string): Promise<TaskRow | null> {
  const [row] = await store()
    .db.select()
    .from(businessTasks)
    .where(and(eq(businessTasks.id, id), eq(businessTasks.businessId, businessId)))
    .limit(1)
  return row ?? null
}
export const saveTask = (id: string, change: Partial<typeof businessTasks.$inferInsert>) =>
  store().db.update(businessTasks).set(change).where(eq(businessTasks.id, id))
export const removeTask = (businessId: string, id: string) =>
  store()
    .db.delete(businessTasks)
    .where(and(eq(businessTasks.id, id), eq(businessTasks.businessId, businessId)))
/** Tasks of somebody who left are for nobody. */
export const freeTasks = (businessId: string, userId: string) =>
  store()
    .db.update(businessTasks)
    .set({ assigneeId: null })
    .where(
      and(eq(businessTasks.businessId, businessId), eq(businessTasks.assigneeId, userId), isNull(businessTasks.doneAt)),
    )

/** Writes somebody's one review, or changes it. */
export const putReview = (row: typeof businessReviews.$inferInsert) =>
  store()
    .db.insert(businessReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [businessReviews.businessId, businessReviews.userId],
      set: { stars: row.stars, text: row.text, updatedAt: row.updatedAt },
    })

export async function findReview(id: string): Promise<ReviewRow | null> {
  const [row] = await store().db.select().from(businessReviews).where(eq(businessReviews.id, id)).limit(1)
  return row ?? null
}
export async function findOwnReview(businessId: string, userId: string): Promise<ReviewRow | null> {
  const [row] = await store()
    .db.select()
    .from(businessReviews)
    .where(and(eq(businessReviews.businessId, businessId), eq(businessReviews.userId, userId)))
    .limit(1)
  return row ?? null
}
export const saveReview = (id: string, change: Partial<typeof businessReviews.$inferInsert>) =>
  store().db.update(businessReviews).set(change).where(eq(businessReviews.id, id))
export const removeReview = (businessId: string, userId: string) =>
  store()
    .db.delete(businessReviews)
    .where(and(eq(businessReviews.businessId, businessId), eq(businessReviews.userId, userId)))

/** Reviews as everybody sees them: not hidden, by members who may be shown. */
const shownReviews = (businessId: string) =>
  and(eq(businessReviews.businessId, businessId), isNull(businessReviews.hiddenAt), mayBeShown())

export const listReviews = (businessId: string, asked: { span?: Span; before?: string | null; most: number }) =>
  store()
    .db.select({ review: businessReviews, name: users.name, handle: users.handle, picture: users.profilePicture })
    .from(businessReviews)
    .innerJoin(users, eq(users.id, businessReviews.userId))
    .where(
      and(
        shownReviews(businessId),
        asked.span && gte(businessReviews.createdAt, asked.span.from),
        asked.span && lt(businessReviews.createdAt, asked.span.to),
        asked.before ? lt(businessReviews.id, asked.before) : undefined,
      ),
    )
    .orderBy(desc(businessReviews.id))
    .limit(asked.most)

/** How many reviews there are, and their stars. */
export async function rateBusinesses(ids: readonly string[]): Promise<Map<string, { reviews: number; stars: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: businessReviews.businessId, reviews: count(), stars: sql<number>`sum(${businessReviews.stars})` })
    .from(businessReviews)
    .innerJoin(users, eq(users.id, businessReviews.userId))
    .where(and(inArray(businessReviews.businessId, [...ids]), isNull(businessReviews.hiddenAt), mayBeShown()))
    .groupBy(businessReviews.businessId)
  return new Map(rows.map(({ id, reviews, stars }) => [id, { reviews, stars: Number(stars) / reviews }]))
}

const EMPTY = { newLeads: 0, due: 0, open: 0, visits: 0 }
/** What waits in some businesses, and how often their pages were opened since a day. */
export async function countWaiting(ids: readonly string[], today: string, since: string) {
  const counts = new Map(ids.map((id) => [id, { ...EMPTY }]))
  if (ids.length === 0) return counts
  const { db } = store()
  const [leads, tasks, visits] = await Promise.all([
    db
      .select({ id: businessLeads.businessId, n: count() })
      .from(businessLeads)
      .where(and(inArray(businessLeads.businessId, [...ids]), eq(businessLeads.state, 'new')))
      .groupBy(businessLeads.businessId),
    db
      .select({
        id: businessTasks.businessId,
        n: count(),
        due: sql<number>`sum(case when ${businessTasks.due} <= ${today} then 1 else 0 end)`,
      })
      .from(businessTasks)
      .where(and(inArray(businessTasks.businessId, [...ids]), isNull(businessTasks.doneAt)))
      .groupBy(businessTasks.businessId),
    db
      .select({ id: businessVisits.businessId, n: sql<number>`sum(${businessVisits.visits})` })
      .from(businessVisits)
      .where(and(inArray(businessVisits.businessId, [...ids]), gte(businessVisits.day, since)))
      .groupBy(businessVisits.businessId),
  ])
  for (const { id, n } of leads) counts.get(id)!.newLeads = n
  for (const { id, n, due } of tasks) Object.assign(counts.get(id)!, { open: n, due: Number(due) })
  for (const { id, n } of visits) counts.get(id)!.visits = Number(n)
  return counts
}
