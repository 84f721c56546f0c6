import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import {
  configuredContract,
  listMoves,
  readSettledBlock,
  type ChainMove,
} from '#app/providers/chain/panda-contract.server.ts'
import { findPanda } from '../pandas.store.server.ts'
import { followOwner } from './follow.server.ts'
import { startMinting } from './minting.server.ts'
import * as rows from './tokens.store.server.ts'

const MOST_AT_ONCE = 100
/** Networks answer about so many blocks at a time. */
const BLOCKS_AT_ONCE = 1_000
const MOST_LOOKS = 20

/** What is under way goes on, also after its job was given up: a transaction may be taken in late. */
export async function resumeMinting(): Promise<void> {
  if (!configuredContract()) return
  for (const { panda, userId } of await rows.listUnderWay(MOST_AT_ONCE)) {
    const row = await findPanda(panda)
    if (row) await startMinting(row, userId)
  }
}

/** The ledger follows what changed hands on the chain, as deep as the settings ask for. Says how many moves it read. */
export async function followChain(signal?: AbortSignal): Promise<number> {
  const contract = configuredContract()
  if (!contract) return 0
  const { chainId, address } = contract
  let read = await rows.findReadBlock(chainId, address)
  if (read === null) return 0
  const settled = Number(await readSettledBlock())
  let many = 0
  for (let look = 0; look < MOST_LOOKS && read < settled && !signal?.aborted; look += 1) {
    const until = Math.min(settled, read + BLOCKS_AT_ONCE)
    const moves = await listMoves(BigInt(read + 1), BigInt(until))
    many += await enterMoves(moves, chainId, address, until)
    read = until
  }
  return many
}

/** Moves and how far was read are written together: cut off in between, neither is. */
const enterMoves = (moves: readonly ChainMove[], chainId: number, contract: string, until: number): Promise<number> =>
  store().tx(async () => {
    const now = clock.now()
    const newest = new Map<number, bigint>()
    let many = 0
    for (const { panda, to, block, tx } of moves) {
      const token = await rows.findToken(panda)
      if (token?.state !== 'confirmed' || token.chainId !== chainId || token.contract !== contract) continue
      // What was known when the minting was confirmed is not told again; one block may hold several moves.
      if (block <= BigInt(token.ownerBlock ?? 0) && newest.get(panda) !== block) continue
      newest.set(panda, block)
      await rows.saveOwner(panda, to, Number(block), now)
      await followOwner(panda, to, tx)
      many += 1
    }
    await rows.saveReadBlock(chainId, contract, until)
    return many
  })

/** Minted pandas go with their addresses: a wallet that was connected, or given up, takes them along. */
export async function matchAddresses(): Promise<number> {
  const strayed = await rows.listStrayed(MOST_AT_ONCE)
  for (const { panda, ownerKey } of strayed) if (ownerKey) await store().tx(() => followOwner(panda, ownerKey, null))
  return strayed.length
}
