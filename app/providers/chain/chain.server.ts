import type { Hex, PublicClient } from 'viem'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'

const TIMEOUT_MS = 4_000
const MOST_BYTES = 1_000_000

/** The network this house asks; null where none is configured. */
export function configuredChain(): { host: string; id: number } | null {
  const { CHAIN_RPC_URL, CHAIN_ID } = env()
  return CHAIN_RPC_URL ? { host: new URL(CHAIN_RPC_URL).host, id: CHAIN_ID } : null
}

/** The number of the chain that signed messages name, with a network or without. */
export const chainId = (): number => env().CHAIN_ID

const MAGIC = '0x1626ba7e'

/**
 * Whether the contract at an address says that it signed a text (EIP-1271). Null when the network does not answer, false
 * also where there is no contract.
 */
export async function asksContract(address: Hex, message: string, signature: Hex): Promise<boolean | null> {
  const client = await chain()
  const { encodeFunctionData, hashMessage, parseAbi } = await import('viem')
  try {
    const code = await client.getCode({ address })
    if (!code || code === '0x') return false
  } catch {
    return null
  }
  const data = encodeFunctionData({
    abi: parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']),
    args: [hashMessage(message), signature],
  })
  try {
    const said = await client.request({ method: 'eth_call', params: [{ to: address, data }, 'latest'] })
    return said.slice(0, MAGIC.length) === MAGIC
  } catch (error) {
    // A contract that refuses to answer says no; a network that does not answer says nothing.
    return /HttpRequestError|TimeoutError/.test((error as Error).name) ? null : false
  }
}

/** Asks the configured network, loaded when first wanted. Throws where none is configured. */
export const chain = (): Promise<PublicClient> => once('chain', openChain)

async function openChain(): Promise<PublicClient> {
  const { CHAIN_RPC_URL } = env()
  if (!CHAIN_RPC_URL) throw new Error('no network is configured')
  const { createPublicClient, http } = await import('viem')
  return createPublicClient({
    // A contract may not name addresses that this server then fetches (EIP-3668).
    ccipRead: false,
    // Only the address that the operator named is ever asked: whoever answers there sends nobody on.
    transport: http(CHAIN_RPC_URL, {
      ...{ timeout: TIMEOUT_MS, retryCount: 0, maxResponseBodySize: MOST_BYTES },
      fetchOptions: { redirect: 'error' },
    }),
  })
}
