import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  documentPages as pages,
  documentPassages as passages,
  documentQuestions as questions,
  readDocuments as documents,
} from '#app/database/tables/documents.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { KeptPage } from './found.ts'

export type DocumentRow = typeof documents.$inferSelect
export type QuestionRow = typeof questions.$inferSelect

/** What a list shows of a document: all but what was found in it. */
const listed = {
  id: documents.id,
  title: documents.title,
  kind: documents.kind,
  state: documents.state,
  pageCount: documents.pageCount,
  createdAt: documents.createdAt,
  collectionId: documents.collectionId,
  sha256: documents.sha256,
  name: documents.name,
}
export type ListedDocument = Pick<DocumentRow, keyof typeof listed>

export const createDocument = (row: typeof documents.$inferInsert) => store().db.insert(documents).values(row)

/** A document whoever it belongs to; null when there is none or it was deleted. */
export async function findDocument(id: string): Promise<DocumentRow | null> {
  const [row] = await store()
    .db.select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
  return row ?? null
}

export const saveDocument = (id: string, change: Partial<typeof documents.$inferInsert>) =>
  store().db.update(documents).set(change).where(eq(documents.id, id))

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

type Asked = { search: string; before: Date | null; most: number }

/** Somebody's documents outside collections, newest first. */
export const listDocuments = (owner: Visitor, { search, before, most }: Asked): Promise<ListedDocument[]> =>
  store()
    .db.select(listed)
    .from(documents)
    .where(and(own(owner, search), before ? lt(documents.createdAt, before) : undefined))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(most)

/** Those of a collection, in the order they came. */
export const listOfCollection = (collectionId: string, most: number): Promise<ListedDocument[]> =>
  store()
    .db.select(listed)
    .from(documents)
    .where(and(eq(documents.collectionId, collectionId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(most)

export async function countDocuments(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(documents).where(own(owner, search))
  return row?.count ?? 0
}

function own(owner: Visitor, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    belongsTo(documents, owner),
    isNull(documents.deletedAt),
    isNull(documents.collectionId),
    ...words.map((word) => holds(documents.title, word)),
  )
}

export async function findDeletedDocument(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.id, id), belongsTo(documents, owner), isNotNull(documents.deletedAt)))
  return row ?? null
}

const PAGES_AT_ONCE = 100
const PASSAGES_AT_ONCE = 200

/** Puts the pages and passages of a document in the place of those it had. */
export const replacePages = (
  documentId: string,
  list: readonly KeptPage[],
  found: readonly { id: string; searchId: number; page: number; start: number; text: string }[],
): Promise<void> =>
  store().tx(async () => {
    const { db } = store()
    await db.delete(pages).where(eq(pages.documentId, documentId))
    await db.delete(passages).where(eq(passages.documentId, documentId))
    for (let at = 0; at < list.length; at += PAGES_AT_ONCE)
      await db.insert(pages).values(list.slice(at, at + PAGES_AT_ONCE).map((page) => ({ ...page, documentId })))
    for (let at = 0; at < found.length; at += PASSAGES_AT_ONCE)
      await db.insert(passages).values(found.slice(at, at + PASSAGES_AT_ONCE).map((one) => ({ ...one, documentId })))
  })

export async function findPage(documentId: string, number: number): Promise<KeptPage | null> {
  const [row] = await store()
    .db.select()
    .from(pages)
    .where(and(eq(pages.documentId, documentId), eq(pages.number, number)))
  return row ? toPage(row) : null
}

export async function listPages(documentId: string): Promise<KeptPage[]> {
  const rows = await store().db.select().from(pages).where(eq(pages.documentId, documentId)).orderBy(asc(pages.number))
  return rows.map(toPage)
}

/** The numbers and names of the pages, without their texts. */
export const listPageNames = (documentId: string) =>
  store()
    .db.select({ number: pages.number, label: pages.label })
    .from(pages)
    .where(eq(pages.documentId, documentId))
    .orderBy(asc(pages.number))

const toPage = ({ number, label, text, blocks }: typeof pages.$inferSelect): KeptPage => ({
  number,
  label,
  text,
  blocks: blocks as KeptPage['blocks'],
})

export const createQuestion = (row: typeof questions.$inferInsert) => store().db.insert(questions).values(row)

const MOST_QUESTIONS = 50
/** What was asked of a document or a collection, newest first. */
export const listQuestions = (of: { documentId: string } | { collectionId: string }): Promise<QuestionRow[]> =>
  store()
    .db.select()
    .from(questions)
    .where('documentId' in of ? eq(questions.documentId, of.documentId) : eq(questions.collectionId, of.collectionId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(MOST_QUESTIONS)

export const listDeletedBefore = (moment: Date, most: number) =>
  store()
    .db.select({ id: documents.id, fileId: documents.fileId })
    .from(documents)
    .where(lt(documents.deletedAt, moment))
    .limit(most)

export const removeDocuments = (ids: readonly string[]) =>
  store()
    .db.delete(documents)
    .where(inArray(documents.id, [...ids]))

/** The files of what a guest and the member have, to be kept for the member. */
export async function listFileIdsOf(userId: string, guestId: string): Promise<string[]> {
  const rows = await store().db.select({ fileId: documents.fileId }).from(documents).where(eq(documents.userId, userId))
  const guests = await store()
    .db.select({ fileId: documents.fileId })
    .from(documents)
    .where(eq(documents.guestId, guestId))
  return [...rows, ...guests].map(({ fileId }) => fileId)
}
