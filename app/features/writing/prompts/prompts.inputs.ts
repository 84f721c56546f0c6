import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { IMPORT_MAX_CHARS, PROMPT_MAX_CHARS, VALUE_MAX_CHARS } from './prompts.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const lines = (text: string) => text.replaceAll('\r\n', '\n')
const title = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`)
const text = z
  .string('Write the prompt first.')
  .transform(lines)
  .refine((words) => words.trim() !== '', 'Write the prompt first.')
  .refine(
    (words) => words.length <= PROMPT_MAX_CHARS,
    `A prompt has up to ${PROMPT_MAX_CHARS.toLocaleString('en')} characters.`,
  )
const words = z
  .string()
  .default('')
  .transform((all) =>
    lines(all)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/** What is filled in comes as `value-<name>`; see `valuesOf`. */
export const promptInputs = z.discriminatedUnion(
  'do',
  [
    ...keptInputs.options,
    z.object({ do: z.literal('make'), title, text }),
    z.object({ do: z.literal('save'), id, title, text }),
    z.object({ do: z.literal('restore'), id, version: z.coerce.number().int().positive() }),
    z.object({ do: z.literal('use'), id, where: z.enum(['chat', 'here'], 'Choose where from the list.') }),
    z.object({ do: z.literal('case'), id, name: title, holds: words, lacks: words }),
    z.object({ do: z.literal('case-remove'), id, case: id }),
    z.object({ do: z.literal('try'), id }),
    z.object({
      do: z.literal('import'),
      text: z
        .string('Paste an exported list first.')
        .refine((all) => all.trim() !== '', 'Paste an exported list first.')
        .refine((all) => all.length <= IMPORT_MAX_CHARS, 'That is more than comes in at once. Send it in parts.'),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type PromptInputs = z.output<typeof promptInputs>
export type SentPrompt<Act extends PromptInputs['do']> = Extract<PromptInputs, { do: Act }>

/** The values of a form by the names of their places. */
export const valuesOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('value-') && typeof value === 'string'
        ? [[name.slice('value-'.length), lines(value).slice(0, VALUE_MAX_CHARS)]]
        : [],
    ),
  )
