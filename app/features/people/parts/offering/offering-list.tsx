import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import type { OfferingCard } from '../../offering/offering-view.server.ts'
import { toKindWords } from '../../offering/offer-words.ts'

/** Offerings as cards. */
export function OfferingList({ cards }: { cards: readonly OfferingCard[] }) {
  return (
    <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, title, kind, where, about, giver, place }) => (
        <Card as="li" key={id} className="relative grid content-start gap-2 p-4 hover:shadow-md">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{toKindWords(kind)}</Badge>
            {where === 'anywhere' ? <Badge>Anywhere</Badge> : null}
          </span>
          <Link
            to={to('offerings', null, { offering: id })}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
            dir="auto"
          >
            {title}
          </Link>
          <p className="line-clamp-3 text-[0.8125rem] text-fg-muted wrap-anywhere" dir="auto">
            {about}
          </p>
          <p className="mt-auto flex items-center gap-2 text-xs text-fg-subtle">
            <Avatar name={giver.name} picture={giver.picture} size="sm" />
            <span className="truncate" dir="auto">
              {giver.name}
              {place ? `, ${place}` : ''}
            </span>
          </p>
        </Card>
      ))}
    </ul>
  )
}
