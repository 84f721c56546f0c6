import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { reaches } from '#app/engines/panda-trade/auction.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findPanda } from '../pandas.store.server.ts'
import { giveBack } from './give-back.server.ts'
import { closeListing, findListing, listEnded, type PandaListingRow } from './listings.store.server.ts'
import { findOpen } from './offers.store.server.ts'
import { sell } from './sell.server.ts'

const MOST_AT_ONCE = 100

/** What the highest bid of an auction is kept under. */
export const bidKey = (listingId: string): string => `bid:${listingId}`

/** Ends the auctions whose end is over: the highest bid has the panda, or nobody. Says how many. */
export async function endAuctions(now: Date): Promise<number> {
  const ended = await listEnded(now, MOST_AT_ONCE)
  for (const { id } of ended) await store().tx(() => endAuction(id, now))
  return ended.length
}

async function endAuction(id: string, now: Date): Promise<void> {
  const listing = await findListing(id)
  if (listing?.state !== 'open' || !listing.endsAt || listing.endsAt > now) return
  const bid = await findOpen(bidKey(id))
  const isEnough = bid !== null && reaches(bid.minor, listing.reserve) && listing.hiddenAt === null
  if (isEnough && (await sell(bid)) === null) return
  if (bid) await giveBack(bid, isEnough || listing.hiddenAt ? 'void' : 'refused')
  await closeListing(id, 'unsold', clock.now())
  await tellSeller(listing)
}

async function tellSeller({ id, sellerId, panda }: PandaListingRow): Promise<void> {
  if (!sellerId) return
  const found = await findPanda(panda)
  await sendNotice({
    ...{ kind: 'panda.unsold', to: sellerId, from: null, about: `panda:${panda}`, subject: found?.name ?? '' },
    address: to('nft-listing', { listingId: id }),
  })
}
