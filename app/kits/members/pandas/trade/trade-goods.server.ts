import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { endAfterBid, leastBid } from '#app/engines/panda-trade/auction.ts'
import { shareOf, toMoneyText } from '#app/engines/money/amount.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { defineGoods } from '#app/kits/members/till/goods.server.ts'
import { beginOrder, readOrder, type Order } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { STRIPE } from '#app/kits/members/till/stripe-till.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { passOn } from '../keeping.server.ts'
import { findKeeperId, findPanda, type PandaRow } from '../pandas.store.server.ts'
import { findLiveToken } from '../tokens/tokens.store.server.ts'
import { bidKey } from './auctions.server.ts'
import { HELD_PANDAS, takeFromSeller } from './earnings.server.ts'
import { giveBack } from './give-back.server.ts'
import { findListing, saveListing, type PandaListingRow } from './listings.store.server.ts'
import * as rows from './offers.store.server.ts'
import { sell } from './sell.server.ts'
import { OPEN_OFFERS_MOST } from './trade.limits.ts'

/** The name under which offers, bids and listed pandas are ordered. */
export const TRADE = 'panda-trade'
const PERCENT = 100
const DAY_MS = 86_400_000

const what = z.object({
  kind: z.enum(['offer', 'bid', 'buy']),
  panda: z.number().int(),
  name: z.string(),
  listingId: z.string().nullable(),
  minor: z.number().int(),
  fee: z.number().int(),
  /** How many days an offer stands. */
  days: z.number().int(),
})
/** What a member is about to pay for, or to leave with the till. */
export type Wish = Omit<z.output<typeof what>, 'fee'>

const named = { offer: 'Offer for', bid: 'Bid for', buy: '' } as const
const toName = ({ kind, name, panda }: Pick<Wish, 'kind' | 'name' | 'panda'>) =>
  `${named[kind]} ${name}, panda ${panda}`.trim()
/** What an offer is kept under: one of each member for each panda. */
export const offerKey = (panda: number, buyerId: string): string => `offer:${panda}:${buyerId}`

defineGoods(TRADE, {
  what,
  name: toName,
  shares: ({ minor }) => [{ account: HELD_PANDAS, minor }],
  async deliver(order, { fee, ...wish }) {
    const refused = await findWishProblem(order.userId, wish)
    if (refused) return `${refused} Nothing was paid.`
    return take(order, wish, fee)
  },
  takeBack: (order) => takeBack(order.id),
  next: ({ kind, panda, listingId }, order) => {
    if (kind === 'offer') return { label: 'Your offers', to: to('nft-offer') }
    return listingId && (kind === 'bid' || order.state !== 'paid')
      ? { label: 'Back to the listing', to: to('nft-listing', { listingId }) }
      : { label: 'To the panda', to: to('panda', { number: String(panda) }) }
  },
})

/** Makes the order for a wish, at the price of now. */
export const orderWish = (userId: string, wish: Wish): Promise<Order> =>
  beginOrder({
    ...{ userId, goods: TRADE, till: hasStripe() ? STRIPE : EMBEDDED },
    what: { ...wish, fee: shareOf(wish.minor, env().MARKET_FEE_PERCENT / PERCENT) },
    lines: [{ words: toName(wish), minor: wish.minor }],
  })

/** Why a wish cannot be had at this moment, as a sentence; null when it can. Asked before the order, and again as it is paid. */
export async function findWishProblem(buyerId: string, wish: Wish): Promise<string | null> {
  const panda = await findPanda(wish.panda)
  const sellerId = panda && (await findKeeperId(panda.keeper))
  if (!panda || panda.hiddenAt || !sellerId) return 'This panda is not to be had at the moment.'
  if (sellerId === buyerId) return 'This panda is yours.'
  if (!(await rows.isTrader(sellerId)) || (await areApart(buyerId, sellerId)))
    return 'Its keeper does not trade at the moment.'
  if (!(await rows.isTrader(buyerId))) return 'Your account cannot trade at the moment.'
  if (wish.kind === 'offer') return findOfferProblem(panda, buyerId)
  const listing = wish.listingId ? await findListing(wish.listingId) : null
  if (listing?.state !== 'open' || listing.hiddenAt || listing.sellerId !== sellerId || listing.panda !== panda.number)
    return 'This listing is over.'
  if (listing.currency !== CURRENCY)
    return `This listing names its price in ${listing.currency}, and the till takes ${CURRENCY}: its keeper has to list it anew.`
  return wish.kind === 'buy' ? findPriceProblem(listing, wish.minor) : findBidProblem(listing, wish.minor)
}

