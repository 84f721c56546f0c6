import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { documentCollections, readDocuments } from '#app/database/tables/documents.ts'
import { research } from '#app/database/tables/research/research.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type ResearchRow = typeof research.$inferSelect

export const createResearch = (row: typeof research.$inferInsert) => store().db.insert(research).values(row)

/** A research whoever it belongs to; null when there is none or it was deleted. */
export async function findResearch(id: string): Promise<ResearchRow | null> {
  const [row] = await store()
    .db.select()
    .from(research)
    .where(and(eq(research.id, id), isNull(research.deletedAt)))
  return row ?? null
}

export const saveResearch = (id: string, change: Partial<typeof research.$inferInsert>) =>
  store().db.update(research).set(change).where(eq(research.id, id))

/** Changes it while it is in a state; false when it is in another by now. */
export async function saveInState(
  id: string,
  states: readonly ResearchRow['state'][],
  change: Partial<typeof research.$inferInsert>,
): Promise<boolean> {
  const changed = await store()
    .db.update(research)
    .set(change)
    .where(and(eq(research.id, id), inArray(research.state, [...states]), isNull(research.deletedAt)))
    .returning({ id: research.id })
  return changed.length > 0
}

export async function changeResearch(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(research)
    .set(change)
    .where(and(eq(research.id, id), belongsTo(research, owner)))
    .returning({ id: research.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(research, owner),
    isNull(research.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(research.title, word)),
  )

const listed = { id: research.id, title: research.title, state: research.state, createdAt: research.createdAt }
export type ListedResearch = Pick<ResearchRow, keyof typeof listed>

export const listResearch = (owner: Visitor, { search, before, most }: Asked): Promise<ListedResearch[]> =>
  store()
    .db.select(listed)
    .from(research)
    .where(and(own(owner, search), before ? lt(research.createdAt, before) : undefined))
    .orderBy(desc(research.createdAt), desc(research.id))
    .limit(most)

export async function countResearch(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(research).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedResearch(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: research.id, title: research.title })
    .from(research)
    .where(and(eq(research.id, id), belongsTo(research, owner), isNotNull(research.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: research.id }).from(research).where(lt(research.deletedAt, moment)).limit(most)

export const removeResearch = (ids: readonly string[]) =>
  store()
    .db.delete(research)
    .where(inArray(research.id, [...ids]))

/** Somebody's read documents outside collections, newest first: what a plan may name. */
export const listReadable = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: readDocuments.id, title: readDocuments.title })
    .from(readDocuments)
    .where(
      and(
        belongsTo(readDocuments, owner),
        isNull(readDocuments.deletedAt),
        isNull(readDocuments.collectionId),
        eq(readDocuments.state, 'ready'),
      ),
    )
    .orderBy(desc(readDocuments.createdAt), desc(readDocuments.id))
    .limit(most)

/** Somebody's collections of documents, newest first. */
export const listReadableCollections = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: documentCollections.id, title: documentCollections.title })
    .from(documentCollections)
    .where(and(belongsTo(documentCollections, owner), isNull(documentCollections.deletedAt)))
    .orderBy(desc(documentCollections.createdAt), asc(documentCollections.id))
    .limit(most)
