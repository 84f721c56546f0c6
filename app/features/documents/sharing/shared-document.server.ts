import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import type { DocumentKind } from '#app/kits/foundation/documents/document.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { findDocument, listPageNames, listQuestions } from '../keeping/documents.store.server.ts'
import { readPageOf, toPlacesOf } from '../reading/documents-view.server.ts'
import { SHARE_KIND, sharedTerms } from './shared-terms.ts'

const NO_SHARE = 'There is no document under this address. Whoever shared it may have taken it back.'

/** What whoever has a link to a document sees; a 404 when it ended or was taken back. */
export async function readSharedDocument(request: Request, id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const terms = sharedTerms.safeParse(link?.terms)
  const row = link && terms.success ? await findDocument(link.thingId) : null
  if (!row || !terms.success || row.state !== 'ready') throw notFound(NO_SHARE)
  const kind = (row.kind ?? 'text') as DocumentKind
  const { showsText } = terms.data
  const params = new URL(request.url).searchParams
  return {
    what: 'document' as const,
    id,
    title: row.title,
    kind,
    pageCount: row.pageCount,
    found: row.found as Found,
    places: toPlacesOf(kind, await listPageNames(row.id)),
    showsText,
    page: showsText && params.has('page') ? await readPageOf(row.id, params) : null,
    questions: (await listQuestions({ documentId: row.id })).map(({ id: questionId, question, answer }) => ({
      id: questionId,
      question,
      answer: answer as DocumentAnswer,
    })),
  }
}
export type SharedView = Awaited<ReturnType<typeof readSharedDocument>>
