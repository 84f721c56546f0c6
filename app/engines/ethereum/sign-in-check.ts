import type { SignInMessage } from './sign-in-message.ts'

/** What a message must say to be taken here and now. */
export type Expected = {
  domain: string
  origin: string
  address: string
  chainId: number
  nonce: string
}

export type SignInFault =
  'domain' | 'uri' | 'chain' | 'nonce' | 'address' | 'expired' | 'early' | 'endless' | 'from-the-future'

/** Clocks of two machines are seldom the same. */
const CLOCKS_DIFFER_MS = 60_000

/** The first reason why a message is not the one that is expected; null when it is. Its signature is not looked at. */
export function findSignInFault(said: SignInMessage, expected: Expected, now: Date): SignInFault | null {
  if (said.domain !== expected.domain) return 'domain'
  if (!isOf(said.uri, expected.origin)) return 'uri'
  if (said.chainId !== expected.chainId) return 'chain'
  if (said.nonce !== expected.nonce) return 'nonce'
  if (said.address !== expected.address) return 'address'
  if (said.expirationTime === null) return 'endless'
  const at = now.getTime()
  if (Date.parse(said.expirationTime) <= at) return 'expired'
  if (said.notBefore !== null && Date.parse(said.notBefore) > at) return 'early'
  return Date.parse(said.issuedAt) > at + CLOCKS_DIFFER_MS ? 'from-the-future' : null
}

function isOf(uri: string, origin: string): boolean {
  try {
    return new URL(uri).origin === origin
  } catch {
    return false
  }
}
