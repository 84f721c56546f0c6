import { z } from 'zod'
import { isPlainAddress } from '#app/providers/mail/plain-address.ts'
import { toMailboxKey } from '#app/platform/mail-address.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const HOST_CHARS = 253
const SECRET_CHARS = 500
const NAME_CHARS = 80
const FIRST_FREE_PORT = 1_024
export const imapPorts = [143, 993]
export const smtpPorts = [25, 465, 587, 2525]

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(HOST_CHARS, 'This is longer than any name of a server.')
  .refine(
    (name) => name === '' || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name),
    'A server is named like imap.example.com.',
  )
  .default('')
/** Empty: found from the address. Ports of other services are none of mail. */
const port = (known: readonly number[]) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,5}$/, 'A port is a number.')
    .transform((text) => (text === '' ? null : Number(text)))
    .refine(
      (number) => number === null || known.includes(number) || (number >= FIRST_FREE_PORT && number < 65_536),
      `Mail servers use ${known.join(', ')} or a number from ${FIRST_FREE_PORT} on.`,
    )
    .default(null)
const security = z.enum(['', 'tls', 'starttls'], 'Choose from the list.').default('')
const password = z.string().max(SECRET_CHARS, 'This is longer than any password.').default('')
const senderName = z.string().trim().max(NAME_CHARS, `A name has up to ${NAME_CHARS} characters.`).default('')

const servers = {
  senderName,
  login: z.string().trim().max(320, 'This is longer than any user name.').default(''),
  imapHost: host,
  imapPort: port(imapPorts),
  imapSecurity: security,
  smtpHost: host,
  smtpPort: port(smtpPorts),
  smtpSecurity: security,
}

/** The forms of mail accounts. */
export const accountInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('add'),
      address: z
        .string('Give the mail address.')
        .trim()
        .refine(isPlainAddress, 'This is no mail address.')
        .transform((address) => ({ address, key: toMailboxKey(address) })),
      password: password.refine((text) => text !== '', 'Give the password.'),
      ...servers,
    }),
    /** An empty password stays as it was. */
    z.object({ do: z.literal('change'), account: id, password, ...servers }),
    z.object({ do: z.literal('sync'), account: id }),
    z.object({
      do: z.literal('remove'),
      account: id,
      mail: z.enum(['keep', 'delete'], 'Choose what becomes of the mail.'),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type AccountInput = z.output<typeof accountInputs>
export type ServersInput = Extract<AccountInput, { do: 'change' }>
