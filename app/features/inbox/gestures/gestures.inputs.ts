import { z } from 'zod'
import type { Gesture } from '#app/database/tables/mail/inbox.ts'
import { SIGNATURE_CHARS } from '../inbox.limits.ts'
import { gestures, takenKeys, usualKeys } from './gestures.ts'

const gesture = z.enum(gestures as unknown as [Gesture, ...Gesture[]], 'Choose from the list.')
const NAME_CHARS = 80

const key = z
  .string()
  .trim()
  .max(1, 'One letter or sign.')
  .refine((sign) => !takenKeys.includes(sign), 'This key does something else in the inbox.')
  .default('')

/** The form of the gestures: what each swipe does, the keys, and how letters are signed. */
export const gestureInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('swipes'),
      rightShort: gesture,
      rightLong: gesture,
      leftShort: gesture,
      leftLong: gesture,
    }),
    z
      .object({
        do: z.literal('keys'),
        archive: key,
        trash: key,
        star: key,
        read: key,
        tomorrow: key,
        week: key,
        mute: key,
        junk: key,
      })
      .superRefine(({ do: _do, ...keys }, context) => {
        const seen = new Map<string, string>()
        for (const [name, sign] of Object.entries(keys)) {
          const used = sign || usualKeys[name as keyof typeof usualKeys]
          if (seen.has(used))
            context.addIssue({
              code: 'custom',
              path: [name],
              message: `“${used}” is the key for something else already.`,
            })
          seen.set(used, name)
        }
      }),
    z.object({ do: z.literal('import'), place: z.enum(['archive', 'inbox']).default('archive') }),
    z.object({
      do: z.literal('signature'),
      senderName: z.string().trim().max(NAME_CHARS, `A name has up to ${NAME_CHARS} characters.`).default(''),
      signature: z
        .string()
        .transform((text) => text.replace(/\r\n/g, '\n').trimEnd())
        .refine((text) => text.length <= SIGNATURE_CHARS, `A signature has up to ${SIGNATURE_CHARS} characters.`)
        .default(''),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
