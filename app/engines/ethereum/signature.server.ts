import type { Address } from './address.server.ts'

export type Signature = `0x${string}`

/** The longest signature of a contract that is passed on. */
const MOST_HEX = 16_384
const HEX = /^(?:0x)?((?:[0-9a-f]{2})+)$/i
/** Of a key: r, s and v. */
const KEY_HEX = 130

/** A signature as somebody pasted it: hexadecimal, with or without 0x, in any lines. Null when it is none. */
export function readSignature(text: string): Signature | null {
  const hex = HEX.exec(text.replace(/\s+/g, ''))?.[1]
  return hex && hex.length >= KEY_HEX && hex.length <= MOST_HEX ? `0x${hex.toLowerCase()}` : null
}

/** Whose key signed a text (EIP-191); null when no key did. */
export async function signerOf(message: string, signature: Signature): Promise<Address | null> {
  if (signature.length !== KEY_HEX + 2) return null
  const { recoverMessageAddress } = await import('viem/utils')
  try {
    return await recoverMessageAddress({ message, signature })
  } catch {
    return null
  }
}
