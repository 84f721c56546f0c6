import type { Hex } from 'viem'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { ChainFault, silence } from './chain-fault.ts'
import { chain, configuredChain } from './chain.server.ts'

/** The contract that this site mints pandas in; its source is docs/contracts/FrenlyPandas.sol. */
export type PandaContract = { host: string; chainId: number; address: Hex; confirmations: number }

export function configuredContract(): PandaContract | null {
  const network = configuredChain()
  const { PANDA_CONTRACT, PANDA_MINTER_KEY, PANDA_CONFIRMATIONS } = env()
  if (!network || !PANDA_CONTRACT || !PANDA_MINTER_KEY) return null
  const address = PANDA_CONTRACT.toLowerCase() as Hex
  return { host: network.host, chainId: network.id, address, confirmations: PANDA_CONFIRMATIONS }
}

/** What is used of the contract. */
export const SIGNATURES = [
  'function minter() view returns (address)',
  'function mint(address to, uint256 id, string uri)',
  'function ownerOf(uint256 id) view returns (address owner)',
  'function tokenURI(uint256 id) view returns (string)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'error NotMinter()',
  'error NoToken(uint256 id)',
  'error Taken(uint256 id)',
  'error NotReceived()',
] as const

/** The contract as viem speaks with it, loaded when first wanted. Throws where none is configured. */
export const openContract = () => once('panda-contract', load)

async function load() {
  const contract = configuredContract()
  const { PANDA_MINTER_KEY } = env()
  if (!contract || !PANDA_MINTER_KEY) throw new Error('no contract is configured')
  const [viem, { privateKeyToAccount }, client] = await Promise.all([import('viem'), import('viem/accounts'), chain()])
  const abi = viem.parseAbi(SIGNATURES)
  return { viem, abi, client, contract, minter: privateKeyToAccount(PANDA_MINTER_KEY as Hex) }
}

/** Does what asks the network. What viem throws names the address of the network, and goes no further than this. */
export async function asking<Told>(ask: () => Promise<Told>): Promise<Told> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ChainFault) throw error
    throw silence()
  }
}

/** Whether an error of viem holds one of a name among its causes. */
export function findCause(error: unknown, name: string): (Error & { data?: { errorName?: string } }) | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at.name === name) return at
  return null
}

const isReverted = (error: unknown) =>
  findCause(error, 'ContractFunctionRevertedError') ?? findCause(error, 'ContractFunctionZeroDataError')

/** Makes sure that the network is the one that is configured, and that its contract lets this site mint. */
export const checkContract = (): Promise<void> =>
  asking(async () => {
    const { abi, client, contract, minter } = await openContract()
    const { chainId, address } = contract
    const id = await client.getChainId()
    if (id !== chainId)
      throw new ChainFault(
        'other-chain',
        `The network says that it is chain ${id}, and this site is set up for chain ${chainId}.`,
      )
    const allowed = await client
      .readContract({ abi, address, functionName: 'minter' })
      .catch((error: unknown) => (isReverted(error) ? null : Promise.reject(error as Error)))
    if (allowed === null)
      throw new ChainFault('no-contract', 'There is no contract for pandas at the address that is configured.')
    if (allowed.toLowerCase() !== minter.address.toLowerCase())
      throw new ChainFault('not-minter', 'The contract lets another account mint, and not that of this site.')
  })

/** Who has the token of a panda, in small letters; null where it is not minted. At a block, or at the newest. */
export const findOwner = (panda: number, blockNumber?: bigint): Promise<string | null> =>
  asking(async () => {
    const { abi, client, contract } = await openContract()
    const at = blockNumber === undefined ? {} : { blockNumber }
    try {
      const call = { abi, address: contract.address, functionName: 'ownerOf', args: [BigInt(panda)], ...at } as const
      return (await client.readContract(call)).toLowerCase()
    } catch (error) {
      if (isReverted(error)) return null
      throw error
    }
  })

/** What the token of a panda says that it is. */
export const readTokenUri = (panda: number): Promise<string> =>
  asking(async () => {
    const { abi, client, contract } = await openContract()
    return client.readContract({ abi, address: contract.address, functionName: 'tokenURI', args: [BigInt(panda)] })
  })

/** The newest block that is as deep in the chain as the settings ask for; below zero where the chain is shorter. */
export const readSettledBlock = (): Promise<bigint> =>
  asking(async () => {
    const { client, contract } = await openContract()
    const newest = await client.getBlockNumber({ cacheTime: 0 })
    return newest - BigInt(contract.confirmations) + 1n
  })

export type ChainMove = { panda: number; from: string; to: string; block: bigint; tx: string }

/** What changed hands in the contract from one block to another, oldest first; `panda`: of one token alone. */
export const listMoves = (fromBlock: bigint, toBlock: bigint, panda?: number): Promise<ChainMove[]> =>
  asking(async () => {
    const { abi, client, contract } = await openContract()
    const args = panda === undefined ? {} : { args: { tokenId: BigInt(panda) } }
    const said = { abi, address: contract.address, eventName: 'Transfer', strict: true, fromBlock, toBlock } as const
    const logs = await client.getContractEvents({ ...said, ...args })
    return logs.map(({ args: { from, to, tokenId }, blockNumber, transactionHash }) => ({
      ...{ panda: Number(tokenId), from: from.toLowerCase(), to: to.toLowerCase() },
      ...{ block: blockNumber, tx: transactionHash },
    }))
  })

export type OpenContract = Awaited<ReturnType<typeof openContract>>
