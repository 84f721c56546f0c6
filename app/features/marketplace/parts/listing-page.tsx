import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'
import { findMarketSection } from '#app/kits/pages/market/market-sections.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ListingView } from '../listing/read-listing.server.ts'
import { ListingTalk } from './listing-talk.tsx'
import { Stars } from './stars.tsx'
import { TrialPart } from './trial-part.tsx'

type Props = { view: ListingView; problem: FormProblem | null }

/** One listing: what it is, what anybody may look at before, what it costs, and what buyers said. */
export function ListingPage({ view, problem }: Props) {
  const section = findMarketSection(view.section)
  return (
    <div className="page py-8 lg:py-12">
      <BackLink to={to('marketplace', section ? { section: section.id } : null)}>
        {section?.title ?? 'Marketplace'}
      </BackLink>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{view.label}</Badge>
            {view.state === 'withdrawn' ? <Badge tone="warning">No longer offered</Badge> : null}
            {view.isHidden ? <Badge tone="warning">Hidden until somebody has looked at it</Badge> : null}
          </p>
          <h1 className="heading-page mt-3 wrap-anywhere" dir="auto">
            {view.title}
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-fg-muted">
            <Link
              to={to('profile', { handle: view.seller.handle })}
              className="inline-flex min-h-9 items-center gap-2 hover:text-fg"
            >
              <Avatar name={view.seller.name} picture={view.seller.picture} size="sm" />
              <span dir="auto">{view.seller.name}</span>
            </Link>
            <Link to={to('marketplace', null, { by: view.seller.handle })} className="link">
              All they offer
            </Link>
            {view.average === null ? (
              <span>No reviews yet</span>
            ) : (
              <Stars average={view.average} count={view.reviews.length} />
            )}
            {view.since ? <span>{`Offered since ${view.since}`}</span> : null}
          </p>
          {view.look ? (
            <img
              src={view.look.address}
              alt={view.look.alt}
              width={view.look.width}
              height={view.look.height}
              className="mt-6 block h-auto max-w-full rounded-card bg-sunken"
            />
          ) : null}
          <Prose html={view.aboutHtml} className="mt-6" />
          {view.sampleHtml ? (
            <section aria-labelledby="sample" className="mt-8 rounded-card bg-sunken p-6">
              <h2 id="sample" className="heading-card">
                Look before you buy
              </h2>
              <Prose html={view.sampleHtml} className="mt-3" />
            </section>
          ) : null}
          {view.trial ? <TrialPart view={view.trial} problem={problem} /> : null}
        </div>
        <TakeCard view={view} problem={problem} />
        <div className="min-w-0">
          <ListingTalk view={view} problem={problem} />
        </div>
      </div>
    </div>
  )
}

function TakeCard({ view, problem }: Props) {
  const { licence, isOwn, bought, isFree, isService, price, tax } = view
  return (
    <Card className="grid gap-4 p-6 lg:sticky lg:top-24 lg:row-span-2">
      <p className="heading-page tabular-nums">
        {price}
        {tax ? <span className="ml-2 text-sm font-normal text-fg-muted">{`plus ${tax}`}</span> : null}
      </p>
      <Take view={view} />
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      <dl className="grid gap-3 text-sm">
        <Fact term="Licence">
          <strong className="font-medium">{licence.label}.</strong> {licence.about}
        </Fact>
        <Fact term="You get">
          {isService
            ? 'The seller’s work. You are told when it is done.'
            : 'A copy among your own things, to use and to change.'}
        </Fact>
        {isFree ? null : (
          <Fact term="Giving it back">{`Within ${view.refundDays} days, by one press; the money returns and the copy goes.`}</Fact>
        )}
        <Fact term="Version">{`${view.version}, of ${view.changed}`}</Fact>
      </dl>
      {view.isTest ? <TestMode /> : null}
      {isOwn || !view.isMember ? null : <ReportForm target={view.id} problem={problem} />}
      {bought?.state === 'awaiting' ? <p className="text-sm text-fg-muted">The seller is at work.</p> : null}
    </Card>
  )
}

function Take({ view: { id, isOwn, isMember, bought, isFree, state } }: { view: ListingView }) {
  if (isOwn)
    return (
      <ButtonLink to={to('market-selling', null, { listing: id })} variant="plain">
        Change this listing
      </ButtonLink>
    )
  if (bought)
    return (
      <ButtonLink to={bought.to ?? to('market-bought')}>{bought.to ? 'Open your copy' : 'Your purchases'}</ButtonLink>
    )
  if (state !== 'listed') return null
  if (!isMember)
    return (
      <ButtonLink to={to('login', null, { return_url: to('market-listing', { listingId: id }) })}>
        {isFree ? 'Sign in to take it' : 'Sign in to buy it'}
      </ButtonLink>
    )
  return (
    <KeyedForm name="take-listing" of={id}>
      <input type="hidden" name="act" value="take" />
      <Button type="submit" className="w-full">
        {isFree ? 'Take it' : 'Buy it'}
      </Button>
    </KeyedForm>
  )
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-fg-subtle">{term}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
