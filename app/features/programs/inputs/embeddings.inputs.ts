import { z } from 'zod'

const MOST_TEXTS = 256
const MAX_TEXT_CHARS = 20_000

const text = z.string('is a text; numbers of tokens are not read here').max(MAX_TEXT_CHARS)

/** What `POST /v1/embeddings` takes, as OpenAI's API names it. */
export const embeddingInputs = z.object({
  input: z
    .union([text.min(1), z.array(text).min(1).max(MOST_TEXTS)], {
      error: `is a text, or up to ${MOST_TEXTS} texts of up to ${MAX_TEXT_CHARS} characters`,
    })
    .transform((said) => [said].flat()),
  model: z.string().min(1).max(200).nullish(),
  encoding_format: z.enum(['float', 'base64'], 'is float or base64').nullish(),
  dimensions: z.int().min(1).nullish(),
  user: z.string().max(1_000).nullish(),
})
