import { z } from 'zod'

/** What somebody allows whoever has a link to a document. */
export const sharedTerms = z.object({ showsText: z.boolean() })
export const SHARE_KIND = 'document'
export const COLLECTION_SHARE_KIND = 'document-collection'
