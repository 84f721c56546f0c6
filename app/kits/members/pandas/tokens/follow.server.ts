import { findWalletByAddress } from '#app/kits/members/wallets/wallets.store.server.ts'
import { toChainMark } from '../chain-mark.ts'
import { markOf, moveByChain } from '../keeping.server.ts'

/** Under which mark whoever has an address stands in the ledger: their own, or the address itself. */
export async function markOfAddress(addressKey: string): Promise<string> {
  const wallet = await findWalletByAddress(addressKey)
  return wallet ? markOf(wallet.userId) : toChainMark(addressKey)
}

/**
 * The ledger follows the chain, in the ambient transaction: a minted panda is with whoever has its address. `tx`: the
 * transaction that moved it; null where the address found its member, or lost them. False where nothing changed.
 */
export const followOwner = async (panda: number, addressKey: string, tx: string | null): Promise<boolean> =>
  moveByChain(panda, await markOfAddress(addressKey), tx)
