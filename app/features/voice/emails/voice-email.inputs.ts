import { z } from 'zod'
import { tones } from '#app/engines/email-writer/letter.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { isMailAddress } from '#app/platform/mail-address.ts'
import { hearFields } from '../tools/voice-tools.inputs.ts'

export const SAID_MAX_CHARS = 20_000
const BODY_MAX_CHARS = 40_000
const LINE_MAX_CHARS = 300

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const lines = (text: string) => text.replaceAll('\r\n', '\n')
const said = z
  .string('Say or write something first.')
  .transform(lines)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'Say or write something first.')
  .refine(
    (text) => text.length <= SAID_MAX_CHARS,
    `Please keep it under ${SAID_MAX_CHARS.toLocaleString('en')} characters.`,
  )
const address = z
  .string()
  .trim()
  .max(254, 'That is too long for a mail address.')
  .refine((text) => text === '' || isMailAddress(text), 'This does not look like a mail address.')
  .default('')
const line = z.string().trim().max(LINE_MAX_CHARS, `Please keep it under ${LINE_MAX_CHARS} characters.`).default('')
const block = (most: number) =>
  z
    .string()
    .transform(lines)
    .refine((text) => text.length <= most, `Please keep it under ${most.toLocaleString('en')} characters.`)
    .default('')
const manner = {
  tone: z.enum(tones, 'Choose a tone.').default('plain'),
  pack: z.string().max(20).default('plain'),
  to: address,
  as: z.enum(['', 'steps', 'plain', 'box']).default(''),
}
/** Who words the mail; usually rules. */
const by = { with: z.literal('model').optional() }

/** What people send to the voice email. */
export const voiceEmailInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('write'), said, ...manner, ...by }),
    z.object({ do: z.literal('hear'), ...hearFields, ...manner }),
    z.object({ do: z.literal('rewrite'), email: id, said, ...manner, ...by }),
    z.object({
      do: z.literal('save'),
      email: id,
      to: address,
      subject: line,
      greeting: block(LINE_MAX_CHARS),
      body: block(BODY_MAX_CHARS).refine((text) => text.trim() !== '', 'The mail says nothing yet.'),
      closing: block(LINE_MAX_CHARS),
    }),
    z.object({ do: z.literal('confirm'), email: id, fact: z.string().max(300), written: z.string().max(1_000) }),
    z.object({ do: z.literal('doubt'), email: id, fact: z.string().max(300) }),
    z.object({ do: z.literal('send'), email: id }),
    z.object({ do: z.literal('remove-sound'), email: id }),
    z.object({ do: z.literal('remove-words'), email: id }),
    z.object({ do: z.literal('delete'), email: id }),
    z.object({ do: z.literal('bring-back'), c: id }),
    z.object({
      do: z.literal('share'),
      email: id,
      term: shareTermInput,
      sound: z.literal('on').optional(),
      words: z.literal('on').optional(),
    }),
    z.object({ do: z.literal('revoke'), share: id }),
  ],
  'This form is not known here. Please load the page again.',
)
export type VoiceEmailInput = z.output<typeof voiceEmailInputs>
