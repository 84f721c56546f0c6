import type { Hex } from 'viem'
import { ChainFault } from './chain-fault.ts'
import { asking, findCause, openContract, type OpenContract } from './panda-contract.server.ts'

/** What a node estimates is too little when the next block differs; what is not used is not paid. */
const GAS_MARGIN_PERCENT = 120n
const PERCENT = 100n
/** The price of a block may double before it is taken in. */
const BASE_FEE_TIMES = 2n

export type Minting = { to: string; panda: number; uri: string }
/** A transaction that is signed and not sent: whoever sends it again sends the same. */
export type SignedMinting = { hash: Hex; raw: Hex; nonce: number; nonceKey: string }

/** Signs the minting of a panda at the prices of now. Throws a `ChainFault` where the contract or the purse say no. */
export const signMinting = (wanted: Minting): Promise<SignedMinting> =>
  asking(async () => {
    const open = await openContract()
    const { viem, abi, client, contract, minter } = open
    const { to, panda, uri } = wanted
    const gas = ((await estimate(open, wanted)) * GAS_MARGIN_PERCENT) / PERCENT
    const { fees, price } = await readFees(open)
    if ((await client.getBalance({ address: minter.address })) < gas * price) throw poor()
    const nonce = await client.getTransactionCount({ address: minter.address, blockTag: 'pending' })
    const data = viem.encodeFunctionData({ abi, functionName: 'mint', args: [to as Hex, BigInt(panda), uri] })
    const { chainId, address } = contract
    const raw = await minter.signTransaction({ chainId, to: address, data, gas, nonce, ...fees })
    return { hash: viem.keccak256(raw), raw, nonce, nonceKey: `${chainId}:${minter.address.toLowerCase()}:${nonce}` }
  })

const poor = () =>
  new ChainFault('poor', 'The account of this site has not enough of the network’s currency to pay for it.')

async function estimate({ abi, client, contract, minter }: OpenContract, { to, panda, uri }: Minting): Promise<bigint> {
  try {
    return await client.estimateContractGas({
      ...{ abi, address: contract.address, functionName: 'mint', account: minter.address },
      args: [to as Hex, BigInt(panda), uri],
    })
  } catch (error) {
    throw toFault(error) ?? error
  }
}

const SILENCES = ['HttpRequestError', 'TimeoutError', 'LimitExceededRpcError', 'ResourceUnavailableRpcError']
const isSilent = (error: unknown) => SILENCES.some((name) => findCause(error, name) !== null)

/** What a refusal means; null where the network did not answer. */
function toFault(error: unknown): ChainFault | null {
  if (isSilent(error)) return null
  if (findCause(error, 'InsufficientFundsError')) return poor()
  switch (findCause(error, 'ContractFunctionRevertedError')?.data?.errorName) {
    case 'NotMinter':
      return new ChainFault('not-minter', 'The contract lets another account mint, and not that of this site.')
    case 'Taken':
      return new ChainFault('taken', 'The contract has a token of this number already.')
    case 'NotReceived':
      return new ChainFault('refused', 'The wallet is a contract that takes no such tokens.')
    default:
      return new ChainFault('refused', 'The network cannot say what it would cost: the contract would refuse it.')
  }
}

async function readFees({ client }: OpenContract) {
  const { baseFeePerGas } = await client.getBlock()
  if (baseFeePerGas === null) {
    const gasPrice = await client.getGasPrice()
    return { price: gasPrice, fees: { type: 'legacy', gasPrice } as const }
  }
  const maxPriorityFeePerGas = await client.estimateMaxPriorityFeePerGas()
  const maxFeePerGas = baseFeePerGas * BASE_FEE_TIMES + maxPriorityFeePerGas
  return { price: maxFeePerGas, fees: { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas } as const }
}

/**
 * Hands a signed transaction to the network. A node that has it already, or will not have it, is no error: what became of
 * it says `readMinting`.
 */
export const sendMinting = (raw: string): Promise<void> =>
  asking(async () => {
    const { client } = await openContract()
    try {
      await client.sendRawTransaction({ serializedTransaction: raw as Hex })
    } catch (error) {
      if (isSilent(error)) throw error
      if (findCause(error, 'InsufficientFundsError')) throw poor()
    }
  })

/**
 * `unknown`: the network has not heard of it, or forgot it; `gone`: its place was taken by another transaction of the same
 * account, so that it can never count.
 */
export type MintingState =
  { state: 'mined'; isDone: boolean; block: bigint } | { state: 'waiting' | 'unknown' | 'gone' }

/** What became of a transaction. */
export const readMinting = (hash: string, nonce: number): Promise<MintingState> =>
  asking(async () => {
    const { client, minter } = await openContract()
    // Asked before the receipt: a transaction that is mined in between has one then.
    const next = await client.getTransactionCount({ address: minter.address, blockTag: 'latest' })
    try {
      const { status, blockNumber } = await client.getTransactionReceipt({ hash: hash as Hex })
      return { state: 'mined', isDone: status === 'success', block: blockNumber }
    } catch (error) {
      if (!findCause(error, 'TransactionReceiptNotFoundError')) throw error
    }
    if (next > nonce) return { state: 'gone' }
    try {
      await client.getTransaction({ hash: hash as Hex })
      return { state: 'waiting' }
    } catch (error) {
      if (!findCause(error, 'TransactionNotFoundError')) throw error
      return { state: 'unknown' }
    }
  })
