const names: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  43114: 'Avalanche',
  17000: 'Holesky, a test network',
  11155111: 'Sepolia, a test network',
  31337: 'A local test network',
}

/** What people call a chain, with its number. */
export const toChainName = (id: number): string => (names[id] ? `${names[id]} (chain ${id})` : `Chain ${id}`)
