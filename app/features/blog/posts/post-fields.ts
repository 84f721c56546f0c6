import { z } from 'zod'
import { brandIds } from './brand-choice.ts'

const text = z.string().trim().min(1)
const tag = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Tags have small letters, digits and dashes, with commas between them.')
  .max(30)

/** What stands above a post in its file. */
export const postFileFields = z
  .object({
    title: text.max(120),
    summary: text.max(300),
    published: z.iso.date(),
    author: text.max(80),
    tags: z.array(tag).max(6),
    series: z.string().max(60).default(''),
    cover: z.string().max(64).default(''),
    coverAlt: z.string().max(300).default(''),
  })
  .strict()

/** What a member's post has besides its title and text. */
export const postDetails = z.object({
  summary: z
    .string()
    .trim()
    .min(1, 'Write a sentence that says what it is about.')
    .max(300, 'Please keep it under 300 characters.'),
  tags: z.array(tag).max(6, 'Six tags at most.'),
  series: z.string().trim().max(60, 'A series has up to 60 characters.'),
  /** A picture of the gallery, by its id. */
  cover: z.string().max(64),
  coverAlt: z.string().trim().max(300, 'Please keep it under 300 characters.'),
  brand: z.enum(brandIds),
})
