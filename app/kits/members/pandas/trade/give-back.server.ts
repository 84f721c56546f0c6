import type { PandaOfferState } from '#app/database/tables/money/panda-trade.ts'
import { store } from '#app/database/store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { refundMovement } from '#app/kits/members/till/books.server.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { markRefunded } from '#app/kits/members/till/orders.store.server.ts'
import { refundPaid, STRIPE } from '#app/kits/members/till/stripe-till.server.ts'
import { to } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { findPanda } from '../pandas.store.server.ts'
import { findListing, saveListing } from './listings.store.server.ts'
import * as rows from './offers.store.server.ts'

const MOST_AT_ONCE = 100

export type Ending = Exclude<PandaOfferState, 'held' | 'accepted' | 'returned'>

/**
 * Ends what is held, in the ambient transaction: the embedded till gives the money back at once, the other one as soon as it
 * answers. False when it ended before. `isForgotten`: the buyer is being erased, and no paper may name them.
 */
export async function giveBack(offer: rows.OfferRow, state: Ending, isForgotten = false): Promise<boolean> {
  const at = clock.now()
  if (!(await rows.settleOffer(offer.id, state, at))) return false
  if (offer.kind === 'bid' && state !== 'outbid') await askFromStart(offer.listingId)
  if (offer.till === EMBEDDED) await enterGivenBack(offer, `${EMBEDDED}:${offer.id}:refund`, isForgotten)
  if (!isForgotten && state !== 'withdrawn') await tell(offer, state)
  return true
}

/** Where the highest bid is gone and no other has taken its place, the next may be what the auction started with. */
async function askFromStart(listingId: string | null): Promise<void> {
  const listing = listingId ? await findListing(listingId) : null
  if (listing?.state === 'open') await saveListing(listing.id, { asks: listing.price })
}

async function enterGivenBack(offer: rows.OfferRow, id: string, isForgotten: boolean): Promise<void> {
  const at = clock.now()
  const lines = [
    { words: `Given back: ${offer.kind === 'bid' ? 'bid' : 'offer'} for panda ${offer.panda}`, minor: offer.minor },
  ]
  await refundMovement(offer.paidAs, { id, lines, at, isForgotten })
  await markRefunded(offer.id)
  await rows.setGivenBack(offer.id, at)
}

async function tell({ buyerId, panda, listingId }: rows.OfferRow, state: Ending): Promise<void> {
  if (!buyerId) return
  const found = await findPanda(panda)
  await sendNotice({
    kind: state === 'outbid' ? 'panda.outbid' : state === 'refused' ? 'panda.refused' : 'panda.offer-ended',
    ...{ to: buyerId, from: null, about: `panda:${panda}`, subject: found?.name ?? `panda ${panda}` },
    address: listingId ? to('nft-listing', { listingId }) : to('nft-offer'),
  })
}

/** Gives back through the other till what ended; what it has not given back yet is asked for again at the next turn. */
export async function payBackDue(): Promise<number> {
  const due = (await rows.listDue(MOST_AT_ONCE)).filter(({ till }) => till === STRIPE)
  for (const offer of due)
    try {
      const { id, isDone } = await refundPaid(offer.paidAs, offer.backAs)
      await rows.setBackAs(offer.id, id)
      if (isDone) await store().tx(() => enterGivenBack(offer, `${STRIPE}:${id}`, offer.buyerId === null))
    } catch (error) {
      log.warn({ err: error, offer: offer.id }, 'the other till did not give the money back yet')
    }
  return due.length
}
