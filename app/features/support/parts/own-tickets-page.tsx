import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { OwnTickets } from '../tickets-view.server.ts'
import { StateBadge } from './state-badge.tsx'

const here = to('support', null, { part: 'tickets' })

/** What a member wrote to the team, the newest turn first. */
export function OwnTicketsPage({ tickets }: { tickets: OwnTickets }) {
  return (
    <div className="page max-w-[860px] pt-2 pb-section">
      <BackLink to={to('support')}>All of the help centre</BackLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-page">Your messages</h1>
        {tickets && tickets.length > 0 ? (
          <ButtonLink to={to('support', null, { part: 'contact' })}>Write to us</ButtonLink>
        ) : null}
      </div>
      {tickets === null ? (
        <ForGuests />
      ) : tickets.length === 0 ? (
        <EmptyState
          className="mt-8"
          title="Nothing written yet"
          action={<ButtonLink to={to('support', null, { part: 'contact' })}>Write to us</ButtonLink>}
        >
          What you write to the team appears here, with its answers.
        </EmptyState>
      ) : (
        <ul className="mt-7 divide-y divide-line border-y border-line">
          {tickets.map(({ number, subject, state, stateLabel, href, at, ago }) => (
            <li key={number}>
              <Link
                to={href}
                className="-mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 rounded-sm px-3 py-3 hover:bg-hover"
              >
                <b className="font-medium wrap-anywhere">{subject}</b>
                <StateBadge state={state} label={stateLabel} />
                <small className="text-[0.8125rem] text-fg-muted">
                  {number}, <time dateTime={at}>{ago}</time>
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const ForGuests = () => (
  <EmptyState
    className="mt-8"
    title="Each message has its own link"
    action={
      <>
        <ButtonLink to={to('login', null, { return_url: here })}>Sign in</ButtonLink>
        <ButtonLink to={to('support', null, { part: 'contact' })} variant="plain">
          Write to us
        </ButtonLink>
      </>
    }
  >
    Without an account, the link in your mail opens what you wrote. Members find all of theirs here.
  </EmptyState>
)
