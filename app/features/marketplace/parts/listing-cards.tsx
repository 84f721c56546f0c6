import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import type { ListingCard } from '../browse/listing-card.server.ts'
import { Stars } from './stars.tsx'

/** Listings as cards. */
export function ListingCards({ cards }: { cards: readonly ListingCard[] }) {
  return (
    <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, title, label, about, look, price, isFree, average, reviews, sold, seller }) => (
        <Card as="li" key={id} className="relative grid content-start gap-2 p-5 hover:shadow-md">
          {look ? (
            <img
              src={look}
              alt=""
              loading="lazy"
              className="aspect-square w-full rounded-card bg-sunken object-contain"
            />
          ) : null}
          <span className="flex items-center justify-between gap-3">
            <Badge>{label}</Badge>
            <span className={`font-strong tabular-nums ${isFree ? 'text-accent-text' : ''}`}>{price}</span>
          </span>
          <Link
            to={to('market-listing', { listingId: id })}
            className="heading-small wrap-anywhere after:absolute after:inset-0"
            dir="auto"
          >
            {title}
          </Link>
          <p className="line-clamp-3 text-sm text-fg-muted wrap-anywhere" dir="auto">
            {about}
          </p>
          <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-fg-subtle">
            <span className="truncate" dir="auto">
              {`by ${seller.name}`}
            </span>
            {average === null ? null : <Stars average={average} count={reviews} />}
            {sold > 0 ? <span>{sold === 1 ? 'taken once' : `taken ${sold} times`}</span> : null}
          </p>
        </Card>
      ))}
    </ul>
  )
}
