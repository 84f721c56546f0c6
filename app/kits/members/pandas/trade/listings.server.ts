import { store } from '#app/database/store.server.ts'
import { toRarityScore } from '#app/engines/panda-genome/rarity.ts'
import { readGenome } from '#app/engines/panda-genome/genome.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { findKeeperId, findPanda } from '../pandas.store.server.ts'
import { bidKey } from './auctions.server.ts'
import { findOpenGift } from './gifts.store.server.ts'
import * as rows from './listings.store.server.ts'
import { findOpen, isTrader } from './offers.store.server.ts'
import { findRestProblem } from './sell.server.ts'

export type Terms = { kind: 'price' | 'auction'; price: number; reserve: number | null; endsAt: Date | null }
export type Listed = { listing: rows.PandaListingRow } | { refused: string } | null

/** Lists a member's own panda. A sentence where that cannot be, null where it is not theirs. */
export const listPanda = (sellerId: string, number: number, terms: Terms): Promise<Listed> =>
  store().tx(async () => {
    const panda = await findPanda(number)
    if (!panda || (await findKeeperId(panda.keeper)) !== sellerId) return null
    const rests = await findRestProblem(number)
    if (rests) return { refused: rests }
    if (panda.hiddenAt) return { refused: 'The administrator hid this panda: it cannot be listed.' }
    if (!(await isTrader(sellerId))) return { refused: 'Your account cannot trade at the moment.' }
    if (await findOpenGift(number)) return { refused: 'You are giving this panda to somebody. Take that back first.' }
    const now = clock.now()
    const { price, reserve, endsAt, kind } = terms
    const row = {
      ...{ id: createId(now.getTime()), panda: number, sellerId, kind, price, reserve, endsAt, asks: price },
      ...{ currency: CURRENCY, rarity: toRarityScore(readGenome(panda.genome)!), state: 'open' as const, open: number },
      ...{ createdAt: now, updatedAt: now },
    }
    if (!(await rows.createListing(row))) return { refused: 'This panda is listed already: change that listing.' }
    return { listing: (await rows.findListing(row.id))! }
  })

const BIDDEN = 'Somebody has bid for it: an auction with a bid stands as it is, to its end.'
const OVER = 'This listing is over.'

/** Changes what an open listing asks. Its kind stays; an auction stands as it is once somebody has bid. */
export const changeListing = (sellerId: string, id: string, terms: Omit<Terms, 'kind'>): Promise<Listed> =>
  store().tx(async () => {
    const listing = await rows.findListing(id)
    if (!listing || listing.sellerId !== sellerId) return null
    const refused = await findFixed(listing)
    if (refused) return { refused }
    const { price, reserve, endsAt } = terms
    const change = { price, reserve, endsAt, asks: price, currency: CURRENCY, updatedAt: clock.now() }
    return (await rows.saveListing(id, change)) ? { listing: { ...listing, ...change } } : { refused: OVER }
  })

/** Takes a listing down. */
export const withdrawListing = (sellerId: string, id: string): Promise<Listed> =>
  store().tx(async () => {
    const listing = await rows.findListing(id)
    if (!listing || listing.sellerId !== sellerId) return null
    const refused = await findFixed(listing)
    if (refused) return { refused }
    return (await rows.closeListing(id, 'withdrawn', clock.now())) ? { listing } : { refused: OVER }
  })

async function findFixed({ id, state, kind, endsAt }: rows.PandaListingRow): Promise<string | null> {
  if (state !== 'open') return OVER
  if (kind === 'auction' && endsAt && endsAt <= clock.now())
    return 'This auction is over: its result is being written down.'
  return (await findOpen(bidKey(id))) ? BIDDEN : null
}
