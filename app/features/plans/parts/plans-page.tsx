import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toPriceText } from '#app/engines/money/amount.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { DAYS_COMPARED } from '../plans.limits.ts'
import type { PlansView } from '../plans-view.server.ts'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'

const CENTS = 100
const number = (n: number) => n.toLocaleString('en')
const toSize = (mb: number) => (mb >= 1_000 ? `${number(mb / 1_000)} GB` : `${number(mb)} MB`)

/** Free, Plus and Pro side by side, with what they allow and what a member would have met. */
export function PlansPage({ view }: { view: PlansView }) {
  return (
    <div className="page py-8 lg:py-12">
      <h1 className="heading-page">Plans</h1>
      <p className="lead mt-3 max-w-[var(--reading)]">
        Every tool is open on every plan. What you pay for is how much you may run in a day, and room for your files.
      </p>
      {view.isTest ? <TestMode className="mt-5" /> : null}
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {view.plans.map((one) => (
          <PlanCard key={one.plan} one={one} tax={view.tax} />
        ))}
      </ul>
      {view.month ? <LastMonth month={view.month} current={view.current} /> : null}
      <AllLimits view={view} />
      <Rules />
    </div>
  )
}

type One = PlansView['plans'][number]

function PlanCard({ one, tax }: { one: One; tax: string | null }) {
  const { plan, name, price, runs, fileMb, dollars, way } = one
  return (
    <Card as="li" className="flex flex-col p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="heading-card">{name}</h2>
        {way === 'current' ? <Badge tone="accent">Your plan</Badge> : null}
      </div>
      <p className="mt-3 flex items-baseline gap-1.5">
        <span className="heading-hero tabular-nums">{toPriceText(price, CURRENCY)}</span>
        <span className="text-fg-muted">{price === 0 ? 'for good' : `a month${tax ? `, plus ${tax}` : ''}`}</span>
      </p>
      <ul className="mt-4 mb-6 grid gap-2">
        <Point>{`${number(runs)} runs a day`}</Point>
        <Point>{`${toSize(fileMb)} for files, and as much for mail`}</Point>
        <Point>{`up to ${toPriceText(dollars * CENTS, CURRENCY)} a day for engines that cost money, where the operator has connected some`}</Point>
      </ul>
      <div className="mt-auto">
        <Way plan={plan} name={name} way={way} />
      </div>
    </Card>
  )
}

function Point({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="check" size={18} className="mt-0.5 flex-none text-success-text" />
      {children}
    </li>
  )
}

function Way({ plan, name, way }: Pick<One, 'plan' | 'name' | 'way'>) {
  if (way === 'join')
    return (
      <ButtonLink to={to('register')} variant="soft" full>
        Join free
      </ButtonLink>
    )
  if (way === 'current')
    return (
      <ButtonLink to={to('subscription')} variant="plain" full>
        Your subscription
      </ButtonLink>
    )
  if (way === 'lower' || plan === 'free')
    return (
      <ButtonLink to={to('subscription', null, { ask: plan === 'free' ? 'cancel' : 'lower' })} variant="plain" full>
        {`Go down to ${name}`}
      </ButtonLink>
    )
  return (
    <ButtonLink to={to('checkout', null, { plan })} full>
      {`Choose ${name}`}
    </ButtonLink>
  )
}

function LastMonth({ month, current }: { month: NonNullable<PlansView['month']>; current: PlansView['current'] }) {
  return (
    <section aria-labelledby="month" className="mt-10 max-w-[46rem]">
      <h2 id="month" className="heading-section">
        {`Your last ${DAYS_COMPARED} days on each plan`}
      </h2>
      <p className="mt-2 text-fg-muted">
        {month.runs === 0
          ? 'You have run nothing in these days, so any plan would have done.'
          : `You began ${number(month.runs)} runs; on the busiest day ${number(month.busiest)}.`}
      </p>
      {month.runs > 0 ? (
        <Card className="mt-4 overflow-hidden">
          <Table caption={`Your last ${DAYS_COMPARED} days on each plan`}>
            <thead>
              <HeadRow>
                <HeadCell>Plan</HeadCell>
                <HeadCell isNumber>It would have cost</HeadCell>
                <HeadCell isNumber>Days used up</HeadCell>
                <HeadCell isNumber>Runs not begun</HeadCell>
              </HeadRow>
            </thead>
            <tbody>
              {month.plans.map(({ plan, name, price, fullDays, stopped }) => (
                <Row key={plan}>
                  <Cell>
                    <span className="font-medium">{name}</span>
                    {plan === current ? <span className="text-fg-muted"> (yours)</span> : null}
                  </Cell>
                  <Cell isNumber>{toPriceText(price, CURRENCY)}</Cell>
                  <Cell isNumber>{number(fullDays)}</Cell>
                  <Cell isNumber>{number(stopped)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Card>
      ) : null}
    </section>
  )
}

function AllLimits({ view: { guest, plans } }: { view: PlansView }) {
  const columns = [{ name: 'Guest', ...guest }, ...plans]
  const rows = [
    ['Runs a day', columns.map(({ runs }) => number(runs))],
    ['Room for files', columns.map(({ fileMb }, n) => `${toSize(fileMb)}${n === 0 ? ', all guests' : ''}`)],
    [
      'Paid engines a day',
      columns.map(({ dollars }, n) => `${toPriceText(dollars * CENTS, CURRENCY)}${n === 0 ? ', all guests' : ''}`),
    ],
  ] as const
  return (
    <section aria-labelledby="limits" className="mt-10">
      <h2 id="limits" className="heading-section">
        All limits
      </h2>
      <Card className="mt-4 overflow-hidden">
        <Table caption="All limits">
          <thead>
            <HeadRow>
              <HeadCell>What</HeadCell>
              {columns.map(({ name }) => (
                <HeadCell key={name} isNumber>
                  {name}
                </HeadCell>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {rows.map(([what, cells]) => (
              <Row key={what}>
                <Cell className="font-medium">{what}</Cell>
                {cells.map((cell, n) => (
                  <Cell key={n} isNumber>
                    {cell}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}

const rules = [
  ['Going up', 'At once. The unused days of what you paid for are taken off the price, and a new month begins.'],
  ['Going down', 'At the end of the month you paid for. Nothing is paid back, and nothing is lost before that day.'],
  [
    'Stopping',
    'Two presses, no questions. You keep the plan to the end of the month, and everything you made for good.',
  ],
  ['Pausing', 'For one to three months after the one you paid for. The limits of Free hold meanwhile.'],
  ['When a payment fails', 'You keep the plan for seven days and hear of it by mail. Then it ends; nothing is owed.'],
] as const

function Rules() {
  return (
    <section aria-labelledby="rules" className="mt-10 max-w-[46rem]">
      <h2 id="rules" className="heading-section">
        How plans change
      </h2>
      <dl className="mt-4 grid gap-4">
        {rules.map(([what, how]) => (
          <div key={what} className="grid gap-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-medium">{what}</dt>
            <dd className="text-fg-muted">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-fg-muted">
        What a guest, a member and a Panda Member may do is under{' '}
        <Link to={to('membership')} className="link">
          Membership
        </Link>
        .
      </p>
    </section>
  )
}
