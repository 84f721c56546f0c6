import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { BusinessCard } from '../listing/businesses-view.server.ts'
import { BusinessPicture, OpenWords, Rating, Verified } from './small-parts.tsx'

export const BusinessCards = ({ cards }: { cards: readonly BusinessCard[] }) => (
  <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
    {cards.map((card) => (
      <li key={card.id} className="relative flex flex-col gap-3 rounded-card bg-surface p-5 shadow-sm hover:shadow-md">
        <div className="flex items-start gap-3">
          <BusinessPicture picture={card.picture} className="size-14 rounded-lg" />
          <div className="min-w-0">
            <h2 className="heading-small wrap-anywhere" dir="auto">
              <Link to={to('business-page', { businessId: card.id })} className="after:absolute after:inset-0">
                {card.name}
              </Link>
            </h2>
            <p className="mt-0.5 flex items-center gap-1 text-[0.8125rem] text-fg-muted wrap-anywhere" dir="auto">
              <Icon name="map-pin" size={14} /> {card.place}
            </p>
          </div>
        </div>
        <p className="flex-1 text-fg-muted wrap-anywhere" dir="auto">
          {card.tagline}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {card.isVerified ? <Verified /> : null}
          {card.profession ? <Badge>{card.profession}</Badge> : null}
          {card.hours ? <OpenWords {...card.hours} /> : null}
        </p>
        <p className="text-[0.8125rem]">
          <Rating rating={card.rating} />
        </p>
      </li>
    ))}
  </ul>
)
