import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { listOfCollection, listQuestions } from '../keeping/documents.store.server.ts'
import { readShare } from '../sharing/share-view.server.ts'
import { COLLECTION_SHARE_KIND } from '../sharing/shared-terms.ts'
import * as rows from './collections.store.server.ts'
import { withRelations } from './relations.ts'
import { factsTable } from './facts-table.ts'

export const MOST_IN_COLLECTION = 1_000
/** Rows of a page: what was found in one document is long. */
const PER_PAGE = 100

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

const parts = ['ask', 'documents', 'facts', 'share'] as const

/** Document intelligence as its address asks for it: the collections, or one of them. */
export async function readCollections(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('collection')
  if (!id) {
    const page = await readKeptPage(collectionsKeeping, await findVisitor(request), params, () => '')
    return { part: 'list' as const, page }
  }
  const { row, owner } = await requireCollection(request, id)
  const documents = await listOfCollection(id, MOST_IN_COLLECTION)
  const part = parts.find((one) => one === params.get('part')) ?? (documents.length === 0 ? 'documents' : 'ask')
  const paging = toPaging(params, documents.length)
  return {
    part,
    id,
    title: row.title,
    columns: row.columns as string[],
    paging,
    documents: onPage(
      withRelations(documents).map(({ id: one, title, state, pageCount, sameAs, newerThan }) => {
        return { id: one, title, state, pageCount, sameAs, newerThan }
      }),
      paging,
    ),
    waiting: documents.filter(({ state }) => state === 'waiting' || state === 'reading').length,
    isStill: params.get('refresh') === 'off',
    questions:
      part === 'ask'
        ? (await listQuestions({ collectionId: id })).map((one) => ({
            id: one.id,
            question: one.question,
            answer: one.answer as DocumentAnswer,
          }))
        : [],
    facts: part === 'facts' ? await readFacts(row, paging.page) : [],
    share: part === 'share' ? await readShare(request, { kind: COLLECTION_SHARE_KIND, thingId: id }, owner) : null,
  }
}
export type CollectionsView = Awaited<ReturnType<typeof readCollections>>
export type CollectionView = Exclude<CollectionsView, { part: 'list' }>

/** Which page of a collection's documents an address asks for, of how many. */
export function toPaging(params: URLSearchParams, count: number) {
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const page = Math.min(pages, Math.max(1, Math.floor(Number(params.get('page')) || 1)))
  return { page, pages, perPage: PER_PAGE, count }
}
export type Paging = ReturnType<typeof toPaging>

/** The part of a list that stands on a page. */
export const onPage = <One>(list: readonly One[], { page, perPage }: Paging): One[] =>
  list.slice((page - 1) * perPage, page * perPage)

/** The facts of one page of a collection's documents. */
export async function readFacts(row: rows.CollectionRow, page: number) {
  const list = await rows.listFound(row.id, PER_PAGE, (page - 1) * PER_PAGE)
  return factsTable(
    row.columns as string[],
    list.filter(({ state }) => state === 'ready').map((one) => ({ ...one, found: one.found as Found })),
  )
}
