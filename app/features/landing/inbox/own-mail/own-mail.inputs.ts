import { z } from 'zod'
import { FROM_MAX_CHARS, SUBJECT_MAX_CHARS, TEXT_MAX_CHARS } from './own-mail.limits.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const line = (what: string, max: number) =>
  z.string().trim().max(max, `Please keep ${what} under ${max} characters.`).default('')

/** A mail to sort, or the wish to see an example. */
export const ownMailInputs = z
  .object({
    from: line('the sender', FROM_MAX_CHARS),
    subject: line('the subject', SUBJECT_MAX_CHARS),
    text: z
      .string()
      .max(TEXT_MAX_CHARS * 2, `Please keep the text under ${TEXT_MAX_CHARS.toLocaleString('en')} characters.`)
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(
        z.string().max(TEXT_MAX_CHARS, `Please keep the text under ${TEXT_MAX_CHARS.toLocaleString('en')} characters.`),
      )
      .default(''),
    example: z.string().optional(),
  })
  .refine(({ subject, text, example }) => Boolean(example ?? (subject || text)), {
    path: ['text'],
    message: 'Write or paste a mail first, or let an example in.',
    ...acrossFields('subject', 'text'),
  })
