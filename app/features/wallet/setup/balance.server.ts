import type { Address } from '#app/engines/ethereum/address.server.ts'
import { clock } from '#app/platform/clock.ts'
import { chain, configuredChain } from '#app/providers/chain/chain.server.ts'

/** What the network says of an address now; `other-chain` when it is not the one the operator named. */
export type Balance =
  | { state: 'told'; ether: string; block: string; at: string }
  | { state: 'other-chain'; id: number }
  | { state: 'silent' | 'none' | 'busy' }

/** Asks the configured network what an address holds. */
export async function readBalance(address: string): Promise<Balance> {
  const configured = configuredChain()
  if (!configured) return { state: 'none' }
  try {
    const client = await chain()
    const id = await client.getChainId()
    if (id !== configured.id) return { state: 'other-chain', id }
    const block = await client.getBlockNumber()
    const wei = await client.getBalance({ address: address as Address, blockNumber: block })
    const { formatEther } = await import('viem/utils')
    return { state: 'told', ether: formatEther(wei), block: block.toString(), at: clock.now().toISOString() }
  } catch {
    return { state: 'silent' }
  }
}
