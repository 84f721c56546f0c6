import { to } from '#app/catalogue/to.ts'
import { LAST_MINUTES, leastBid, reaches } from '#app/engines/panda-trade/auction.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { toRarity } from '#app/engines/panda-genome/families.ts'
import { listTraits, readGenome } from '#app/engines/panda-genome/genome.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { findKeeperId, findPanda, listKeepers } from '#app/kits/members/pandas/pandas.store.server.ts'
import { findListing } from '#app/kits/members/pandas/trade/listings.store.server.ts'
import { isTrader, listBids } from '#app/kits/members/pandas/trade/offers.store.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { toTaxWords } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toMomentWords } from '../moments.ts'
import { toPandaCard } from '../panda-card.ts'

const MOST_BIDS = 50
export const NO_LISTING = 'There is no such listing, or it is no longer to be seen.'

/** A listing as somebody may see it; 404 for who may not. Its seller and the administrator see it in any state. */
export async function requireListing(id: string, viewer: CurrentUser | null) {
  const listing = await findListing(id)
  const panda = listing && (await findPanda(listing.panda))
  if (!listing || !panda) throw notFound(NO_LISTING)
  const { sellerId } = listing
  if (viewer && (viewer.isAdmin || viewer.id === sellerId)) return { listing, panda }
  const isSeen = listing.hiddenAt === null && panda.hiddenAt === null && sellerId !== null && (await isTrader(sellerId))
  if (!isSeen || (await areApart(viewer?.id ?? null, sellerId))) throw notFound(NO_LISTING)
  return { listing, panda }
}

/** One listing, with what this viewer can do about it. */
export async function readListing(request: Request, id: string) {
  const viewer = await findUser(request)
  const { listing, panda } = await requireListing(id, viewer)
  if (viewer) await readNoticesAbout(viewer.id, `panda:${panda.number}`)
  const { kind, price, reserve, currency, sellerId, state, endsAt, closedAt } = listing
  const bids = kind === 'auction' ? await listBids(id, MOST_BIDS) : []
  const top = bids.find((bid) => bid.state === 'held') ?? null
  const highest = top ?? bids.find((bid) => bid.state === 'accepted') ?? null
  const [keeper] = panda.showsKeeper ? await listKeepers([panda.keeper]) : []
  const isOver = endsAt !== null && endsAt <= clock.now()
  return {
    id,
    ...{ kind, state, isOver },
    panda: toPandaCard(panda),
    traits: listTraits(readGenome(panda.genome)!).map(({ family, trait }) => ({
      ...{ family: family.name, name: trait.name, ...toRarity(trait) },
    })),
    price: toMoneyText(kind === 'price' ? price : (highest?.minor ?? price), currency),
    minor: price,
    least: toMoneyText(leastBid(price, top?.minor ?? null), currency),
    hasBid: top !== null,
    isOwnBid: top !== null && top.buyerId === viewer?.id,
    reserve: reserve === null ? null : reaches(highest?.minor ?? 0, reserve) ? 'reached' : 'open',
    tax: toTaxWords(),
    ends: endsAt ? toMomentWords(endsAt) : null,
    endsInMs: endsAt && state === 'open' ? Math.max(0, endsAt.getTime() - clock.now().getTime()) : null,
    closed: closedAt ? toMomentWords(closedAt) : null,
    lastMinutes: LAST_MINUTES,
    bids: bids.map((bid) => ({
      ...{ id: bid.id, isYours: viewer !== null && bid.buyerId === viewer.id, isTop: bid === top },
      isWon: bid.state === 'accepted',
      amount: toMoneyText(bid.minor, bid.currency),
      at: toMomentWords(bid.createdAt),
    })),
    seller: keeper && keeper.id === sellerId ? { name: keeper.name, handle: keeper.handle } : null,
    isOwn: viewer !== null && viewer.id === sellerId,
    isYours: viewer !== null && viewer.id === (await findKeeperId(panda.keeper)),
    isMember: viewer !== null,
    isHidden: listing.hiddenAt !== null,
    isTest: !hasStripe(),
    canonicalPath: to('nft-listing', { listingId: id }),
  }
}
export type ListingView = Awaited<ReturnType<typeof readListing>>
