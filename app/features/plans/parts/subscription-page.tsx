import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyText, toPriceText } from '#app/engines/money/amount.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import type { SubscriptionView } from '../subscription-view.server.ts'
import { AskCard, AskFirst, AskPause } from './subscription-questions.tsx'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'

const tones = {
  none: 'quiet',
  canceled: 'quiet',
  trialing: 'info',
  active: 'success',
  paused: 'info',
  past_due: 'warning',
} as const satisfies Record<SubscriptionView['state'], BadgeTone>
const stateNames = {
  none: 'Free',
  canceled: 'Ended',
  trialing: 'Trial',
  active: 'Active',
  paused: 'Paused',
  past_due: 'Payment due',
} as const satisfies Record<SubscriptionView['state'], string>

type Props = { view: SubscriptionView; problem: FormProblem | null; portal: string | null }

/** A member's plan, what comes next, and every paper. */
export function SubscriptionPage({ view, problem, portal }: Props) {
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <h1 className="heading-page">Your subscription</h1>
      {view.isTest && view.state !== 'none' ? <TestMode className="mt-5" /> : null}
      <Card className="mt-6 grid gap-4 p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading-card">
            {view.name}
            <span className="font-body text-fg-muted">
              {view.price > 0 ? `, ${toPriceText(view.price, CURRENCY)} a month` : ''}
            </span>
          </h2>
          <Badge tone={tones[view.state]}>{stateNames[view.state]}</Badge>
        </div>
        <p>{view.said}</p>
        {view.planned ? <p className="font-medium">{view.planned}</p> : null}
        <p className="text-fg-muted">{`You may begin ${view.runs.toLocaleString('en')} runs a day.`}</p>
        <Acts view={view} portal={portal} />
      </Card>
      <AskFirst view={view} />
      <AskPause view={view} problem={problem} />
      <AskCard view={view} problem={problem} />
      <Papers papers={view.papers} />
    </div>
  )
}

function Acts({ view, portal }: { view: SubscriptionView; portal: string | null }) {
  if (view.hasPortal && view.isRunning) return <Portal address={portal} />
  if (!view.isRunning && view.state !== 'paused')
    return (
      <div>
        <ButtonLink to={to('plans')}>Compare the plans</ButtonLink>
      </div>
    )
  const ask = (what: string) => to('subscription', null, { ask: what })
  const isPlanned = view.planned !== null
  return (
    <div className="flex flex-wrap gap-2.5">
      {isPlanned ? (
        <KeyedForm name="keep" again>
          <input type="hidden" name="do" value="keep" />
          <Button type="submit">{`Keep ${view.name} as it is`}</Button>
        </KeyedForm>
      ) : null}
      {view.plan === 'plus' && view.isRunning ? (
        <ButtonLink to={to('checkout', null, { plan: 'pro' })} variant={isPlanned ? 'soft' : 'primary'}>
          Go up to Pro
        </ButtonLink>
      ) : null}
      {view.plan === 'pro' && !isPlanned ? (
        <ButtonLink to={ask('lower')} variant="soft">
          Go down to Plus
        </ButtonLink>
      ) : null}
      {view.state === 'active' && !isPlanned ? (
        <ButtonLink to={ask('pause')} variant="plain">
          Pause
        </ButtonLink>
      ) : null}
      {view.isTest ? (
        <ButtonLink to={ask('card')} variant="plain">
          Change the test card
        </ButtonLink>
      ) : null}
      {!isPlanned && view.isRunning ? (
        <ButtonLink to={ask('cancel')} variant="ghost">
          Cancel
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Portal({ address }: { address: string | null }) {
  if (address)
    return (
      <p role="status">
        <a href={address} rel="noreferrer" className={toButtonClass({})}>
          Go on to Stripe
        </a>
        <span className="mt-2 block text-[0.8125rem] text-fg-muted">The link works for a few minutes.</span>
      </p>
    )
  return (
    <KeyedForm name="portal" again>
      <input type="hidden" name="do" value="portal" />
      <Button type="submit" variant="soft">
        Change, pause or cancel at Stripe
      </Button>
    </KeyedForm>
  )
}

function Papers({ papers }: { papers: SubscriptionView['papers'] }) {
  return (
    <section aria-labelledby="papers" className="mt-10">
      <h2 id="papers" className="heading-section">
        Invoices
      </h2>
      {papers.length === 0 ? (
        <p className="mt-2 text-fg-muted">There are none: nothing was paid yet.</p>
      ) : (
        <Card className="mt-4 overflow-hidden">
          <Table caption="Invoices">
            <thead>
              <HeadRow>
                <HeadCell>Number</HeadCell>
                <HeadCell>Day</HeadCell>
                <HeadCell isNumber>Amount</HeadCell>
              </HeadRow>
            </thead>
            <tbody>
              {papers.map(({ number, kind, day, total, currency, isTest }) => (
                <Row key={number}>
                  <Cell>
                    <Link to={to('subscription', null, { paper: number })} className="link">
                      {`${kind === 'refund' ? 'Refund' : 'Invoice'} ${number}`}
                    </Link>
                    {isTest ? <span className="text-fg-muted"> (test)</span> : null}
                  </Cell>
                  <Cell>{day}</Cell>
                  <Cell isNumber>{toMoneyText(kind === 'refund' ? -total : total, currency)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </section>
  )
}
