import { z } from 'zod'

const MOST_TEXTS = 20
const MAX_TEXT_CHARS = 50_000

const text = z.string().max(MAX_TEXT_CHARS)
const part = z.object({ type: z.literal('text', 'is text: pictures are not looked at here'), text })

/** What `POST /v1/moderations` takes, as OpenAI's API names it. */
export const moderationInputs = z.object({
  input: z
    .union(
      [
        text,
        z
          .array(z.union([text, part]))
          .min(1)
          .max(MOST_TEXTS),
      ],
      {
        error: `is a text, or up to ${MOST_TEXTS} of them; pictures are not looked at here`,
      },
    )
    .transform((said) => [said].flat().map((one) => (typeof one === 'string' ? one : one.text))),
  model: z.string().min(1).max(200).nullish(),
})
