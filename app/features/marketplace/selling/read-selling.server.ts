import { notFound } from '#app/platform/request/problem.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { licences } from '#app/kits/members/market/licences.ts'
import { findListing, listOwn, type ListingRow } from '#app/kits/members/market/listings.store.server.ts'
import { SERVICE } from '#app/kits/members/market/market-goods.server.ts'
import { PAYOUT_MIN, REFUND_DAYS } from '#app/kits/members/market/market.limits.ts'
import { readEarnings } from '#app/kits/members/market/payouts.server.ts'
import { listPayouts } from '#app/kits/members/market/payouts.store.server.ts'
import { listSold } from '#app/kits/members/market/purchases.store.server.ts'
import { findSellable, listSellables } from '#app/kits/members/market/sellables.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { env } from '#app/platform/env.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { toKindLabel, toPriceWords } from '../browse/listing-card.server.ts'

const MOST_THINGS = 100
const MOST_LISTINGS = 200
const MOST_SALES = 200
const MINOR = 100

/** A seller's desk: `part` of the address chooses the page. */
export async function readSelling(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const listing = query.get('listing')
  if (listing) return readEdit(listing, member.id)
  switch (query.get('part')) {
    case 'new':
      return { part: 'new' as const, ...(await readChoices(member.id)), chosen: query.get('thing') }
    case 'sales':
      return readSales(member.id)
    default:
      return readDesk(member.id)
  }
}
export type SellingView = Awaited<ReturnType<typeof readSelling>>

async function readDesk(sellerId: string) {
  const own = await listOwn(sellerId, MOST_LISTINGS)
  return { part: 'desk' as const, listings: own.map(toLine) }
}
export type DeskView = Awaited<ReturnType<typeof readDesk>>

const toLine = ({
  id,
  title,
  kind,
  state,
  price,
  currency,
  sold,
  stars,
  reviews,
  hiddenAt,
  updatedAt,
}: ListingRow) => ({
  ...{ id, title, state, sold, reviews },
  label: toKindLabel(kind),
  price: toPriceWords(price, currency),
  average: reviews > 0 ? Math.round((stars / reviews) * 10) / 10 : null,
  isHidden: hiddenAt !== null,
  changed: toLongDay(updatedAt),
})

/** What of the member's things could be offered, by sort. */
async function readChoices(userId: string) {
  const sorts = await Promise.all(
    listSellables().map(async ({ kind, label, list }) => ({
      label,
      things: (await list(userId, MOST_THINGS)).map(({ id, title }) => ({ value: `${kind}:${id}`, title })),
    })),
  )
  return { sorts: sorts.filter(({ things }) => things.length > 0), licences, fee: env().MARKET_FEE_PERCENT }
}
export type NewListingView = Awaited<ReturnType<typeof readChoices>> & { chosen: string | null }

async function readEdit(id: string, userId: string) {
  const found = await findListing(id)
  if (!found || found.seller.id !== userId) throw notFound('There is no such listing of yours.')
  const { listing } = found
  return {
    part: 'edit' as const,
    ...toLine(listing),
    about: listing.about,
    typedPrice: listing.price === 0 ? '' : (listing.price / MINOR).toFixed(2),
    licence: listing.licence,
    sample: listing.sample,
    version: listing.version,
    isService: listing.kind === SERVICE,
    canBeTried: listing.canBeTried,
    hasTrial: findSellable(listing.kind)?.trial !== undefined,
    licences,
    fee: env().MARKET_FEE_PERCENT,
  }
}
export type EditListingView = Awaited<ReturnType<typeof readEdit>>

async function readSales(sellerId: string) {
  const [sold, earnings, payouts] = await Promise.all([
    listSold(sellerId, MOST_SALES),
    readEarnings(sellerId),
    listPayouts(sellerId, MOST_SALES),
  ])
  const { owed, waiting, currency } = earnings
  return {
    part: 'sales' as const,
    isTest: !hasStripe(),
    owed: toMoneyText(owed, currency),
    waiting: toMoneyText(waiting, currency),
    canAsk: owed >= PAYOUT_MIN && payouts.every(({ paidAt }) => paidAt !== null),
    least: toMoneyText(PAYOUT_MIN, currency),
    refundDays: REFUND_DAYS,
    sales: sold.map(({ purchase, buyer }) => ({
      ...{ id: purchase.id, title: purchase.title, state: purchase.state, buyer },
      price: toPriceWords(purchase.price, purchase.currency),
      share: toMoneyText(purchase.share, purchase.currency),
      day: toLongDay(purchase.createdAt),
    })),
    payouts: payouts.map(({ id, minor, currency: of, askedAt, paidAt, note }) => ({
      ...{ id, note },
      amount: toMoneyText(minor, of),
      asked: toLongDay(askedAt),
      paid: paidAt ? toLongDay(paidAt) : null,
    })),
  }
}
export type SalesView = Awaited<ReturnType<typeof readSales>>
