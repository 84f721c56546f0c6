const PREFIX = 'chain:'

/** What stands in the ledger for whoever has a minted panda at an address of nobody here. The chain says it to everybody. */
export const toChainMark = (addressKey: string): string => `${PREFIX}${addressKey}`

/** The address of such a mark; null for the mark of a member, and for the house. */
export const readChainMark = (mark: string): string | null =>
  mark.startsWith(PREFIX) ? mark.slice(PREFIX.length) : null

/** How the marks of addresses begin. */
export const CHAIN_MARKS = `${PREFIX}%`

const HEAD = 8
const TAIL = 6
/** An address as it fits into a line. */
export const toShortAddress = (address: string): string => `${address.slice(0, HEAD)}…${address.slice(-TAIL)}`
