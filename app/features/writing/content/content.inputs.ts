import { z } from 'zod'
import { contentTools } from './content-tools.server.ts'
import { TEXT_MAX_CHARS } from './content.limits.ts'

const ids = contentTools.map(({ id }) => id) as [string, ...string[]]
const UNKNOWN = 'Choose a tool from the list.'

/** A text and the tool it is for; what the tool asks comes as `option-<id>`, and a second tool may follow. */
export const contentInputs = z.looseObject({
  do: z.literal('work', 'This page does not know what to do with that. Please load it again.'),
  tool: z.enum(ids, UNKNOWN),
  then: z.enum(['', ...ids], UNKNOWN).default(''),
  text: z
    .string('Paste or type a text first.')
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'Paste or type a text first.')
    .refine(
      (text) => text.length <= TEXT_MAX_CHARS,
      `Up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters fit here.`,
    ),
})
