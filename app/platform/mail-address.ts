import { z } from 'zod'

const NON_ASCII = /\P{ASCII}/u
/** Letters, their marks and digits of every script: what a mailbox may be called beside the signs of ASCII (RFC 6531). */
const WRITTEN = /[\p{L}\p{M}\p{N}]/gu
const LOCAL_MAX_BYTES = 64
/** A top-level domain of another script, in punycode; zod knows only those of plain letters. */
const FOREIGN_TOP = /\.xn--[a-z0-9-]*[a-z0-9]$/
const plainAddress = z.email()

/**
 * A domain as it stands in the DNS: lower case, names of other scripts in punycode (`例え.jp` is `xn--r8jz45g.jp`).
 * What cannot be a domain stays as it was written, in lower case.
 */
export function toAsciiDomain(domain: string): string {
  const lower = domain.normalize('NFKC').toLowerCase()
  if (!NON_ASCII.test(lower)) return lower
  const address = `http://${lower}/`
  return URL.canParse(address) ? new URL(address).hostname : lower
}

/** The part before the last @ and the domain behind it; the domain is empty where there is no @. */
export function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return at < 0 ? { local: address, domain: '' } : { local: address.slice(0, at), domain: address.slice(at + 1) }
}

/** Whether a text has the form of one mail address, also with a name or domain of another script (RFC 6531, RFC 5890). */
export function isMailAddress(text: string): boolean {
  const { local, domain } = splitAddress(text)
  if (new TextEncoder().encode(local).length > LOCAL_MAX_BYTES) return false
  const asciiLocal = local.replace(WRITTEN, (sign) => (NON_ASCII.test(sign) ? 'a' : sign))
  const asciiDomain = toAsciiDomain(domain).replace(FOREIGN_TOP, '.example')
  return plainAddress.safeParse(`${asciiLocal}@${asciiDomain}`).success
}

/** One mailbox, however its address is written: NFKC, trimmed, lower case, the domain as it stands in the DNS. */
export function toMailboxKey(address: string): string {
  const { local, domain } = splitAddress(address.normalize('NFKC').trim())
  return domain === '' ? local.toLowerCase() : `${local.toLowerCase()}@${toAsciiDomain(domain)}`
}
