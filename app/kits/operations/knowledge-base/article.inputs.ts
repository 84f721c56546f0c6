import { z } from 'zod'
import { articleGroups } from '#app/kits/foundation/content/content.server.ts'
import {
  ARTICLE_BODY_MAX_CHARS,
  ARTICLE_SUMMARY_MAX_CHARS,
  ARTICLE_TAGS_MAX_CHARS,
  ARTICLE_TITLE_MAX_CHARS,
} from './article.limits.ts'

const words = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Please keep it under ${most.toLocaleString('en')} characters.`)
const line = (missing: string, most: number) => words(missing, most).transform((text) => text.replace(/\s+/g, ' '))

/** What is typed for an article; tags come as one line with commas between them. */
export const articleFields = {
  title: line('Please give it a title, best as the question people ask.', ARTICLE_TITLE_MAX_CHARS),
  summary: line('Please sum it up in a sentence; search shows it.', ARTICLE_SUMMARY_MAX_CHARS),
  tags: z
    .string()
    .max(ARTICLE_TAGS_MAX_CHARS, `Please keep the tags under ${ARTICLE_TAGS_MAX_CHARS} characters together.`)
    .default('')
    .transform((typed) => [...new Set(typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' ')))].filter(Boolean)),
  group: z.enum(articleGroups, 'Choose the part of the help centre it stands in.'),
  body: words('Please write the text.', ARTICLE_BODY_MAX_CHARS)
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !/^#\s/m.test(text), 'The title is the only heading of the first level; begin others with ##.'),
}
