import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { once } from '../once.ts'
import { sessionSecret } from './secret.server.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D: 96 bits, new for each text. */
const IV_BYTES = 12
const TAG_BYTES = 16

/** One key per purpose, drawn from the server's secret (RFC 5869). */
const keyFor = (purpose: string) =>
  once(`seal:${purpose}`, () =>
    Buffer.from(hkdfSync('sha256', sessionSecret(), '', `frenly/seal/${purpose}`, KEY_BYTES)),
  )

/** Encrypts a text that must be read again, such as a second factor's secret, into base64url. `purpose` is bound to it. */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text behind a seal; null when it was changed, sealed for another purpose, or with another server's secret. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), iv)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
