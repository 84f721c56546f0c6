import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { TIMEOUT_MS } from './ask-google.server.ts'
import { GoogleTrouble } from './google.ts'

/** How far two clocks may stand apart, in seconds. */
const CLOCK_SKEW_S = 180
/** The one algorithm Google signs with, and the one every OpenID provider has. */
const ALGORITHMS = ['RS256']

const subject = z.string().min(1).max(255)
const claimsSchema = z.object({
  sub: subject,
  email: z
    .string()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: z.unknown().transform((said) => said === true || said === 'true'),
  name: z.string().default(''),
})
/** What providers say of a person, in the token or behind it. */
export type GoogleClaims = z.output<typeof claimsSchema>

/** The person whom claims name; null where they name no address. */
export function readClaims(claims: unknown): GoogleClaims | null {
  const read = claimsSchema.safeParse(claims)
  return read.success ? read.data : null
}

type Expected = { issuer: string; keys: string; clientId: string; nonce: string }

/**
 * What an ID token says, once its signature, issuer, audience, time and nonce are right (OpenID Connect Core 3.1.3.7).
 * Throws GoogleTrouble `token-not-right`, or `provider-down` when the keys to check it with cannot be had.
 */
export async function readIdToken(
  token: string,
  { issuer, keys, clientId, nonce }: Expected,
): Promise<JWTPayload & { sub: string }> {
  const { payload } = await jwtVerify(token, keySet(keys), {
    issuer: issuerNames(issuer),
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_SKEW_S,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    currentDate: clock.now(),
  }).catch((error: unknown) => {
    throw toTrouble(error)
  })
  if (payload.nonce !== nonce) throw new GoogleTrouble('token-not-right', 'the nonce is another one')
  if (!isForUs(payload, clientId)) throw new GoogleTrouble('token-not-right', 'the token was issued to another client')
  const sub = subject.safeParse(payload.sub)
  if (!sub.success) throw new GoogleTrouble('token-not-right', 'the token names nobody')
  return { ...payload, sub: sub.data }
}

/** Google writes its own name with and without the scheme. */
const issuerNames = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]

const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId

/** Keys are kept for ten minutes, and asked for anew when a token names one that is not among them. */
const keySet = (address: string) =>
  once(`google-keys:${address}`, () => createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS }))

/** What jose throws when the keys do not come; all its other errors are the token's fault. */
const NO_KEYS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

function toTrouble(error: unknown): GoogleTrouble {
  if (error instanceof errors.JOSEError && !NO_KEYS.has(error.code)) {
    return new GoogleTrouble('token-not-right', error.code)
  }
  return new GoogleTrouble('provider-down', 'the keys did not come', error)
}
