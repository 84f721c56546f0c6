import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { isLanguageCode } from '#app/kits/foundation/text-files/book/book.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import * as limits from './book.limits.ts'
import { licences } from './licences.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const NO_ACT = 'This page does not know what to do with that. Please load it again.'
const line = (most: number) => z.string().trim().max(most, `Please keep it under ${most} characters.`)
const longText = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(z.string().max(most, `Please keep it under ${most.toLocaleString('en')} characters.`))
const title = line(limits.BOOK_TITLE_MAX_CHARS).pipe(z.string().min(1, 'Give the book a title.'))
const chapterTitle = line(limits.CHAPTER_TITLE_MAX_CHARS).pipe(z.string().min(1, 'Give the chapter a title.'))
const kind = z.enum(['front', 'chapter', 'back'], 'Choose where it stands from the list.').default('chapter')
const language = z
  .string()
  .trim()
  .max(35)
  .refine(isLanguageCode, 'Choose a language, or write its code, such as “en” or “pt-BR”.')

/** What begins a book. */
export const createInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('outline'),
      title,
      outline: longText(limits.OUTLINE_MAX_CHARS).default(''),
      template: z.enum(['', 'guide', 'report', 'story', 'cookbook'], 'Choose an outline from the list.').default(''),
    }),
    z.object({ do: z.literal('file') }),
    z.object({
      do: z.literal('own'),
      title,
      documents: z.union([z.array(id), id.transform((one) => [one])]).default([]),
      runs: z.union([z.array(id), id.transform((one) => [one])]).default([]),
    }),
    z.object({
      do: z.literal('suggest'),
      title,
      idea: longText(4_000).default(''),
      engine: z.string().max(120).default(''),
    }),
  ],
  NO_ACT,
)
export type CreateInputs = z.output<typeof createInputs>

/** Words with their meanings, one a line: `term: meaning`. */
const glossary = longText(200_000).transform((text, context) => {
  const terms = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const at = one.indexOf(':')
      return { term: (at < 0 ? one : one.slice(0, at)).trim(), meaning: at < 0 ? '' : one.slice(at + 1).trim() }
    })
  const wrong = terms.find(({ term, meaning }) => term === '' || meaning === '')
  if (wrong)
    context.addIssue(
      `Each line is a term, a colon and what it means. This one is not: “${(wrong.term || wrong.meaning).slice(0, 60)}”.`,
    )
  if (terms.length > limits.MOST_TERMS) context.addIssue(`Up to ${limits.MOST_TERMS} terms fit.`)
  if (
    terms.some(({ term, meaning }) => term.length > limits.TERM_MAX_CHARS || meaning.length > limits.MEANING_MAX_CHARS)
  )
    context.addIssue(`A term has up to ${limits.TERM_MAX_CHARS} characters, its meaning ${limits.MEANING_MAX_CHARS}.`)
  return terms
})
const listed = (most: number, chars: number, what: string) =>
  longText(most * (chars + 2)).transform((text, context) => {
    const words = [
      ...new Set(
        text
          .split(/[\n,;]/)
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ]
    if (words.length > most) context.addIssue(`Up to ${most} ${what} fit.`)
    if (words.some((one) => one.length > chars)) context.addIssue(`Each of the ${what} has up to ${chars} characters.`)
    return words
  })

/** Every form of a book's page. */
export const bookInputs = z.preprocess(
  // The form that reports names its act otherwise.
  (raw) =>
    raw && typeof raw === 'object' && 'act' in raw && !('do' in raw)
      ? { ...raw, do: (raw as { act: unknown }).act }
      : raw,
  z.discriminatedUnion(
    'do',
    [
      z.object({ do: z.literal('add-chapter'), title: chapterTitle, kind }),
      z.object({ do: z.literal('add-run'), run: id }),
      z.object({ do: z.literal('add-document'), document: id }),
      z.object({ do: z.literal('move'), chapter: id, by: z.enum(['up', 'down']) }),
      z.object({
        do: z.literal('place'),
        chapter: id,
        position: z.coerce
          .number('Write a number.')
          .int('Write a whole number.')
          .min(1, 'The first place is 1.')
          .max(limits.MOST_CHAPTERS),
      }),
      z.object({
        do: z.literal('save-chapter'),
        chapter: id,
        version: z.coerce.number().int().min(1),
        title: chapterTitle,
        kind,
        text: longText(limits.CHAPTER_MAX_CHARS),
      }),
      z.object({ do: z.literal('remove-chapter'), chapter: id }),
      z.object({ do: z.literal('return-chapter'), chapter: id }),
      z.object({ do: z.literal('restore'), chapter: id, version: id }),
      z.object({
        do: z.literal('draft'),
        chapter: id,
        wish: longText(4_000).default(''),
        engine: z.string().max(120).default(''),
      }),
      z.object({
        do: z.literal('picture'),
        chapter: id,
        alt: line(400).pipe(z.string().min(1, 'Say what the picture shows, for readers who do not see it.')),
      }),
      z.object({
        do: z.literal('details'),
        title,
        subtitle: line(limits.BOOK_TITLE_MAX_CHARS).default(''),
        author: line(limits.BOOK_TITLE_MAX_CHARS).default(''),
        about: longText(limits.ABOUT_MAX_CHARS)
          .transform((text) => text.trim())
          .default(''),
        language,
        licence: z.enum(licences, 'Choose a licence from the list.'),
        subjects: listed(8, 40, 'subjects').default([]),
      }),
      z.object({
        do: z.literal('terms'),
        glossary: glossary.default([]),
        index: listed(limits.MOST_TERMS, limits.TERM_MAX_CHARS, 'index words').default([]),
      }),
      z.object({
        do: z.literal('cover'),
        alt: line(400).pipe(z.string().min(1, 'Say what the cover shows, for readers who do not see it.')),
      }),
      z.object({
        do: z.literal('draw-cover'),
        wish: line(400).pipe(z.string().min(1, 'Say what is to be on the cover.')),
      }),
      z.object({
        do: z.literal('cover-words'),
        alt: line(400).pipe(z.string().min(1, 'Say what the cover shows, for readers who do not see it.')),
      }),
      z.object({ do: z.literal('drop-cover') }),
      z.object({ do: z.literal('publish'), note: line(400).default('') }),
      z.object({ do: z.literal('withdraw') }),
      z.object({ do: z.literal('share'), term: shareTermInput }),
      z.object({ do: z.literal('revoke'), share: id }),
      z.object({
        do: z.literal('review'),
        stars: z.coerce
          .number('Choose from one to five stars.')
          .int()
          .min(1, 'Choose from one to five stars.')
          .max(5, 'Choose from one to five stars.'),
        text: longText(limits.REVIEW_MAX_CHARS)
          .transform((text) => text.trim())
          .default(''),
      }),
      z.object({ do: z.literal('drop-review') }),
      z.object({
        do: z.literal('keep-place'),
        chapter: id,
        share: z.coerce.number().int().min(0).max(1000).default(0),
      }),
      z.object({ do: z.literal('settle'), claim: id }),
      z.object({ do: z.literal('delete') }),
      z.object({ do: z.literal('report'), ...reportFields }),
    ],
    NO_ACT,
  ),
)
export type BookInputs = z.output<typeof bookInputs>
export type SentTo<Do extends BookInputs['do']> = Extract<BookInputs, { do: Do }>
