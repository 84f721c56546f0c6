import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { documentCollections as collections, readDocuments as documents } from '#app/database/tables/documents.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type CollectionRow = typeof collections.$inferSelect

export const createCollection = (row: typeof collections.$inferInsert) => store().db.insert(collections).values(row)

export async function findCollection(id: string): Promise<CollectionRow | null> {
  const [row] = await store()
    .db.select()
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)))
  return row ?? null
}

export const saveCollection = (id: string, change: Partial<typeof collections.$inferInsert>) =>
  store().db.update(collections).set(change).where(eq(collections.id, id))

export async function changeCollection(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(collections)
    .set(change)
    .where(and(eq(collections.id, id), belongsTo(collections, owner)))
    .returning({ id: collections.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(collections, owner),
    isNull(collections.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(collections.title, word)),
  )

export const listCollections = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: collections.id, title: collections.title, createdAt: collections.createdAt })
    .from(collections)
    .where(and(own(owner, search), before ? lt(collections.createdAt, before) : undefined))
    .orderBy(desc(collections.createdAt), desc(collections.id))
    .limit(most)

export async function countCollections(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(collections).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedCollection(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: collections.id, title: collections.title })
    .from(collections)
    .where(and(eq(collections.id, id), belongsTo(collections, owner), isNotNull(collections.deletedAt)))
  return row ?? null
}

export async function countOfCollection(collectionId: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(documents)
    .where(and(eq(documents.collectionId, collectionId), isNull(documents.deletedAt)))
  return row?.count ?? 0
}

/** What was found in each document of a collection, in the order they came. */
export const listFound = (collectionId: string, most: number, from: number) =>
  store()
    .db.select({
      id: documents.id,
      title: documents.title,
      kind: documents.kind,
      state: documents.state,
      found: documents.found,
    })
    .from(documents)
    .where(and(eq(documents.collectionId, collectionId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(most)
    .offset(from)

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: collections.id }).from(collections).where(lt(collections.deletedAt, moment)).limit(most)

/** The files of the documents of collections. */
export const listFileIdsIn = (ids: readonly string[]) =>
  store()
    .db.select({ fileId: documents.fileId })
    .from(documents)
    .where(inArray(documents.collectionId, [...ids]))

export const removeCollections = (ids: readonly string[]) =>
  store()
    .db.delete(collections)
    .where(inArray(collections.id, [...ids]))
