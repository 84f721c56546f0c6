import { importJWK, type CryptoKey, type JWK } from 'jose'

/** Ed25519 (RFC 8037). */
export const ALGORITHM = 'EdDSA'

export type PublicKey = { id: string; check: CryptoKey | Uint8Array }

/** The key in a file as the server gives it. Throws for a file that holds none. */
export async function readPublicKey(text: string): Promise<PublicKey> {
  const found = JSON.parse(text) as { keys?: JWK[] }
  const [jwk] = found.keys ?? []
  if (!jwk?.kid) throw new Error('This file holds no public key.')
  return { id: jwk.kid, check: await importJWK(jwk, ALGORITHM) }
}
