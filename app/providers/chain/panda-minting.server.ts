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
    return { hash: viem.keccak256(raw), raw, nonce, nonceKey: toNonceKey(open, nonce) }
  })

/** A network takes nothing in the place of what it has unless that pays a tenth more, some an eighth. */
const RAISE_EIGHTHS = 9n
const raised = (fee: bigint) => (fee * RAISE_EIGHTHS + 7n) / 8n
const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/**
 * Signs a minting that is on its way anew, in the same place and for what the network asks now: of the two only one can be
 * taken in. Null where it offers that already, and waiting is all there is to do.
 */
export const raiseMinting = (raw: string): Promise<SignedMinting | null> =>
  asking(async () => {
    const open = await openContract()
    const { viem, client, minter } = open
    const old = viem.parseTransaction(raw as Hex)
    const { chainId, to, data, gas = 0n, nonce = 0 } = old
    const { fees, price, base } = await readFees(open)
    const offered = { most: old.maxFeePerGas ?? old.gasPrice ?? 0n, tip: old.maxPriorityFeePerGas ?? 0n }
    const isEnough =
      fees.type === 'legacy'
        ? offered.most >= fees.gasPrice
        : offered.tip >= fees.maxPriorityFeePerGas && offered.most >= base + fees.maxPriorityFeePerGas
    if (isEnough) return null
    const most = larger(price, raised(offered.most))
    if ((await client.getBalance({ address: minter.address })) < gas * most) throw poor()
    const same = { chainId: chainId!, to, data, gas, nonce }
    const signed =
      fees.type === 'legacy'
        ? await minter.signTransaction({ ...same, type: 'legacy', gasPrice: most })
        : await minter.signTransaction({
            ...{ ...same, type: 'eip1559', maxFeePerGas: most },
            maxPriorityFeePerGas: larger(fees.maxPriorityFeePerGas, raised(offered.tip)),
          })
    return { hash: viem.keccak256(signed), raw: signed, nonce, nonceKey: toNonceKey(open, nonce) }
  })

const toNonceKey = ({ contract, minter }: OpenContract, nonce: number) =>
  `${contract.chainId}:${minter.address.toLowerCase()}:${nonce}`

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
    return { price: gasPrice, base: gasPrice, fees: { type: 'legacy', gasPrice } as const }
  }
  const maxPriorityFeePerGas = await client.estimateMaxPriorityFeePerGas()
  const maxFeePerGas = baseFeePerGas * BASE_FEE_TIMES + maxPriorityFeePerGas
  const fees = { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas } as const
  return { price: maxFeePerGas, base: baseFeePerGas, fees }
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
