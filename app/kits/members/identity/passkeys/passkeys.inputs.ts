import { z } from 'zod'
import { PASSKEY_NAME_MAX_CHARS } from './passkeys.limits.ts'

const MAX_CHARS = 20_000
const bytes = z
  .string()
  .max(MAX_CHARS)
  .regex(/^[\w-]+$/)

export const passkeyNameInput = z
  .string('Please give it a name.')
  .trim()
  .min(1, 'Please give it a name.')
  .max(PASSKEY_NAME_MAX_CHARS, `A name has at most ${PASSKEY_NAME_MAX_CHARS} characters.`)

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
const NOT_WHOLE = 'The passkey did not arrive whole. Please try again.'

/** What a browser gives for a new passkey (WebAuthn 3, RegistrationResponseJSON); the rest of it is not needed. */
export const newPasskeyInput = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .catch([])
        .default([]),
    }),
  },
  NOT_WHOLE,
)

/** What a browser gives to sign in (WebAuthn 3, AuthenticationResponseJSON). */
export const passkeyAnswerInput = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish(),
    }),
  },
  NOT_WHOLE,
)
