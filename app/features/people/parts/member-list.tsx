import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { MemberCard } from '../finding/cards.server.ts'
import { toKindWords } from '../offering/offer-words.ts'

const SHOWN = 4

/** Members as cards: what each chose to show, and what they share with the viewer. */
export function MemberList({ cards }: { cards: readonly (MemberCard & { reason?: string })[] }) {
  return (
    <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <MemberTile key={card.id} card={card} />
      ))}
    </ul>
  )
}

function MemberTile({ card }: { card: MemberCard & { reason?: string } }) {
  const { name, handle, picture, about, interests, shared, offers, place, languages, reason, isSelf, isFollowed } = card
  const others = interests.filter((one) => !shared.includes(one))
  const shown = [...shared, ...others].slice(0, SHOWN)
  return (
    <Card as="li" className="relative grid content-start gap-2.5 p-4 hover:shadow-md">
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={picture} size="lg" />
        <div className="min-w-0">
          <Link
            to={to('profile', { handle })}
            className="block truncate font-medium after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-ring"
            dir="auto"
          >
            {name}
          </Link>
          <small className="block truncate text-xs text-fg-subtle">{`@${handle}`}</small>
        </div>
        {isSelf ? (
          <Badge className="ms-auto">You</Badge>
        ) : isFollowed ? (
          <Badge className="ms-auto">Followed</Badge>
        ) : null}
      </div>
      {reason ? <p className="text-[0.8125rem] text-accent-text">{reason}</p> : null}
      {about ? (
        <p className="line-clamp-3 text-[0.8125rem] text-fg-muted wrap-anywhere" dir="auto">
          {about}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label="Interests" className="flex flex-wrap gap-1.5">
          {shown.map((interest) => (
            <li key={interest} className="max-w-full">
              <Badge tone={shared.includes(interest) ? 'accent' : 'quiet'} className="max-w-full">
                <span className="truncate">{interest}</span>
              </Badge>
            </li>
          ))}
          {interests.length > SHOWN ? (
            <li className="text-xs text-fg-subtle">and {interests.length - SHOWN} more</li>
          ) : null}
        </ul>
      ) : null}
      <Facts place={place} offers={offers} languages={languages} />
    </Card>
  )
}

function Facts({ place, offers, languages }: Pick<MemberCard, 'place' | 'offers' | 'languages'>) {
  if (!place && offers.length === 0 && languages.length === 0) return null
  return (
    <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 text-xs text-fg-subtle">
      {place ? (
        <span className="inline-flex min-w-0 items-center gap-1">
          <Icon name="map-pin" size={13} /> <span className="truncate">{place}</span>
        </span>
      ) : null}
      {offers.length > 0 ? (
        <span className="inline-flex items-center gap-1">
          <Icon name="hand" size={13} /> Offers {offers.map((kind) => toKindWords(kind).toLowerCase()).join(', ')}
        </span>
      ) : null}
      {languages.length > 0 ? <span>{languages.join(', ')}</span> : null}
    </p>
  )
}
