import { z } from 'zod'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { DOCUMENT_MAX_CHARS, FOLDER_MAX_CHARS, GOAL_MAX_WORDS } from './editor.limits.ts'
import { TEMPLATES, type TemplateId } from './templates.ts'

const id = z.string().min(1).max(64)
const version = z.coerce.number('This form is not whole. Please load the page again.').int().positive()
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())

export const editorInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('new'),
      template: z
        .enum(Object.keys(TEMPLATES) as [TemplateId, ...TemplateId[]], 'Choose how to begin from the list.')
        .default('empty'),
      text: z.string().max(DOCUMENT_MAX_CHARS, 'That is more than a document holds here.').default(''),
    }),
    z.object({
      do: z.literal('save'),
      id,
      version,
      title: z
        .string()
        .trim()
        .max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`)
        .transform((title) => title || 'Untitled'),
      text: z
        .string('The document is missing from this form.')
        .transform((text) => text.replaceAll('\r\n', '\n'))
        .refine(
          (text) => text.length <= DOCUMENT_MAX_CHARS,
          `A document holds up to ${DOCUMENT_MAX_CHARS.toLocaleString('en')} characters.`,
        ),
      folder: z.string().trim().max(FOLDER_MAX_CHARS, `A folder has up to ${FOLDER_MAX_CHARS} characters.`).default(''),
      goal: z
        .string()
        .trim()
        .default('')
        .refine(
          (words) => words === '' || (/^\d+$/.test(words) && Number(words) > 0 && Number(words) <= GOAL_MAX_WORDS),
          'A goal is a number of words.',
        )
        .transform((words) => (words === '' ? null : Number(words))),
    }),
    z.object({ do: z.literal('restore'), id, version: z.string().min(1).max(64) }),
    z.object({ do: z.literal('check'), id }),
    z.object({
      do: z.literal('apply'),
      id,
      version,
      take: z.preprocess(list, z.array(z.string().max(20_000)).max(2_000, 'That is more than there are.')),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type EditorInputs = z.output<typeof editorInputs>
