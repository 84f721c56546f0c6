import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { MarketPage } from '#app/kits/pages/market/market-page.tsx'
import type { MarketView } from '../browse/read-market.server.ts'
import { MarketLinks, MorePages, SiftForm } from './browse-page.tsx'
import { ListingCards } from './listing-cards.tsx'

/** The square with what is offered in all stalls. */
export function SquarePage({ view, isBare }: { view: MarketView; isBare: boolean }) {
  const { cards, isNarrowed, counts, first, more, seller } = view
  return (
    <MarketPage isBare={isBare} counts={counts}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="market-offers" className="heading-page">
          {seller ? `Offered by ${seller.name}` : isNarrowed ? 'Found in all stalls' : 'What members offer'}
        </h2>
        <MarketLinks isMember={view.isMember} />
      </div>
      {seller ? (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Link to={to('profile', { handle: seller.handle })} className="link">
            Who this is
          </Link>
          <Link to={to('marketplace')} className="link">
            What everybody offers
          </Link>
        </p>
      ) : null}
      <SiftForm view={view} section={null} />
      {cards.length > 0 ? (
        <ListingCards cards={cards} />
      ) : (
        <p className="mt-6 rounded-card bg-sunken px-6 py-10 text-center text-fg-muted">
          {isNarrowed
            ? 'Nothing like that is offered. Try fewer words, or another price.'
            : 'No member offers anything yet. What you made here can be the first.'}
        </p>
      )}
      <MorePages first={first} more={more} />
    </MarketPage>
  )
}
