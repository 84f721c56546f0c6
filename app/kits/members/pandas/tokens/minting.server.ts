import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { walletOf } from '#app/kits/members/wallets/wallets.server.ts'
import { clock } from '#app/platform/clock.ts'
import { configuredContract } from '#app/providers/chain/panda-contract.server.ts'
import { findKeeperId, findPanda, savePanda, type PandaRow } from '../pandas.store.server.ts'
import { closeTrade } from '../trade/close-trade.server.ts'
import { findOpenGift } from '../trade/gifts.store.server.ts'
import { findOpenListing } from '../trade/listings.store.server.ts'
import { findRestProblem } from '../trade/sell.server.ts'
import { mintJob } from './mint-job.server.ts'
import { beginToken } from './tokens.store.server.ts'

/** Why a panda cannot be minted now, as a sentence; null when it can. */
export async function findMintProblem({ number, name, hiddenAt }: PandaRow): Promise<string | null> {
  const rests = await findRestProblem(number)
  if (rests) return rests
  if (hiddenAt) return `The administrator hid ${name}: it cannot be minted.`
  if (await findOpenListing(number)) return `${name} is listed for sale. Take the listing down first.`
  if (await findOpenGift(number)) return `You are giving ${name} to somebody. Take that back first.`
  return null
}

export type Began = { isDone: true } | { refused: string } | null

/**
 * A member has their panda minted to the address of the wallet that counts. What is open about it ends, and what was
 * offered for it goes back. Null where it is not theirs, or nothing is minted here.
 */
export const beginMinting = (userId: string, number: number, address: string): Promise<Began> =>
  store().tx(async () => {
    const contract = configuredContract()
    const panda = await findPanda(number)
    if (!contract || !panda || (await findKeeperId(panda.keeper)) !== userId) return null
    const refused = await findMintProblem(panda)
    if (refused) return { refused }
    const wallet = await walletOf(userId)
    if (wallet.address !== address)
      return { refused: 'The wallet that counts for you is another one than this page showed. Look at it again first.' }
    const now = clock.now()
    const began = await beginToken({
      ...{ panda: number, userId, chainId: contract.chainId, contract: contract.address, toAddress: address },
      ...{ state: 'waiting', createdAt: now, updatedAt: now },
    })
    if (!began) return { refused: `${panda.name} is minted already, or on its way.` }
    await savePanda(number, { takesOffers: false })
    await closeTrade(number)
    await startMinting(panda, userId)
    return { isDone: true }
  })

/** Puts the work in line; once for each panda. */
export const startMinting = ({ number, name }: Pick<PandaRow, 'number' | 'name'>, userId: string | null) =>
  startJob(
    mintJob,
    { panda: number },
    {
      ...{ userId, title: `Minting ${name}, panda ${number}`, dedupeKey: String(number) },
      path: to('panda-mint', { number: String(number) }),
    },
  )
