import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TICKET_TEXT_MAX_CHARS } from '#app/kits/members/tickets/tickets.limits.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { sentField, type SupportAnswer } from '../support-answer.ts'
import type { TicketView } from '../tickets-view.server.ts'
import { StateBadge } from './state-badge.tsx'

/** A message to the team with its answers, for the one who asked. */
export function OwnTicketPage({ ticket, answer }: { ticket: TicketView; answer: SupportAnswer | null }) {
  const { number, subject, state, stateLabel, email, isGuest, messages } = ticket
  const sending = useNavigation().formData?.get('act')
  const reply = sentField(answer, 'reply', 'text')
  const isClosed = state === 'closed'
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={isGuest ? to('support') : to('support', null, { part: 'tickets' })}>
        {isGuest ? 'All of the help centre' : 'Your messages'}
      </BackLink>
      <h1 className="heading-page mt-3 wrap-anywhere">{subject}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-fg-muted">
        <StateBadge state={state} label={stateLabel} />
        <span>Number {number}</span>
        <span className="wrap-anywhere">Answers go to {email}</span>
      </p>
      <ol className="mt-7 grid gap-4" aria-label="What was written">
        {messages.map(({ id, text, isTeam, at, when, ago }) => (
          <li
            key={id}
            className={`rounded-card p-4 sm:p-5 ${isTeam ? 'bg-accent-soft text-accent-soft-fg' : 'bg-sunken'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-[0.8125rem]">
              <b className="font-medium">{isTeam ? 'The team' : 'You'}</b>
              <time dateTime={at} title={when}>
                {ago}
              </time>
            </p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <KeyedForm name="ticket-reply" noValidate className="mt-7 grid gap-3">
        <input type="hidden" name="act" value="reply" />
        <Field label={isClosed ? 'Write again, which opens it once more' : 'Add something'} error={reply.error}>
          <TextArea name="text" rows={5} maxLength={TICKET_TEXT_MAX_CHARS} defaultValue={reply.defaultValue} />
        </Field>
        <div>
          <Button type="submit" busy={sending === 'reply'} busyLabel="Sending...">
            Send
          </Button>
        </div>
      </KeyedForm>
      <Form method="post" className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <input type="hidden" name="act" value={isClosed ? 'reopen' : 'close'} />
        <Button type="submit" variant="plain" size="sm" busy={sending === 'close' || sending === 'reopen'}>
          {isClosed ? 'Open it again' : 'Close this message'}
        </Button>
        <span className="text-[0.8125rem] text-fg-muted">
          {isClosed ? 'It is closed. Nobody waits for anything.' : 'Settled? Closing takes it off the team’s list.'}
        </span>
      </Form>
    </div>
  )
}
