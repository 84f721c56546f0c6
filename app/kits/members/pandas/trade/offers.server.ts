import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findOpenGift } from './gifts.store.server.ts'
import { giveBack } from './give-back.server.ts'
import { bidKey } from './auctions.server.ts'
import { findOpenListing } from './listings.store.server.ts'
import { findOffer, findOpen, listExpired, type OfferRow } from './offers.store.server.ts'
import { sell } from './sell.server.ts'

const MOST_AT_ONCE = 100
const OVER = 'This offer ended before: its time was over, or it was answered or taken back.'

/** What came of an answer: done, a sentence why not, or null where there is no such offer of theirs. */
export type Answer = { done: OfferRow } | { refused: string } | null

/** An offer, as it was made to, or by, a member; bids and bought listings are none. */
async function findTheirs(id: string, side: 'buyerId' | 'sellerId', userId: string): Promise<OfferRow | null> {
  const offer = await findOffer(id)
  return offer?.kind === 'offer' && offer[side] === userId ? offer : null
}

const isOver = ({ state, expiresAt }: OfferRow) => state !== 'held' || (expiresAt !== null && expiresAt <= clock.now())

/** The keeper takes an offer: the panda passes on for what is held. */
export const acceptOffer = (id: string, sellerId: string): Promise<Answer> =>
  store().tx(async () => {
    const offer = await findTheirs(id, 'sellerId', sellerId)
    if (!offer) return null
    if (isOver(offer)) return { refused: OVER }
    if (await findOpenGift(offer.panda))
      return { refused: 'You are giving this panda to somebody. Take that back first.' }
    const listing = await findOpenListing(offer.panda)
    if (listing && (await findOpen(bidKey(listing.id))))
      return { refused: 'Somebody has bid for this panda: the auction goes on to its end.' }
    const refused = await sell(offer)
    return refused === null ? { done: offer } : { refused }
  })

const end = (
  id: string,
  side: 'buyerId' | 'sellerId',
  userId: string,
  state: 'refused' | 'withdrawn',
): Promise<Answer> =>
  store().tx(async () => {
    const offer = await findTheirs(id, side, userId)
    if (!offer) return null
    return (await giveBack(offer, state)) ? { done: offer } : { refused: OVER }
  })

/** The keeper does not take an offer: the money goes back. */
export const refuseOffer = (id: string, sellerId: string): Promise<Answer> => end(id, 'sellerId', sellerId, 'refused')

/** The buyer takes an offer back, and has the money back. */
export const withdrawOffer = (id: string, buyerId: string): Promise<Answer> => end(id, 'buyerId', buyerId, 'withdrawn')

/** Ends offers whose day is over. Says how many. */
export async function expireOffers(now: Date): Promise<number> {
  const expired = await listExpired(now, MOST_AT_ONCE)
  for (const offer of expired) await store().tx(() => giveBack(offer, 'expired'))
  return expired.length
}
