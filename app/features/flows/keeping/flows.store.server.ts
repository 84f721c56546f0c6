import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { flowCases, flowRuns, flows, flowVersions } from '#app/database/tables/flows/flows.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type FlowRow = typeof flows.$inferSelect
export type VersionRow = typeof flowVersions.$inferSelect
export type CaseRow = typeof flowCases.$inferSelect

export const createFlow = (row: typeof flows.$inferInsert) => store().db.insert(flows).values(row)

/** A flow whoever it belongs to; null when there is none or it was deleted. */
export async function findFlow(id: string): Promise<FlowRow | null> {
  const [row] = await store()
    .db.select()
    .from(flows)
    .where(and(eq(flows.id, id), isNull(flows.deletedAt)))
  return row ?? null
}

export const saveFlow = (id: string, change: Partial<typeof flows.$inferInsert>) =>
  store().db.update(flows).set(change).where(eq(flows.id, id))

/** Moves a flow on from a version; false when it is at another by now. */
export async function moveOn(id: string, from: number, change: Partial<typeof flows.$inferInsert>): Promise<boolean> {
  const changed = await store()
    .db.update(flows)
    .set(change)
    .where(and(eq(flows.id, id), eq(flows.version, from), isNull(flows.deletedAt)))
    .returning({ id: flows.id })
  return changed.length > 0
}

export async function changeFlow(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(flows)
    .set(change)
    .where(and(eq(flows.id, id), belongsTo(flows, owner)))
    .returning({ id: flows.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number; face?: FlowRow['face'] }
const own = (owner: Visitor, { search, face }: Pick<Asked, 'search' | 'face'>) =>
  and(
    belongsTo(flows, owner),
    isNull(flows.deletedAt),
    face && eq(flows.face, face),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(flows.title, word)),
  )

const listed = {
  ...{ id: flows.id, title: flows.title, face: flows.face, released: flows.released, version: flows.version },
  createdAt: flows.createdAt,
}
export type ListedFlow = Pick<FlowRow, keyof typeof listed>

export const listFlows = (owner: Visitor, asked: Asked): Promise<ListedFlow[]> =>
  store()
    .db.select(listed)
    .from(flows)
    .where(and(own(owner, asked), asked.before ? lt(flows.createdAt, asked.before) : undefined))
    .orderBy(desc(flows.createdAt), desc(flows.id))
    .limit(asked.most)

export async function countFlows(owner: Visitor, asked: Pick<Asked, 'search' | 'face'>): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(flows).where(own(owner, asked))
  return row?.count ?? 0
}

export async function findDeletedFlow(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: flows.id, title: flows.title })
    .from(flows)
    .where(and(eq(flows.id, id), belongsTo(flows, owner), isNotNull(flows.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: flows.id }).from(flows).where(lt(flows.deletedAt, moment)).limit(most)

export const removeFlows = (ids: readonly string[]) =>
  store()
    .db.delete(flows)
    .where(inArray(flows.id, [...ids]))

export const createVersion = (row: typeof flowVersions.$inferInsert) => store().db.insert(flowVersions).values(row)

export async function findVersion(flowId: string, number: number): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(flowVersions)
    .where(and(eq(flowVersions.flowId, flowId), eq(flowVersions.number, number)))
  return row ?? null
}

/** The versions of a flow, newest first. */
export const listVersions = (flowId: string, most: number): Promise<VersionRow[]> =>
  store()
    .db.select()
    .from(flowVersions)
    .where(eq(flowVersions.flowId, flowId))
    .orderBy(desc(flowVersions.number))
    .limit(most)

/** Takes versions away that are older than one, and that no run and no release stands on. */
export async function thinVersions(flowId: string, before: number, released: number | null): Promise<void> {
  const ran = store().db.select({ version: flowRuns.version }).from(flowRuns).where(eq(flowRuns.flowId, flowId))
  await store()
    .db.delete(flowVersions)
    .where(
      and(
        eq(flowVersions.flowId, flowId),
        lt(flowVersions.number, before),
        notInArray(flowVersions.number, ran),
        released === null ? undefined : sql`${flowVersions.number} <> ${released}`,
      ),
    )
}

export const createCase = (row: typeof flowCases.$inferInsert) => store().db.insert(flowCases).values(row)

export const listCases = (flowId: string): Promise<CaseRow[]> =>
  store().db.select().from(flowCases).where(eq(flowCases.flowId, flowId)).orderBy(asc(flowCases.createdAt))

export const removeCase = (flowId: string, id: string) =>
  store()
    .db.delete(flowCases)
    .where(and(eq(flowCases.flowId, flowId), eq(flowCases.id, id)))
