import {
  checkContract,
  configuredContract,
  findOwner,
  readSettledBlock,
} from '#app/providers/chain/panda-contract.server.ts'
import { findPanda } from '../pandas.store.server.ts'
import { markOfAddress } from './follow.server.ts'
import { countElsewhere, listMinted, type TokenRow } from './tokens.store.server.ts'

const AT_ONCE = 100
/** The chain is asked about each: so many at a look. */
const MOST_ASKED = 500

/** What does not fit between the chain, the tokens and the ledger, as a sentence; how many were compared when all does. */
export type TokenFinding = { fault: string } | { compared: number } | { isOff: true }

/** Compares the minted pandas with the chain. Throws a `ChainFault` where that one does not answer. */
export async function compareTokens(signal: AbortSignal): Promise<TokenFinding> {
  const contract = configuredContract()
  const elsewhere = await countElsewhere(contract?.chainId ?? null, contract?.address ?? null)
  if (elsewhere > 0)
    return { fault: `${elsewhere} pandas are minted in a contract that is not configured: nobody follows them.` }
  if (!contract) return { isOff: true }
  await checkContract()
  const settled = await readSettledBlock()
  let compared = 0
  for (let last = 0; compared < MOST_ASKED && !signal.aborted;) {
    const tokens = await listMinted(contract.chainId, contract.address, last, AT_ONCE)
    for (const token of tokens) {
      const fault = await compare(token, settled)
      if (fault) return { fault }
    }
    compared += tokens.length
    last = tokens.at(-1)?.panda ?? last
    if (tokens.length < AT_ONCE) break
  }
  return { compared }
}

async function compare({ panda, ownerKey }: TokenRow, settled: bigint): Promise<string | null> {
  const owner = await findOwner(panda, settled)
  if (owner !== ownerKey) return `Panda ${panda} is with another address on the chain than here.`
  const keeper = (await findPanda(panda))?.keeper
  return keeper === (await markOfAddress(owner ?? ''))
    ? null
    : `Panda ${panda} is not with whom its address belongs to.`
}
