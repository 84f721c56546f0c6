import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findDocument, type DocumentRow } from '../documents.store.server.ts'
import { DOCUMENT_SHARE_KIND, documentTermsSchema, type DocumentTerms } from './document-share.ts'

/** A document that a link shows, with what the link allows; null when it ended, was taken back, or the document is gone. */
export async function findSharedDocument(share: string): Promise<{ row: DocumentRow; terms: DocumentTerms } | null> {
  const link = await findShareLink(DOCUMENT_SHARE_KIND, share)
  const terms = documentTermsSchema.safeParse(link?.terms)
  const row = link && terms.success ? await findDocument(link.thingId) : null
  return row && terms.success ? { row, terms: terms.data } : null
}
