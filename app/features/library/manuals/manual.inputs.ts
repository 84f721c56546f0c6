import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { isLanguageCode } from '#app/kits/foundation/text-files/book/book.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const NO_ACT = 'This page does not know what to do with that. Please load it again.'
export const MANUAL_TITLE_MAX_CHARS = 200
export const FACTS_MAX_CHARS = 100_000
export const MANUAL_PICTURE_MAX_BYTES = 10 * 1_048_576

const lines = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(z.string().max(FACTS_MAX_CHARS, `Please keep it under ${FACTS_MAX_CHARS.toLocaleString('en')} characters.`))
  .default('')
const facts = { about: lines, parts: lines, specs: lines, warnings: lines, tasks: lines, troubles: lines }
const title = z
  .string()
  .trim()
  .min(1, 'Name the product.')
  .max(MANUAL_TITLE_MAX_CHARS, `A name has up to ${MANUAL_TITLE_MAX_CHARS} characters.`)
const language = z
  .string()
  .trim()
  .max(35)
  .refine(isLanguageCode, 'Choose a language, or write its code, such as “en” or “pt-BR”.')
const basics = {
  title,
  maker: z.string().trim().max(200, 'Please keep it under 200 characters.').default(''),
  language,
}

export const manualCreateInputs = z.object({
  do: z.literal('make'),
  isEnhanced: z.stringbool().default(false),
  ...basics,
  ...facts,
})

export const manualInputs = z.preprocess(
  // The form that reports names its act otherwise.
  (raw) =>
    raw && typeof raw === 'object' && 'act' in raw && !('do' in raw)
      ? { ...raw, do: (raw as { act: unknown }).act }
      : raw,
  z.discriminatedUnion(
    'do',
    [
      z.object({ do: z.literal('save'), version: z.coerce.number().int().min(1), ...basics, ...facts }),
      z.object({ do: z.literal('language'), code: language, ...facts }),
      z.object({ do: z.literal('translate'), code: language }),
      z.object({ do: z.literal('drop-language'), code: language }),
      z.object({
        do: z.literal('picture'),
        key: z.string().trim().min(1, 'Say which part it shows, by its key.').max(40),
        alt: z.string().trim().min(1, 'Say what the picture shows.').max(400),
      }),
      z.object({ do: z.literal('drop-picture'), key: z.string().max(40) }),
      z.object({ do: z.literal('enhance') }),
      z.object({ do: z.literal('publish') }),
      z.object({ do: z.literal('withdraw') }),
      z.object({ do: z.literal('share'), term: shareTermInput }),
      z.object({ do: z.literal('revoke'), share: id }),
      z.object({ do: z.literal('delete') }),
      z.object({ do: z.literal('report'), ...reportFields }),
    ],
    NO_ACT,
  ),
)
export type ManualInputs = z.output<typeof manualInputs>
