import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findCollection } from '../collections/collections.store.server.ts'
import { MOST_IN_COLLECTION, onPage, readFacts, toPaging } from '../collections/collections-view.server.ts'
import type { DocumentAnswer } from '../keeping/found.ts'
import { listOfCollection, listQuestions } from '../keeping/documents.store.server.ts'
import { COLLECTION_SHARE_KIND } from './shared-terms.ts'

/** What whoever has a link to a collection sees; null when no such link works now. */
export async function readSharedCollection(id: string, params = new URLSearchParams()) {
  const link = await findShareLink(COLLECTION_SHARE_KIND, id)
  const row = link && (await findCollection(link.thingId))
  if (!row) return null
  const [documents, questions] = await Promise.all([
    listOfCollection(row.id, MOST_IN_COLLECTION),
    listQuestions({ collectionId: row.id }),
  ])
  const paging = toPaging(params, documents.length)
  return {
    what: 'collection' as const,
    title: row.title,
    id,
    paging,
    columns: row.columns as string[],
    facts: await readFacts(row, paging.page),
    documents: onPage(documents, paging).map(({ id: one, title, pageCount }) => ({ id: one, title, pageCount })),
    questions: questions.map(({ id: one, question, answer }) => ({
      id: one,
      question,
      answer: answer as DocumentAnswer,
    })),
  }
}
export type SharedCollectionView = NonNullable<Awaited<ReturnType<typeof readSharedCollection>>>
