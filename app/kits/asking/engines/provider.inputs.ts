import { z } from 'zod'
import { PROVIDER_ADDRESS_MAX_CHARS, PROVIDER_KEY_MAX_CHARS, PROVIDER_LABEL_MAX_CHARS } from './provider.limits.ts'

const blankToNull = (text: string) => (text === '' ? null : text)

/** What a form says about a new provider. The key's field is called so that it is never handed back. */
export const providerInput = z.object({
  company: z.string('Please choose a kind.').min(1, 'Please choose a kind.').max(PROVIDER_LABEL_MAX_CHARS),
  label: z
    .string('Please give it a name.')
    .trim()
    .min(1, 'Please give it a name.')
    .max(PROVIDER_LABEL_MAX_CHARS, `Please keep the name under ${PROVIDER_LABEL_MAX_CHARS} characters.`),
  address: z
    .string()
    .trim()
    .max(PROVIDER_ADDRESS_MAX_CHARS, 'This address is too long.')
    .refine((text) => text === '' || isWebAddress(text), 'Please write an address such as https://ai.example/v1.')
    .transform((text) => blankToNull(text.replace(/\/+$/, '')))
    .default(null),
  secretKey: z
    .string()
    .trim()
    .max(PROVIDER_KEY_MAX_CHARS, 'This key is too long to be one.')
    .regex(/^[\x21-\x7e]*$/, 'A key has no blanks and no special letters.')
    .transform(blankToNull)
    .default(null),
})

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}
