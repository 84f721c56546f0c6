import { z } from 'zod'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { ADDED_MAX_WORDS, ADDED_WORD_MAX_CHARS } from '#app/engines/redaction/redaction.limits.ts'

const MAX_KEYS = 500
const MAX_KEY_CHARS = 300
const list = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(MAX_KEY_CHARS)).max(MAX_KEYS, 'That is more than fits in one go.'),
)

export const shareInputs = z.object({
  do: z.enum(['preview', 'share', 'revoke'], 'This page does not know what to do with that. Please load it again.'),
  share: z.string().max(64).default(''),
  term: shareTermInput,
  /** What was found and is to stay black. Absent on the first look, where all is. */
  hide: list,
  found: list,
  words: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(/\r?\n|,/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.string().max(ADDED_WORD_MAX_CHARS, `Please keep each word under ${ADDED_WORD_MAX_CHARS} characters.`))
        .max(ADDED_MAX_WORDS, `Up to ${ADDED_MAX_WORDS} words fit here.`),
    ),
})
export type ShareInputs = z.output<typeof shareInputs>
