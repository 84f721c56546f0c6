import { z } from 'zod'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { LANGUAGES, type LanguageCode } from '../languages.ts'
import { DOCUMENT_MAX_CHARS, FOLDER_MAX_CHARS, GOAL_MAX_WORDS, PASSAGE_MAX_CHARS } from './editor.limits.ts'
import { HELPS, type HelpId } from './passages/helps.ts'
import { COMMENT_MAX_CHARS, QUOTE_MAX_CHARS } from './sharing/document-share.ts'
import { TEMPLATES, type TemplateId } from './templates.ts'

const id = z.string().min(1).max(64)
const version = z.coerce.number('This form is not whole. Please load the page again.').int().positive()
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const lines = (text: string) => text.replaceAll('\r\n', '\n')
/** Of one's own document, or of one that a link shows. */
const place = { id: id.optional(), share: id.optional() }

const passage = z
  .string('Say which passage.')
  .transform(lines)
  .refine((text) => text.trim() !== '', 'Say which passage.')
  .refine(
    (text) => text.length <= PASSAGE_MAX_CHARS,
    `A passage has up to ${PASSAGE_MAX_CHARS.toLocaleString('en')} characters.`,
  )

const writing = [
  z.object({
    do: z.literal('new'),
    template: z
      .enum(Object.keys(TEMPLATES) as [TemplateId, ...TemplateId[]], 'Choose how to begin from the list.')
      .default('empty'),
    text: z.string().max(DOCUMENT_MAX_CHARS, 'That is more than a document holds here.').default(''),
  }),
  z.object({ do: z.literal('import') }),
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
      .transform(lines)
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
  z.object({
    do: z.literal('picture'),
    id,
    alt: z.string().trim().max(QUOTE_MAX_CHARS, `A description has up to ${QUOTE_MAX_CHARS} characters.`).default(''),
    at: z.enum(['end', 'cursor']).default('end'),
  }),
] as const

const helping = [
  z.object({ do: z.literal('check'), id }),
  z.object({
    do: z.literal('apply'),
    id,
    version,
    take: z.preprocess(list, z.array(z.string().max(20_000)).max(2_000, 'That is more than there are.')),
  }),
  z.object({
    do: z.literal('replace'),
    id,
    version,
    find: z
      .string()
      .transform(lines)
      .refine((text) => text !== '', 'Say what to look for.'),
    put: z.string().transform(lines).default(''),
    isExact: z.string().optional(),
  }),
  z.object({
    do: z.literal('help'),
    id,
    passage,
    how: z.enum(Object.keys(HELPS) as [HelpId, ...HelpId[]], 'Choose what to do from the list.'),
    to: z.enum(Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]], 'Choose a language.').default('es'),
  }),
  z.object({ do: z.literal('put'), id, version, passage, text: z.string().transform(lines) }),
] as const

const sharing = [
  z.object({ do: z.literal('share'), id, term: shareTermInput, comments: z.string().optional() }),
  z.object({ do: z.literal('revoke'), share: id }),
  z.object({
    do: z.literal('comment'),
    ...place,
    quote: z
      .string()
      .trim()
      .default('')
      .transform((quote) => quote.slice(0, QUOTE_MAX_CHARS)),
    text: z
      .string()
      .trim()
      .min(1, 'Write a comment first.')
      .max(COMMENT_MAX_CHARS, `A comment has up to ${COMMENT_MAX_CHARS.toLocaleString('en')} characters.`),
  }),
  z.object({ do: z.literal('comment-settle'), ...place, comment: id }),
  z.object({ do: z.literal('comment-open'), ...place, comment: id }),
  z.object({ do: z.literal('comment-remove'), ...place, comment: id }),
] as const

export const editorInputs = z.discriminatedUnion(
  'do',
  [...keptInputs.options, ...writing, ...helping, ...sharing],
  'This page does not know what to do with that. Please load it again.',
)
export type EditorInputs = z.output<typeof editorInputs>
export type Sent<Act extends EditorInputs['do']> = Extract<EditorInputs, { do: Act }>
