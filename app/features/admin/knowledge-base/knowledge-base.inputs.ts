import { z } from 'zod'
import { articleFields } from '#app/kits/operations/knowledge-base/article.inputs.ts'
import { ticketText } from '#app/kits/members/tickets/tickets.inputs.ts'

const SLUG_MAX_CHARS = 120
const KEY_MAX_CHARS = 300
const GONE = 'There is no such thing here any more.'
const slug = z.string(GONE).min(1, GONE).max(SLUG_MAX_CHARS)
const key = z.string(GONE).min(1, GONE).max(KEY_MAX_CHARS)
const number = z.string(GONE).min(1, GONE).max(SLUG_MAX_CHARS)
const ofArticle = <Act extends string>(act: Act) => z.object({ act: z.literal(act), slug })

export const knowledgeBaseInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('draft'), slug: slug.optional(), question: key.optional(), ...articleFields }),
  z.object({ act: z.literal('publish'), slug: slug.optional(), question: key.optional(), ...articleFields }),
  ofArticle('discard'),
  ofArticle('hide'),
  ofArticle('show'),
  ofArticle('take'),
  ofArticle('keep'),
  z.object({ act: z.literal('restore'), slug, number: z.coerce.number().int().positive() }),
  z.object({
    act: z.literal('settle'),
    key,
    article: z
      .string('Choose the article that answers it.')
      .min(1, 'Choose the article that answers it.')
      .max(SLUG_MAX_CHARS),
  }),
  z.object({ act: z.literal('out-of-scope'), key }),
  z.object({ act: z.literal('unsettle'), key }),
  z.object({ act: z.literal('answer'), number, text: ticketText }),
  z.object({ act: z.literal('note'), number, text: ticketText }),
  z.object({ act: z.literal('close'), number }),
  z.object({ act: z.literal('reopen'), number }),
])
export type KnowledgeBaseInput = z.output<typeof knowledgeBaseInputs>
