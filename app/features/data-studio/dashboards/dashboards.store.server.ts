import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { dataDashboards as dashboards, dataTiles as tiles } from '#app/database/tables/research/dashboards.ts'
import { dataQuestions as questions, dataSets as sets } from '#app/database/tables/documents.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type DashboardRow = typeof dashboards.$inferSelect
export type TileRow = typeof tiles.$inferSelect

export const createDashboard = (row: typeof dashboards.$inferInsert) => store().db.insert(dashboards).values(row)

/** A dashboard whoever it belongs to; null when there is none or it was deleted. */
export async function findDashboard(id: string): Promise<DashboardRow | null> {
  const [row] = await store()
    .db.select()
    .from(dashboards)
    .where(and(eq(dashboards.id, id), isNull(dashboards.deletedAt)))
  return row ?? null
}

export async function changeDashboard(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(dashboards)
    .set(change)
    .where(and(eq(dashboards.id, id), belongsTo(dashboards, owner)))
    .returning({ id: dashboards.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(dashboards, owner),
    isNull(dashboards.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(dashboards.title, word)),
  )

export const listDashboards = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: dashboards.id, title: dashboards.title, createdAt: dashboards.createdAt })
    .from(dashboards)
    .where(and(own(owner, search), before ? lt(dashboards.createdAt, before) : undefined))
    .orderBy(desc(dashboards.createdAt), desc(dashboards.id))
    .limit(most)

export async function countDashboards(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(dashboards).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedDashboard(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: dashboards.id, title: dashboards.title })
    .from(dashboards)
    .where(and(eq(dashboards.id, id), belongsTo(dashboards, owner), isNotNull(dashboards.deletedAt)))
  return row ?? null
}

export const listDeletedDashboardsBefore = (moment: Date, most: number) =>
  store().db.select({ id: dashboards.id }).from(dashboards).where(lt(dashboards.deletedAt, moment)).limit(most)

export const removeDashboards = (ids: readonly string[]) =>
  store()
    .db.delete(dashboards)
    .where(inArray(dashboards.id, [...ids]))

/** How many tiles each of some dashboards has. */
export async function countTiles(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: tiles.dashboardId, count: count() })
    .from(tiles)
    .where(inArray(tiles.dashboardId, [...ids]))
    .groupBy(tiles.dashboardId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** The tiles of a dashboard in their order, each with its question and table as they are now. */
export const listTiles = (dashboardId: string) =>
  store()
    .db.select({ tile: tiles, question: questions, set: sets })
    .from(tiles)
    .leftJoin(questions, eq(questions.id, tiles.questionId))
    .leftJoin(sets, eq(sets.id, questions.dataSetId))
    .where(eq(tiles.dashboardId, dashboardId))
    .orderBy(asc(tiles.place), asc(tiles.id))
export type FullTile = Awaited<ReturnType<typeof listTiles>>[number]

export const createTile = (row: typeof tiles.$inferInsert) => store().db.insert(tiles).values(row)

export const saveTile = (dashboardId: string, id: string, change: Partial<Pick<TileRow, 'place' | 'width'>>) =>
  store()
    .db.update(tiles)
    .set(change)
    .where(and(eq(tiles.id, id), eq(tiles.dashboardId, dashboardId)))

export const removeTile = (dashboardId: string, id: string) =>
  store()
    .db.delete(tiles)
    .where(and(eq(tiles.id, id), eq(tiles.dashboardId, dashboardId)))

export async function* readOwnDashboards({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(dashboards)
    .where(eq(dashboards.userId, id))
    .orderBy(asc(dashboards.createdAt), asc(dashboards.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

const ownDashboards = ({ id }: Person) =>
  store().db.select({ id: dashboards.id }).from(dashboards).where(eq(dashboards.userId, id))

export async function* readOwnTiles(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(tiles)
    .where(inArray(tiles.dashboardId, ownDashboards(person)))
    .orderBy(asc(tiles.createdAt), asc(tiles.id))
}

export const eraseTiles = (person: Person) =>
  store()
    .db.delete(tiles)
    .where(inArray(tiles.dashboardId, ownDashboards(person)))
export const eraseDashboards = ({ id }: Person) => store().db.delete(dashboards).where(eq(dashboards.userId, id))
