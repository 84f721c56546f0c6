import { z } from 'zod'
import { PATTERN_MAX_CHARS, TOOL_MAX_CHARS } from '../code.limits.ts'
import { languages } from '../library/languages.ts'
import { dataFormats } from './convert.ts'

const long = z.string().max(TOOL_MAX_CHARS, `Up to ${TOOL_MAX_CHARS.toLocaleString('en')} characters fit here.`)

/** The forms of the small tools beside the code generator. */
export const toolInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('regex'),
      pattern: z
        .string('Write a pattern.')
        .min(1, 'Write a pattern.')
        .max(PATTERN_MAX_CHARS, `A pattern has up to ${PATTERN_MAX_CHARS} characters here.`),
      flags: z
        .string()
        .regex(/^[dgimsuvy]{0,8}$/, 'Flags are letters of d g i m s u v y.')
        .default(''),
      text: long.default(''),
      replacement: z.string().max(1_000, 'Please keep it short.').default(''),
    }),
    z.object({
      do: z.literal('convert'),
      text: long.min(1, 'Paste some data.'),
      from: z.enum(dataFormats),
      into: z.enum(dataFormats),
    }),
    z.object({ do: z.literal('diff'), before: long.default(''), after: long.default('') }),
    z.object({
      do: z.literal('check'),
      text: long.min(1, 'Paste some code.'),
      language: z.enum(languages, 'Choose a language.'),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export const isToolAct = (act: unknown): boolean => ['regex', 'convert', 'diff', 'check'].includes(String(act))
