import { embedInPieces } from '#app/kits/asking/cited-answer/embed-in-pieces.server.ts'
import { findInDocument } from '#app/kits/asking/cited-answer/find-in-document.ts'
import { placeOfQuote } from '#app/kits/asking/cited-answer/find-quote.ts'
import type { DocumentSentence } from '#app/kits/asking/cited-answer/sentences-of-document.ts'
import { toPlaceWords, type DocumentKind } from '#app/kits/foundation/documents/document.ts'
import { findPassages, type FoundPassage } from '#app/kits/search/document-passages/passages.store.server.ts'
import { isEmptyQuery, readSearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { AnswerPassage, DocumentAnswer } from '../keeping/found.ts'
import { createQuestion } from '../keeping/documents.store.server.ts'
import { countOfCollection, type CollectionRow } from './collections.store.server.ts'

const MOST_PASSAGES = 40
/** About 10 ms each: the best by their words. */
const MOST_COMPARED = 36

/** Answers a question from all documents of a collection with their own sentences, each at its place, and keeps both. */
export async function askCollection({ id: collectionId, title }: CollectionRow, question: string): Promise<void> {
  const answer = await answerFrom(collectionId, title, question)
  await createQuestion({ id: createId(), collectionId, question, answer, createdAt: clock.now() })
}

/** Text search finds the passages, words and meaning the sentences in them. */
export async function answerFrom(collectionId: string, title: string, question: string): Promise<DocumentAnswer> {
  const startedAt = performance.now()
  const query = readSearchQuery(question)
  const looked = await countOfCollection(collectionId)
  const passages = isEmptyQuery(query) ? [] : await findPassages({ collections: [collectionId] }, query, MOST_PASSAGES)
  // Each passage stands as a page of one document, so that its sentence leads back to it.
  const found = await findInDocument(
    question,
    { title, kind: 'text', pages: passages.map(({ text }, n) => ({ number: n + 1, text })), isCut: false },
    embedInPieces,
    { mostCompared: MOST_COMPARED },
  )
  const toPassages = (list: readonly DocumentSentence[]) =>
    list.flatMap((sentence) => toPassage(passages[sentence.page - 1], sentence))
  return {
    passages: toPassages(found.sentences),
    near: toPassages(found.near),
    tookMs: Math.round(performance.now() - startedAt),
    looked,
  }
}

function toPassage(passage: FoundPassage | undefined, { quote, text }: DocumentSentence): AnswerPassage[] {
  const place =
    passage && (placeOfQuote(passage.text, quote) ?? placeOfQuote(passage.text, quote.split('\n').at(-1) ?? ''))
  if (!passage || !place) return []
  return [
    {
      document: passage.documentId,
      title: passage.title,
      page: passage.page,
      start: passage.start + place.start,
      end: passage.start + place.end,
      text,
      place: toPlaceWords((passage.kind ?? 'text') as DocumentKind, passage.page),
    },
  ]
}
