import { z } from 'zod'
import {
  INVITE_LABEL_MAX_CHARS,
  INVITE_TERMS,
  INVITE_WORDS_MAX_CHARS,
} from '#app/kits/members/invites/invites.limits.ts'

const upTo = (most: number) => `Please keep it under ${most} characters.`
const id = z.string().min(1).max(64)
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

export const invitesInputs = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('make'),
    label: z.string().trim().max(INVITE_LABEL_MAX_CHARS, upTo(INVITE_LABEL_MAX_CHARS)).default(''),
    words: z.string().trim().max(INVITE_WORDS_MAX_CHARS, upTo(INVITE_WORDS_MAX_CHARS)).default(''),
    days: z.coerce
      .number('Choose how long it works from the list.')
      .refine((days) => Object.hasOwn(INVITE_TERMS, days), 'Choose how long it works from the list.'),
  }),
  z.object({ do: z.literal('revoke'), invite: id }),
  z.object({ do: z.literal('tree'), shows: ticked }),
  z.object({ do: z.literal('shown'), name: ticked }),
])
