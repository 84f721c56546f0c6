import { z } from 'zod'
import { chosenReasons } from '#app/kits/asking/moderation/report-reasons.ts'

const WORDS_MAX_CHARS = 1_000
const WORD_MAX_CHARS = 60
const words = z
  .string()
  .trim()
  .max(WORDS_MAX_CHARS, `Please keep it under ${WORDS_MAX_CHARS.toLocaleString('en')} characters.`)
const id = z.string().min(1).max(64)

export const moderationInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('decide'),
    kind: id,
    thing: id,
    verdict: z.enum(['dismissed', 'hidden', 'warned', 'suspended'], 'Choose what is to be done.'),
    reason: z.enum(chosenReasons, 'Choose the reason.'),
    words: words.default(''),
  }),
  z.object({
    act: z.literal('answer'),
    decision: id,
    answer: words.min(1, 'Please write the answer.'),
    verdict: z.enum(['stands', 'reversed'], 'Say whether it stands.'),
  }),
  z.object({
    act: z.literal('block'),
    word: z
      .string()
      .trim()
      .toLowerCase()
      .min(2, 'A word or an address of two letters or more.')
      .max(WORD_MAX_CHARS, `At most ${WORD_MAX_CHARS} characters.`),
    how: z.enum(['hold', 'refuse'], 'Choose what happens.'),
  }),
  z.object({ act: z.literal('release'), word: z.string().min(1).max(WORD_MAX_CHARS) }),
])
