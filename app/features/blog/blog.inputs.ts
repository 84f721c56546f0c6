import { z } from 'zod'
import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'
import { COMMENT_MAX_CHARS, REPORT_MAX_CHARS } from './blog.limits.ts'

const comment = z.string().min(1).max(64)

export const commentInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('comment'),
      text: z
        .string({ error: 'Write your comment.' })
        .trim()
        .min(2, 'Write your comment.')
        .max(COMMENT_MAX_CHARS, `Please keep it under ${COMMENT_MAX_CHARS.toLocaleString('en')} characters.`),
    }),
    z.object({
      do: z.literal('report'),
      comment,
      words: z
        .string()
        .trim()
        .max(REPORT_MAX_CHARS, `Please keep it under ${REPORT_MAX_CHARS} characters.`)
        .default(''),
    }),
    z.object({ do: z.literal('remove'), comment }),
    z.object({ do: z.literal('hide'), comment }),
    z.object({ do: z.literal('show-again'), comment }),
  ],
  'This form is not known here. Please load the page again.',
)
export type CommentInputs = z.output<typeof commentInputs>

export const judgeInputs = z.object({ do: z.enum(['hide', 'show-again']), comment })
export const subscribeInputs = z.object({ do: z.literal('subscribe'), email: emailInput })
