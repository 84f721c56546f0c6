import { z } from 'zod'

/** What somebody allows whoever has a link to a document. */
export const documentTermsSchema = z.object({ takesComments: z.boolean() })
export type DocumentTerms = z.output<typeof documentTermsSchema>

export const DOCUMENT_SHARE_KIND = 'document'

/** A comment as it is shown. */
export type ShownComment = {
  id: string
  name: string
  quote: string
  text: string
  createdAt: Date
  isDone: boolean
  /** Whoever looks wrote it. */
  isMine: boolean
}

export const COMMENT_MAX_CHARS = 4_000
export const QUOTE_MAX_CHARS = 600
/** So many comments a document takes. */
export const MOST_COMMENTS = 500
