import { Secret, TOTP } from 'otpauth'

/** What authenticator apps understand without being told (RFC 6238 with the common values). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be one step off, on either side. */
const SKEW_STEPS = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const GROUP_CHARS = 4

/** A new shared secret, base32. */
export const createAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Whether this looks like a code of an app rather than a recovery code; people put spaces into both. */
export const isAuthenticatorCode = (said: string): boolean => /^\d{6}$/.test(toDigits(said))

const toDigits = (said: string) => said.normalize('NFKC').replace(/[\s-]/g, '')

/** The 30-second step a code belongs to, counted from 1970; null when it is of none near `now`. */
export function findCodeStep(secret: string, said: string, now: Date): number | null {
  if (!isAuthenticatorCode(said)) return null
  const timestamp = now.getTime()
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: toDigits(said), timestamp, window: SKEW_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The address an authenticator app reads from a QR code. */
export const toKeyUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret), issuer, label }).toString()

/** The secret as people type it: `ABCD EFGH …`. */
export const toKeyGroups = (secret: string): string =>
  secret.match(new RegExp(`.{1,${GROUP_CHARS}}`, 'g'))?.join(' ') ?? ''
