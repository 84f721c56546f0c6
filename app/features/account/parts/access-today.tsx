import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ProgressRing } from '#app/ui/feedback/progress-ring.tsx'
import type { AccessView } from '../access.server.ts'

const toRuns = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'run' : 'runs'}`

/** What is left of today, and beside it what the account has. */
export function AccessToday({ view, isOneColumn }: { view: AccessView; isOneColumn: boolean }) {
  const { quota, plan, pandas, wallet, latest, eraseDay } = view
  return (
    <section aria-label="Today and your plan" className="relative">
      {/* One panda on the page: without runs the empty list has it. None peeks at somebody who is about to go. */}
      {latest.length > 0 && !isOneColumn && !eraseDay ? (
        <Panda pose="peek" className="absolute right-[26rem] bottom-full z-10 -mb-[14px] w-[124px] max-xl:hidden" />
      ) : null}
      <div
        className={
          'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-sheet bg-surface shadow-sm ' +
          (isOneColumn ? '' : 'lg:grid-cols-[minmax(0,1fr)_24rem]')
        }
      >
        <Runs quota={quota} />
        <dl className="grid content-center bg-sunken px-6 py-4 sm:px-8 [&>div]:border-t [&>div]:border-line [&>div]:first:border-t-0">
          <Fact name="Plan" link={{ to: to('plans'), label: 'See all plans' }}>
            {plan.name}, {plan.price}
          </Fact>
          <Fact name="It allows">{toRuns(quota.cap)} a day, on every tool</Fact>
          <Fact name="Pandas" link={pandas === 0 ? { to: to('adopt-panda'), label: 'Adopt a panda' } : undefined}>
            {pandas === 0 ? 'None yet' : pandas.toLocaleString('en')}
          </Fact>
          <Fact name="Wallet" link={{ to: to('wallet-setup'), label: wallet.address ? 'Wallet setup' : 'Set one up' }}>
            {wallet.address ? (
              <>
                <code title={wallet.address}>{`${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}`}</code>
                {wallet.kind === 'custodial' ? ', kept here' : ', your own'}
              </>
            ) : (
              'None, and none is needed'
            )}
          </Fact>
        </dl>
      </div>
    </section>
  )
}

function Runs({ quota: { used, cap, resets } }: { quota: AccessView['quota'] }) {
  const left = cap - used
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-6 p-6 sm:p-9">
      <ProgressRing label="Runs used today" value={used} of={cap} size="lg">
        <b className="text-[1.75rem] leading-none font-display tracking-[-0.03em] tabular-nums">
          {used.toLocaleString('en')}
        </b>
        <span className="mt-1 text-xs text-fg-muted tabular-nums">of {cap.toLocaleString('en')}</span>
      </ProgressRing>
      <div className="min-w-0 flex-[1_1_15rem]">
        <h2 className="heading-section tabular-nums">
          {left > 0 ? `${toRuns(left)} left today` : 'No runs left today'}
        </h2>
        <p className="mt-2 max-w-[34em] text-fg-muted">
          {used === 0
            ? `None of your ${toRuns(cap)} is used yet.`
            : `You have used ${used.toLocaleString('en')} of ${toRuns(cap)}. New ones grow back at ${resets}.`}
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          {left > 0 ? (
            <ButtonLink to={to('consensus')}>Ask a question</ButtonLink>
          ) : (
            <ButtonLink to={to('plans')} variant="plain">
              Compare the plans
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

function Fact({
  name,
  link,
  children,
}: {
  name: string
  link?: { to: string; label: string } | undefined
  children: ReactNode
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3.5">
      <dt className="flex-none text-fg-muted">{name}</dt>
      <dd className="text-right tabular-nums">
        <span className="block font-medium">{children}</span>
        {link ? (
          <Link to={link.to} className="link mt-1 inline-flex min-h-6 items-center text-[0.8125rem]">
            {link.label}
          </Link>
        ) : null}
      </dd>
    </div>
  )
}
