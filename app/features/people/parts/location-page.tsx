import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { LocationView } from '../finding/location.server.ts'
import { MemberList } from './member-list.tsx'
import { MoreLinks } from './more-links.tsx'
import { OfferingList } from './offering/offering-list.tsx'
import { PageHead } from './page-head.tsx'

/** A place with the members and offerings that belong to it. */
export function LocationPage({ view }: { view: LocationView }) {
  const { id, name, country, countryName, isCity, cities, members, count, next, isFirst, offerings, isMember } = view
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      {isCity ? <BackLink to={to('location', { id: country })}>{countryName}</BackLink> : null}
      <PageHead title={name} lead={toLead(view)}>
        <ButtonLink to={to('world', null, { place: countryName })} variant="plain" size="sm">
          <Icon name="globe" size={16} /> {countryName} on the map
        </ButtonLink>
      </PageHead>
      {cities.length > 0 ? (
        <nav aria-label="Cities" className="mt-5 flex flex-wrap gap-1.5">
          {cities.map((city) => (
            <ChipLink key={city.value} to={to('location', { id: city.value })}>
              <span dir="auto">{city.label}</span> <span className="text-fg-subtle tabular-nums">{city.count}</span>
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="members" className="mt-section">
        <h2 id="members" className="heading-section">
          Members {count > 0 ? <span className="text-fg-subtle tabular-nums">{count}</span> : null}
        </h2>
        {members.length > 0 ? (
          <MemberList cards={members} />
        ) : (
          <EmptyState className="mt-5 rounded-card bg-sunken" title="None yet" action={<WhatToDo view={view} />}>
            {isMember
              ? `No member has chosen to show that they live in ${name}.`
              : `No member shows to everybody that they live in ${name}.`}
          </EmptyState>
        )}
        <MoreLinks
          label="More members"
          first={isFirst ? null : to('location', { id })}
          more={next ? to('location', { id }, { after: next }) : null}
        />
      </section>
      <section aria-labelledby="offerings" className="mt-section">
        <h2 id="offerings" className="heading-section">
          Offerings
        </h2>
        {offerings.length > 0 ? (
          <OfferingList cards={offerings} />
        ) : (
          <p className="mt-3 text-fg-muted">No offerings from {name} yet.</p>
        )}
      </section>
    </div>
  )
}

function toLead({ count, offerings, name }: LocationView): string {
  if (count === 0 && offerings.length === 0)
    return `Members and offerings from ${name} appear here once somebody shows theirs.`
  const members = count === 1 ? 'One member' : `${count.toLocaleString('en')} members`
  return `${members} who chose to show that they live here, and what they offer.`
}

function WhatToDo({ view: { isMember, own, country } }: { view: LocationView }) {
  if (!isMember)
    return (
      <ButtonLink to={to('join')} variant="plain">
        Join and be the first
      </ButtonLink>
    )
  const livesHere = own?.country === country
  return (
    <ButtonLink
      to={
        livesHere
          ? to('my-profile', null, { part: 'seen' })
          : to('identity-setup', null, { return_url: to('my-profile', null, { part: 'seen' }) })
      }
      variant="plain"
    >
      {livesHere ? 'Show that you live here' : 'Do you live here? Say so'}
    </ButtonLink>
  )
}
