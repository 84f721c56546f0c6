import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { LetterView } from '../outbox.server.ts'
import { StateBadge } from './state-badge.tsx'

/** One letter: how far it came, and its words. The HTML stands in a frame that may neither run nor open anything. */
export function LetterPage({ letter }: { letter: LetterView }) {
  const { id, subject, state, text, html } = letter
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-outbox')}>All letters</BackLink>
      <header className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <h1 className="heading-page max-w-[var(--reading)] wrap-anywhere">{subject}</h1>
        {state === 'sent' ? null : (
          <div className="flex flex-wrap gap-2.5">
            <ActForm
              name="do"
              act="try"
              fields={{ id }}
              action={to('admin-outbox')}
              busyLabel="Trying..."
              variant="primary"
            >
              Try now
            </ActForm>
            {state === 'over' ? null : (
              <ActForm name="do" act="give-up" fields={{ id }} action={to('admin-outbox')} busyLabel="One moment...">
                Give up
              </ActForm>
            )}
          </div>
        )}
      </header>
      <Facts letter={letter} />
      <p className="mt-8 flex max-w-[var(--reading)] items-start gap-2 text-[0.8125rem] text-fg-muted">
        <Icon name="lock" size={16} className="mt-0.5 flex-none" />
        Links in letters can open an account, so what makes them work is hidden here.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <section aria-labelledby="as-text">
          <h2 id="as-text" className="heading-small">
            As text
          </h2>
          <Card className="mt-3 p-5">
            <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
          </Card>
        </section>
        <section aria-labelledby="as-page">
          <h2 id="as-page" className="heading-small">
            As it looks
          </h2>
          <iframe
            title="The letter as it looks"
            sandbox=""
            srcDoc={html}
            referrerPolicy="no-referrer"
            className="mt-3 h-140 w-full rounded-card bg-white shadow-sm"
          />
        </section>
      </div>
    </div>
  )
}

function Facts({ letter }: { letter: LetterView }) {
  const { state, to: address, from, writtenAt, sentAt, tries, nextTry, lastError, canBeEnded } = letter
  return (
    <dl className="mt-6 grid max-w-[var(--reading)] gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Fact name="State">
        <StateBadge state={state} />
      </Fact>
      <Fact name="To">{address}</Fact>
      <Fact name="From">{from}</Fact>
      <Fact name="Written">{writtenAt}</Fact>
      {sentAt ? <Fact name="Left">{sentAt}</Fact> : null}
      <Fact name="Tries">{tries}</Fact>
      {nextTry ? <Fact name="Next try">{nextTry}</Fact> : null}
      {lastError ? <Fact name="Last reason">{lastError}</Fact> : null}
      <Fact name="Can be ended">{canBeEnded ? 'Yes, with one click' : 'No, it must arrive'}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-muted">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  )
}
