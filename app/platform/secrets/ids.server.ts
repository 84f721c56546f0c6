import { createHash, randomBytes } from 'node:crypto'

const UUID_VERSION_7 = 0x70
const UUID_VARIANT = 0x80

/** A UUIDv7: 48 bits of time in milliseconds, then random, so that rows sort by age. RFC 9562. */
export function createId(now = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | UUID_VERSION_7
  bytes[8] = (bytes[8]! & 0x3f) | UUID_VARIANT
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** An address nobody guesses: 128 random bits in base64url, 22 characters. */
export const createSecretId = () => randomBytes(16).toString('base64url')

/** What opens something by itself, such as a session: 256 random bits in base64url, 43 characters. */
export const createSecretToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hex. */
export const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
