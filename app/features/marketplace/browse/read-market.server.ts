import { to } from '#app/catalogue/to.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { countSections, listingOrders, listListings } from '#app/kits/members/market/listings.store.server.ts'
import { toListingCard } from './listing-card.server.ts'

const PER_PAGE = 24
const HANDLE_MAX_CHARS = 64
const MOST_PAGES = 400
const WORDS_MAX_CHARS = 100

/** What is offered, as the address asks for it. */
export async function readMarket(request: Request, section: string | null) {
  const query = new URL(request.url).searchParams
  const signedIn = await findSignedIn(request)
  const user = signedIn?.user ?? null
  const by = query.get('by')
  const seller = by ? await findMemberByHandle(by.slice(0, HANDLE_MAX_CHARS), signedIn?.row ?? null) : null
  if (by && !seller) throw notFound('There is no such seller.')
  const price = query.get('price')
  const sought = {
    q: (query.get('q') ?? '').trim().slice(0, WORDS_MAX_CHARS),
    price: price === 'free' || price === 'paid' ? (price as 'free' | 'paid') : null,
    sort: listingOrders.find((one) => one === query.get('sort')) ?? ('new' as const),
  }
  const page = Math.min(Math.max(Number(query.get('page')) || 1, 1), MOST_PAGES)
  const [found, counts] = await Promise.all([
    listListings({
      section,
      words: sought.q,
      price: sought.price,
      order: sought.sort,
      skip: (Math.floor(page) - 1) * PER_PAGE,
      most: PER_PAGE + 1,
      viewerId: user?.id ?? null,
      ...(seller && { sellerId: seller.id }),
    }),
    countSections(),
  ])
  const here = (at: number) =>
    to('marketplace', section ? { section } : null, {
      q: sought.q || null,
      by: seller?.handle ?? null,
      price: sought.price,
      sort: sought.sort === 'new' ? null : sought.sort,
      page: at > 1 ? String(at) : null,
    })
  return {
    cards: found.slice(0, PER_PAGE).map(toListingCard),
    counts,
    sought,
    seller: seller && { name: seller.name, handle: seller.handle },
    isNarrowed: sought.q !== '' || sought.price !== null,
    first: page > 1 ? here(1) : null,
    more: found.length > PER_PAGE ? here(page + 1) : null,
    isMember: user !== null,
  }
}
export type MarketView = Awaited<ReturnType<typeof readMarket>>
