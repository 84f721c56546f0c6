import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { dataAlertLooks as looks, dataAlerts as alerts } from '#app/database/tables/research/dashboards.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { LOOKS_KEPT } from '../data.limits.ts'

export type AlertRow = typeof alerts.$inferSelect
export type LookRow = typeof looks.$inferSelect

export const createAlert = (row: typeof alerts.$inferInsert) => store().db.insert(alerts).values(row)

/** An alert whoever it belongs to; null when there is none or it was deleted. */
export async function findAlert(id: string): Promise<AlertRow | null> {
  const [row] = await store()
    .db.select()
    .from(alerts)
    .where(and(eq(alerts.id, id), isNull(alerts.deletedAt)))
  return row ?? null
}

export const saveAlert = (id: string, change: Partial<typeof alerts.$inferInsert>) =>
  store().db.update(alerts).set(change).where(eq(alerts.id, id))

/** Keeps that an alert is met now; false when it was met already. */
export async function turnMet(id: string): Promise<boolean> {
  const turned = await store()
    .db.update(alerts)
    .set({ isMet: true })
    .where(and(eq(alerts.id, id), eq(alerts.isMet, false)))
    .returning({ id: alerts.id })
  return turned.length > 0
}

export async function changeAlert(
  id: string,
  userId: string,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(alerts)
    .set(change)
    .where(and(eq(alerts.id, id), eq(alerts.userId, userId)))
    .returning({ id: alerts.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (userId: string, search: string) =>
  and(
    eq(alerts.userId, userId),
    isNull(alerts.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(alerts.title, word)),
  )

export const listAlerts = (userId: string, { search, before, most }: Asked): Promise<AlertRow[]> =>
  store()
    .db.select()
    .from(alerts)
    .where(and(own(userId, search), before ? lt(alerts.createdAt, before) : undefined))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(most)

export async function countAlerts(userId: string, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(alerts).where(own(userId, search))
  return row?.count ?? 0
}

export async function findDeletedAlert(id: string, userId: string): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: alerts.id, title: alerts.title })
    .from(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.userId, userId), isNotNull(alerts.deletedAt)))
  return row ?? null
}

/** Alerts whose time has come. */
export const listDueAlerts = (now: Date, most: number): Promise<AlertRow[]> =>
  store()
    .db.select()
    .from(alerts)
    .where(and(eq(alerts.isOn, true), lte(alerts.nextAt, now), isNull(alerts.deletedAt)))
    .orderBy(asc(alerts.nextAt))
    .limit(most)

/** Takes the turn of an alert, once among all servers; false when another did. */
export async function claimAlert(id: string, nextAt: Date, next: Date | null): Promise<boolean> {
  const taken = await store()
    .db.update(alerts)
    .set({ nextAt: next })
    .where(and(eq(alerts.id, id), eq(alerts.nextAt, nextAt), eq(alerts.isOn, true)))
    .returning({ id: alerts.id })
  return taken.length > 0
}

/** Keeps a look, and the last ones before it. */
export async function createLook(row: typeof looks.$inferInsert): Promise<void> {
  await store().db.insert(looks).values(row)
  const over = await store()
    .db.select({ id: looks.id })
    .from(looks)
    .where(eq(looks.alertId, row.alertId))
    .orderBy(desc(looks.at), desc(looks.id))
    .limit(LOOKS_KEPT)
    .offset(LOOKS_KEPT)
  const ids = over.map(({ id }) => id)
  if (ids.length > 0) await store().db.delete(looks).where(inArray(looks.id, ids))
}

export const listLooks = (alertId: string, most: number): Promise<LookRow[]> =>
  store().db.select().from(looks).where(eq(looks.alertId, alertId)).orderBy(desc(looks.at), desc(looks.id)).limit(most)

/** The zone a member chose last; null when they chose none. */
export async function findLastZone(userId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ zone: alerts.zone })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(desc(alerts.createdAt))
    .limit(1)
  return row?.zone ?? null
}

export const removeAlertsDeletedBefore = (moment: Date) => store().db.delete(alerts).where(lt(alerts.deletedAt, moment))

export async function* readOwnAlerts({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(alerts)
    .where(eq(alerts.userId, id))
    .orderBy(asc(alerts.createdAt), asc(alerts.id))
  yield* rows.map(({ userId: _user, ...rest }) => rest)
}

const ownAlerts = ({ id }: Person) => store().db.select({ id: alerts.id }).from(alerts).where(eq(alerts.userId, id))

export async function* readOwnLooks(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(looks)
    .where(inArray(looks.alertId, ownAlerts(person)))
    .orderBy(asc(looks.at), asc(looks.id))
}

export const eraseLooks = (person: Person) =>
  store()
    .db.delete(looks)
    .where(inArray(looks.alertId, ownAlerts(person)))
export const eraseAlerts = ({ id }: Person) => store().db.delete(alerts).where(eq(alerts.userId, id))
