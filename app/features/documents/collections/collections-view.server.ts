import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { listOfCollection, listQuestions } from '../keeping/documents.store.server.ts'
import * as rows from './collections.store.server.ts'
import { factsTable } from './facts-table.ts'

export const MOST_IN_COLLECTION = 1_000

export const collectionsKeeping: Keeping = {
  change: rows.changeCollection,
  list: rows.listCollections,
  count: rows.countCollections,
  findDeleted: rows.findDeletedCollection,
  toAddress: (id, query = {}) =>
    to('v2-document-intelligence', null, { ...(id !== null && { collection: id }), ...query }),
}

/** A collection and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireCollection(request: Request, id: string): Promise<Reader & { row: rows.CollectionRow }> {
  const row = await rows.findCollection(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

const parts = ['ask', 'documents', 'facts'] as const

/** Document intelligence as its address asks for it: the collections, or one of them. */
export async function readCollections(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('collection')
  if (!id) {
    const page = await readKeptPage(collectionsKeeping, await findVisitor(request), params, () => '')
    return { part: 'list' as const, page }
  }
  const { row } = await requireCollection(request, id)
  const documents = await listOfCollection(id, MOST_IN_COLLECTION)
  const part = parts.find((one) => one === params.get('part')) ?? (documents.length === 0 ? 'documents' : 'ask')
  const first = new Map<string, string>()
  return {
    part,
    id,
    title: row.title,
    columns: row.columns as string[],
    documents: documents.map(({ id: one, title, state, pageCount, sha256 }) => {
      const same = first.get(sha256) ?? null
      if (same === null) first.set(sha256, title)
      return { id: one, title, state, pageCount, sameAs: same }
    }),
    isOpen: documents.some(({ state }) => state === 'waiting' || state === 'reading'),
    isStill: params.get('refresh') === 'off',
    questions:
      part === 'ask'
        ? (await listQuestions({ collectionId: id })).map((one) => ({
            id: one.id,
            question: one.question,
            answer: one.answer as DocumentAnswer,
          }))
        : [],
    facts: part === 'facts' ? await readFacts(row) : [],
  }
}
export type CollectionsView = Awaited<ReturnType<typeof readCollections>>
export type CollectionView = Exclude<CollectionsView, { part: 'list' }>

export async function readFacts(row: rows.CollectionRow) {
  const list = await rows.listFound(row.id, MOST_IN_COLLECTION)
  return factsTable(
    row.columns as string[],
    list.filter(({ state }) => state === 'ready').map((one) => ({ ...one, found: one.found as Found })),
  )
}
