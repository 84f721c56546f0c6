/** An address with the capitals of its checksum. */
export type Address = `0x${string}`
export type AddressFault = 'shape' | 'checksum'

const SHAPE = /^0x([0-9a-f]{40})$/i

/** The address in small letters: what two ways of writing it have in common. */
export const toAddressKey = (address: string): string => address.toLowerCase()

/**
 * An address as somebody wrote it: in small letters, in capitals, or mixed with the checksum of EIP-55, which is checked
 * then.
 */
export async function readAddress(text: string): Promise<{ address: Address } | { fault: AddressFault }> {
  const digits = SHAPE.exec(text.trim())?.[1]
  if (!digits) return { fault: 'shape' }
  const { getAddress } = await import('viem/utils')
  const address = getAddress(`0x${digits.toLowerCase()}`)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || address === `0x${digits}` ? { address } : { fault: 'checksum' }
}
