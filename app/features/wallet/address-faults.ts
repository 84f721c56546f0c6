import type { AddressFault } from '#app/engines/ethereum/address.server.ts'

/** Why a text is no address, for whoever wrote it. */
export const ADDRESS_FAULTS: Record<AddressFault, string> = {
  shape: 'An address begins with 0x and has 40 signs after it, 0 to 9 and a to f.',
  checksum: 'A sign of this address is wrong: its capitals do not fit the others. Please copy it again.',
}
