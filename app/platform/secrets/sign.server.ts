import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { once } from '../once.ts'
import { sessionSecret } from './secret.server.ts'

const KEY_BYTES = 32

/** One key per purpose, drawn from the server's secret (RFC 5869). */
const keyFor = (purpose: string) =>
  once(`sign:${purpose}`, () =>
    Buffer.from(hkdfSync('sha256', sessionSecret(), '', `frenly/sign/${purpose}`, KEY_BYTES)),
  )

const toMac = (text: string, purpose: string) => createHmac('sha256', keyFor(purpose)).update(text).digest()

/** The signature of a text for one purpose: 43 characters of base64url that only this server can make. */
export const sign = (text: string, purpose: string): string => toMac(text, purpose).toString('base64url')

/** Whether this server signed exactly this text for this purpose. */
export function isSigned(text: string, signature: string, purpose: string): boolean {
  const [given, right] = [Buffer.from(signature, 'base64url'), toMac(text, purpose)]
  return given.byteLength === right.byteLength && timingSafeEqual(given, right)
}
