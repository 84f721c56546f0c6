import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, lt, notInArray, or, sql } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { textDocuments as documents, textVersions as versions } from '#app/database/tables/writing.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type DocumentRow = typeof documents.$inferSelect
export type VersionRow = typeof versions.$inferSelect

/** A document by its id, whoever it belongs to; null when there is none or it was deleted. */
export async function findDocument(id: string): Promise<DocumentRow | null> {
  const [row] = await store()
    .db.select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
  return row ?? null
}

export const createDocument = (row: typeof documents.$inferInsert) => store().db.insert(documents).values(row)

/** Saves what changed when the document still has the version it was changed from; false when it moved on. */
export async function saveDocument(
  id: string,
  version: number,
  change: Partial<Pick<DocumentRow, 'title' | 'text' | 'folder' | 'goal' | 'version' | 'updatedAt'>>,
): Promise<boolean> {
  const saved = await store()
    .db.update(documents)
    .set(change)
    .where(and(eq(documents.id, id), eq(documents.version, version)))
    .returning({ id: documents.id })
  return saved.length > 0
}

export async function changeDocument(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(documents)
    .set(change)
    .where(and(eq(documents.id, id), belongsTo(documents, owner)))
    .returning({ id: documents.id })
  return changed.length > 0
}

type Asked = { search: string; folder: string | null; before: Date | null; most: number }

/** Somebody's documents, those written in last first. */
export const listDocuments = (owner: Visitor, { search, folder, before, most }: Asked) =>
  store()
    .db.select({
      id: documents.id,
      title: documents.title,
      folder: documents.folder,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(and(ownDocuments(owner, search, folder), before ? lt(documents.updatedAt, before) : undefined))
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(most)

export async function countDocuments(owner: Visitor, search: string, folder: string | null): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(documents)
    .where(ownDocuments(owner, search, folder))
  return row?.count ?? 0
}

export async function listFolders(owner: Visitor): Promise<string[]> {
  const rows = await store()
    .db.selectDistinct({ folder: documents.folder })
    .from(documents)
    .where(ownDocuments(owner, '', null))
    .orderBy(documents.folder)
  return rows.map(({ folder }) => folder).filter(Boolean)
}

export async function findDeletedDocument(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.id, id), belongsTo(documents, owner), isNotNull(documents.deletedAt)))
  return row ?? null
}

/** What somebody deleted and can still bring back, the newest first. */
export const listDeletedDocuments = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: documents.id, title: documents.title, deletedAt: documents.deletedAt })
    .from(documents)
    .where(and(belongsTo(documents, owner), isNotNull(documents.deletedAt)))
    .orderBy(desc(documents.deletedAt))
    .limit(most)

/** Documents that were deleted before a moment, some at a time. */
export const listDocumentsDeletedBefore = (moment: Date, most: number) =>
  store().db.select().from(documents).where(lt(documents.deletedAt, moment)).limit(most)

export const removeDocuments = (ids: readonly string[]) =>
  store()
    .db.delete(documents)
    .where(inArray(documents.id, [...ids]))

/** So much of a document is looked through and shown from. */
const HEAD_CHARS = 60_000

/** Somebody's documents whose title or text holds all words, those written in last first, with their beginnings. */
export const findDocumentsSaying = (owner: Visitor, words: readonly string[], most: number) =>
  store()
    .db.select({
      id: documents.id,
      title: documents.title,
      text: sql<string>`substr(${documents.text}, 1, ${HEAD_CHARS})`,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(ownDocuments(owner, words.join(' '), null))
    .orderBy(desc(documents.updatedAt))
    .limit(most)

/** The documents with pictures that a guest made since a moment, also when they are the member's already. */
export const listPictured = (userId: string, guestId: string, since: Date) =>
  store()
    .db.select({ id: documents.id, text: documents.text })
    .from(documents)
    .where(
      and(
        or(eq(documents.guestId, guestId), and(eq(documents.userId, userId), gt(documents.createdAt, since))),
        like(documents.text, '%/pictures/%'),
      ),
    )

function ownDocuments(owner: Visitor, search: string, folder: string | null) {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    belongsTo(documents, owner),
    isNull(documents.deletedAt),
    folder === null ? undefined : eq(documents.folder, folder),
    ...words.map((word) => or(holds(documents.title, word), holds(documents.text, word))),
  )
}

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

/** The versions of a document, newest first, without their texts. */
export const listVersions = (documentId: string, most: number) =>
  store()
    .db.select({
      id: versions.id,
      version: versions.version,
      title: versions.title,
      reason: versions.reason,
      createdAt: versions.createdAt,
    })
    .from(versions)
    .where(eq(versions.documentId, documentId))
    .orderBy(desc(versions.createdAt), desc(versions.version))
    .limit(most)

export async function findVersion(documentId: string, id: string): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.documentId, documentId), eq(versions.id, id)))
  return row ?? null
}

/** The text a change began from; null when it is kept no more. */
export async function findBase(documentId: string, version: number): Promise<string | null> {
  const [row] = await store()
    .db.select({ text: versions.text })
    .from(versions)
    .where(
      and(eq(versions.documentId, documentId), eq(versions.version, version), notInArray(versions.reason, ['aside'])),
    )
    .limit(1)
  return row?.text ?? null
}

export const removeVersions = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await store()
      .db.delete(versions)
      .where(inArray(versions.id, [...ids]))
}
