import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { BoughtView } from '../bought/bought.server.ts'

/** What a member bought or took, with the way to each copy and back. */
export function BoughtPage({ view: { purchases }, problem }: { view: BoughtView; problem: FormProblem | null }) {
  return (
    <div className="page max-w-[60rem] py-8 lg:py-12">
      <BackLink to={to('marketplace')}>Marketplace</BackLink>
      <h1 className="heading-page mt-2">Your purchases</h1>
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      {purchases.length === 0 ? (
        <EmptyState
          className="mt-8 rounded-card bg-sunken"
          title="You took nothing yet"
          pose="idle"
          action={<ButtonLink to={to('marketplace')}>Look around</ButtonLink>}
        >
          What you buy or take for free appears here, with your copy.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-3">
          {purchases.map((one) => (
            <Purchase key={one.id} purchase={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Purchase({ purchase }: { purchase: BoughtView['purchases'][number] }) {
  const { id, listingId, title, label, state, copyTo, seller, price, licence, day, version, backUntil } = purchase
  return (
    <Card as="li" className="grid gap-3 p-5">
      <span className="flex flex-wrap items-center gap-2">
        <Badge>{label}</Badge>
        {state === 'refunded' ? <Badge tone="warning">Given back</Badge> : null}
        {state === 'awaiting' ? <Badge tone="info">The seller is at work</Badge> : null}
        <span className="ml-auto font-strong tabular-nums">{price}</span>
      </span>
      <p className="heading-small wrap-anywhere" dir="auto">
        {listingId ? (
          <Link to={to('market-listing', { listingId })} className="hover:text-accent-text">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-sm text-fg-muted" dir="auto">
        {`${day}, version ${version}, by ${seller?.name ?? 'a former member'}. Licence: ${licence}.`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {copyTo && state !== 'refunded' ? (
          <ButtonLink to={copyTo} size="sm">
            Open your copy
          </ButtonLink>
        ) : null}
        {backUntil ? (
          <>
            <ActForm act="give-back" fields={{ purchase: id }} about={title} variant="ghost">
              Give it back
            </ActForm>
            <span className="text-sm text-fg-muted">{`Until ${backUntil}; your copy goes with it.`}</span>
          </>
        ) : null}
      </div>
    </Card>
  )
}
