import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { Publisher } from '#app/kits/members/publishing/publisher.ts'
import type { Audience } from '#app/database/tables/together/profiles.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { readOwnOfferings } from '../../offering/offering-view.server.ts'
import { OfferingForm } from './offering-form.tsx'
import { toKindWords } from '../../offering/offer-words.ts'

const BLANK = { title: '', about: '', kind: 'skill', where: 'anywhere', until: '' }

type NewProps = { view: { publisher: Publisher; audience: Audience }; problem: FormProblem | null }

/** The page of a new offering. */
export function NewOfferingPage({ view: { publisher, audience }, problem }: NewProps) {
  return (
    <div className="page max-w-[760px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('offerings')}>Offerings</BackLink>
      <h1 className="heading-page mt-2">Offer something</h1>
      <p className="lead mt-1">Others ask for it; you accept or decline each. You can pause it at any time.</p>
      <BeforePublishing publisher={publisher} what="profile" className="mt-5" />
      {publisher.state === 'guest' ? null : (
        <Card className="mt-6 p-5 sm:p-6">
          <OfferingForm id={null} fields={{ ...BLANK, audience }} problem={problem} />
        </Card>
      )}
    </div>
  )
}

/** A member's own offerings. */
export function OwnOfferingsPage({ view }: { view: Awaited<ReturnType<typeof readOwnOfferings>> }) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('offerings')}>Offerings</BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Your offerings</h1>
        <ButtonLink to={to('offerings', null, { part: 'new' })} size="sm">
          Offer something
        </ButtonLink>
      </div>
      {view.offerings.length === 0 ? (
        <EmptyState className="mt-6 rounded-card bg-sunken" title="You offer nothing yet" pose="munch">
          A skill, an hour, a thing you no longer need.
        </EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {view.offerings.map(({ id, title, kind, state, isHidden, until }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <Link
                  to={to('offerings', null, { offering: id })}
                  className="font-medium wrap-anywhere hover:underline"
                  dir="auto"
                >
                  {title}
                </Link>
                <p className="mt-1 flex flex-wrap gap-1.5">
                  <Badge>{toKindWords(kind)}</Badge>
                  {isHidden ? <Badge tone="danger">Hidden by the administrator</Badge> : null}
                  {state === 'paused' ? <Badge tone="warning">Paused</Badge> : null}
                  {until ? <Badge>Until {until}</Badge> : null}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <ActForm
                  name="do"
                  act={state === 'paused' ? 'resume' : 'pause'}
                  fields={{ offering: id }}
                  about={title}
                >
                  {state === 'paused' ? 'Offer it again' : 'Pause'}
                </ActForm>
                <ButtonLink to={to('offerings', null, { offering: id, edit: 1 })} variant="plain" size="sm">
                  Change<span className="sr-only">: {title}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
