import { embedInPieces } from '#app/kits/asking/cited-answer/embed-in-pieces.server.ts'
import { findInDocument } from '#app/kits/asking/cited-answer/find-in-document.ts'
import { placeOfQuote } from '#app/kits/asking/cited-answer/find-quote.ts'
import type { DocumentSentence } from '#app/kits/asking/cited-answer/sentences-of-document.ts'
import { toPlaceWords, type DocumentKind } from '#app/kits/foundation/documents/document.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { AnswerPassage, DocumentAnswer, Found, KeptPage } from '../keeping/found.ts'
import { createQuestion, listPages, type DocumentRow } from '../keeping/documents.store.server.ts'

/** Answers a question from one document with its own sentences, each at its place, and keeps both. */
export async function askDocument(row: DocumentRow, question: string): Promise<string> {
  const startedAt = performance.now()
  const pages = await listPages(row.id)
  const kind = (row.kind ?? 'text') as DocumentKind
  const found = await findInDocument(
    question,
    {
      title: row.title,
      kind,
      pages: pages.map(({ number, text }) => ({ number, text })),
      isCut: (row.found as Found).isCut,
    },
    embedInPieces,
  )
  const passageOf = (sentence: DocumentSentence) => toPassage(row, pages, sentence)
  const answer: DocumentAnswer = {
    passages: found.sentences.flatMap(passageOf),
    near: found.near.flatMap(passageOf),
    tookMs: Math.round(performance.now() - startedAt),
    looked: pages.length,
  }
  const id = createId()
  await createQuestion({ id, documentId: row.id, question, answer, createdAt: clock.now() })
  return id
}

type Whose = Pick<DocumentRow, 'id' | 'title' | 'kind'>

/** Where a sentence stands, by its own words; one that cannot be found again is no answer. */
function toPassage(
  row: Whose,
  pages: readonly KeptPage[],
  { quote, text, page: number }: DocumentSentence,
): AnswerPassage[] {
  const page = pages.find((one) => one.number === number)
  const place = page && (placeOfQuote(page.text, quote) ?? placeOfQuote(page.text, quote.split('\n').at(-1) ?? ''))
  if (!page || !place) return []
  return [
    {
      document: row.id,
      title: row.title,
      page: number,
      ...place,
      text,
      place: toPlaceWords((row.kind ?? 'text') as DocumentKind, number, page.label ?? undefined),
    },
  ]
}
