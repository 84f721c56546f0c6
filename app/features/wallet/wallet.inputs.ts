import { z } from 'zod'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { SIGNATURE_MAX_CHARS, TEXT_MAX_CHARS } from './wallet.limits.ts'

const ADDRESS_MAX_CHARS = 100
const MESSAGE_MAX_CHARS = 5_000
const forWhom = z.string().max(100).optional()
const proof = { for: forWhom, currentPassword: knownPasswordInput('Please write your password.').optional() }
/** Browsers send lines as Windows ends them; wallets sign them as they stand on the page. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')

const WRITE_ADDRESS = 'Please write the address of the wallet.'
const address = z
  .string(WRITE_ADDRESS)
  .trim()
  .min(1, WRITE_ADDRESS)
  .max(ADDRESS_MAX_CHARS, 'This is longer than an address.')
const WRITE_TEXT = 'Please write the text.'
const text = z
  .string(WRITE_TEXT)
  .max(TEXT_MAX_CHARS, `A text has at most ${TEXT_MAX_CHARS.toLocaleString('en')} characters.`)
  .transform(lines)
  .refine((said) => said.trim() !== '', WRITE_TEXT)
const PASTE = 'Please paste the signature.'
const signature = z.string(PASTE).trim().min(1, PASTE).max(SIGNATURE_MAX_CHARS, 'This is longer than any signature.')

const WRITE_WORDS = 'Please write the backup words, in their order.'
const WORDS_MAX_CHARS = 500
/** As people paste them: in any case, on one line or several, with numbers before them. */
const secretWords = z
  .string(WRITE_WORDS)
  .max(WORDS_MAX_CHARS, 'These are more than 24 words.')
  .transform((typed) => (typed.toLowerCase().match(/[a-z]+/g) ?? []).join(' '))
  .refine((words) => words !== '', WRITE_WORDS)

export const setupInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('make'), for: forWhom }),
  z.object({ do: z.literal('bring'), for: forWhom, secretWords }),
  z.object({
    do: z.literal('choose'),
    for: forWhom,
    kind: z.enum(['none', 'custodial', 'connected'], 'Choose one of the three.'),
  }),
  z.object({ do: z.literal('words'), ...proof }),
  z.object({
    do: z.literal('destroy'),
    ...proof,
    sure: z.literal('on', 'Tick this first: nobody can bring the key back.'),
  }),
  z.object({ do: z.literal('sign'), ...proof, text }),
  z.object({ do: z.literal('check'), for: forWhom, address, text, signature }),
])

export const connectInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('ask'), for: forWhom, address }),
  z.object({
    do: z.literal('prove'),
    for: forWhom,
    nonce: z.string('This message is over. Please begin again.').max(100),
    message: z.string().max(MESSAGE_MAX_CHARS, 'This is longer than the message.').transform(lines).optional(),
    signature,
  }),
  z.object({ do: z.literal('phone'), for: forWhom }),
  z.object({ do: z.literal('disconnect'), for: forWhom }),
])