async function findOfferProblem(panda: PandaRow, buyerId: string): Promise<string | null> {
  if (panda.home !== null) return 'This panda is a visitor from another site.'
  if (await findLiveToken(panda.number)) return 'This panda moves on its chain: no offers are taken for it here.'
  if (!panda.takesOffers) return 'Its keeper takes no offers for it.'
  if (await rows.findOpen(offerKey(panda.number, buyerId)))
    return 'You have an offer for it already. Take that one back first, then make another.'
  return (await rows.countHeldOf(buyerId)) >= OPEN_OFFERS_MOST
    ? `So many offers and bids may be open at a time: ${OPEN_OFFERS_MOST}. Take one back first.`
    : null
}

function findPriceProblem({ kind, price }: PandaListingRow, minor: number): string | null {
  if (kind !== 'price') return 'This panda is auctioned: bid for it.'
  return price === minor ? null : 'Its keeper changed the price. Look at it again first.'
}

async function findBidProblem(listing: PandaListingRow, minor: number): Promise<string | null> {
  if (listing.kind !== 'auction' || !listing.endsAt) return 'This panda has a price: nobody bids for it.'
  if (listing.endsAt <= clock.now()) return 'This auction is over.'
  const top = await rows.findOpen(bidKey(listing.id))
  const least = leastBid(listing.price, top?.minor ?? null)
  return minor < least ? `The next bid is ${toMoneyText(least, listing.currency)} or more.` : null
}

/** The money is there: the offer stands, the bid counts, or the panda is sold. Within the transaction of the payment. */
async function take(order: Order, wish: Wish, fee: number): Promise<string | null> {
  const { id, userId: buyerId, total, currency, till } = order
  const { kind, panda, listingId, minor, days } = wish
  const now = clock.now()
  const found = (await findPanda(panda))!
  const sellerId = await findKeeperId(found.keeper)
  const before = kind === 'bid' ? await rows.findOpen(bidKey(listingId!)) : null
  if (before) await giveBack(before, 'outbid')
  await rows.createOffer({
    ...{ id, kind, panda, listingId, buyerId, sellerId, minor, total, fee, currency, till },
    paidAs: (await readOrder(id, buyerId))?.paidAs ?? '',
    ...{ state: 'held', createdAt: now, expiresAt: kind === 'offer' ? new Date(now.getTime() + days * DAY_MS) : null },
    open: kind === 'offer' ? offerKey(panda, buyerId) : kind === 'bid' ? bidKey(listingId!) : null,
  })
  if (kind === 'buy') {
    const refused = await sell((await rows.findOffer(id))!)
    return refused && `${refused} Nothing was paid.`
  }
  if (kind === 'bid') await moveOn(listingId!, minor, now)
  await sendNotice({
    kind: kind === 'bid' ? 'panda.bid' : 'panda.offer',
    ...{ to: sellerId!, from: buyerId, about: `panda:${panda}`, subject: found.name },
    address: listingId ? to('nft-listing', { listingId }) : to('nft-offer', null, { part: 'received' }),
  })
  return null
}

async function moveOn(listingId: string, minor: number, now: Date): Promise<void> {
  const listing = (await findListing(listingId))!
  const endsAt = endAfterBid(listing.endsAt!, now)
  await saveListing(listingId, { asks: leastBid(listing.price, minor), endsAt, updatedAt: now })
}

/** A payment was given back whole, by whoever runs the house or the other till: what was held ends, a sale is undone. */
async function takeBack(id: string): Promise<void> {
  const at = clock.now()
  const offer = await rows.findOffer(id)
  if (!offer) return
  if (await rows.settleOffer(id, 'void', at)) return void (await rows.setGivenBack(id, at))
  if (!(await rows.markReturned(id, at))) return void (await rows.setGivenBack(id, at))
  if (offer.ripeAt) await takeFromSeller(offer, at)
  const { panda, buyerId, sellerId } = offer
  if (buyerId) await passOn('returned', panda, { userId: buyerId }, sellerId ? { userId: sellerId } : null)
}
