import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DeskView } from '../selling/read-selling.server.ts'
import { Stars } from './stars.tsx'

/** What a member offers. */
export function DeskPage({ view: { listings } }: { view: DeskView }) {
  return (
    <div className="page max-w-[60rem] py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="heading-page">Your stall</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('market-selling', null, { part: 'sales' })} size="sm" variant="plain">
            Sales and earnings
          </ButtonLink>
          <ButtonLink to={to('market-selling', null, { part: 'new' })} size="sm">
            <Icon name="plus" size={16} /> Offer something
          </ButtonLink>
        </div>
      </div>
      {listings.length === 0 ? (
        <EmptyState
          className="mt-8 rounded-card bg-sunken"
          title="You offer nothing yet"
          pose="munch"
          action={<ButtonLink to={to('market-selling', null, { part: 'new' })}>Offer something</ButtonLink>}
        >
          A prompt that works, a text to begin from, or an hour of your time, free or for a price.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-3">
          {listings.map(({ id, title, label, state, isHidden, price, sold, reviews, average, changed }) => (
            <Card as="li" key={id} className="grid gap-3 p-5">
              <span className="flex flex-wrap items-center gap-2">
                <Badge>{label}</Badge>
                {state === 'withdrawn' ? <Badge tone="warning">Not offered</Badge> : null}
                {isHidden ? <Badge tone="warning">Hidden</Badge> : null}
                <span className="ml-auto font-strong tabular-nums">{price}</span>
              </span>
              <Link
                to={to('market-listing', { listingId: id })}
                className="heading-small wrap-anywhere hover:text-accent-text"
                dir="auto"
              >
                {title}
              </Link>
              <p className="flex flex-wrap gap-x-4 text-sm text-fg-muted">
                <span>{sold === 1 ? 'Taken once' : `Taken ${sold} times`}</span>
                {average === null ? null : <Stars average={average} count={reviews} />}
                <span>{`Changed ${changed}`}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={to('market-selling', null, { listing: id })} size="sm" variant="plain">
                  Change
                </ButtonLink>
                <ActForm act={state === 'listed' ? 'withdraw' : 'list'} fields={{ listing: id }} about={title}>
                  {state === 'listed' ? 'No longer offer it' : 'Offer it again'}
                </ActForm>
                {state === 'withdrawn' ? (
                  <ActForm act="remove" fields={{ listing: id }} about={title} variant="ghost">
                    Remove it with its reviews
                  </ActForm>
                ) : null}
              </div>
            </Card>
          ))}
        </ul>
      )}
    </div>
  )
}
