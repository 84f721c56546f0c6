import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TICKET_TEXT_MAX_CHARS } from '#app/kits/members/tickets/tickets.limits.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { TeamTicket } from './knowledge-base-tickets.server.ts'
import { ticketTones } from './knowledge-base-states.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { ActButton, AdminForm, AdminFormProblem, useIsBusy } from '../parts/admin-form.tsx'
import { Facts } from '../parts/facts.tsx'

const authors = { member: 'Member', guest: 'Guest', team: 'The team' } as const
const looks = {
  asked: 'bg-sunken',
  team: 'bg-accent-soft text-accent-soft-fg',
  note: 'bg-warning-soft text-warning-soft-fg',
}

/** One message to the team with its answers and notes. */
export function KnowledgeBaseTicket({ ticket, answer }: { ticket: TeamTicket; answer: AdminFormAnswer | null }) {
  const { number, subject, state, stateLabel, email, page, requestId, asked, member, messages } = ticket
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-knowledge-base', null, { part: 'tickets' })}>Messages</BackLink>
      <AdminHead
        title={subject}
        lead={
          <span className="flex flex-wrap items-center gap-2 text-base">
            <Badge tone={ticketTones[state]}>{stateLabel}</Badge>
            {number}
          </span>
        }
      >
        {state === 'closed' ? (
          <ActButton act="reopen" fixed={{ number }} label="Open again" name={subject} />
        ) : (
          <ActButton act="close" fixed={{ number }} label="Close and say so by mail" name={subject} />
        )}
      </AdminHead>
      <AdminFormProblem answer={answer} />
      <div className="mt-7 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6">
          <ol className="grid gap-4" aria-label="What was written">
            {messages.map(({ id, author, text, isInternal, at, when }) => (
              <li
                key={id}
                className={`rounded-card p-4 sm:p-5 ${looks[isInternal ? 'note' : author === 'team' ? 'team' : 'asked']}`}
              >
                <p className="flex flex-wrap justify-between gap-x-4 text-[0.8125rem]">
                  <b className="font-medium">{isInternal ? 'Note, for the team alone' : authors[author]}</b>
                  <time dateTime={at}>{when}</time>
                </p>
                <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
              </li>
            ))}
          </ol>
          <Writing
            key={`answer ${messages.length}`}
            act="answer"
            number={number}
            label="Your answer"
            help={`Goes to ${email} by mail.`}
            button="Send the answer"
            answer={answer}
          />
          <Writing
            key={`note ${messages.length}`}
            act="note"
            number={number}
            label="A note"
            help="Only the team reads it."
            button="Keep the note"
            answer={answer}
          />
        </div>
        <aside>
          <h2 className="heading-small">About it</h2>
          <Facts
            facts={[
              ['From', member ? `${member.name}, ${email}` : `${email}, a guest`],
              ['Asked on', asked],
              ['Page', page],
              ['Request', requestId],
            ]}
          />
          {member ? (
            <p className="mt-4">
              <Link to={to('admin-users', null, { user: member.id })} className="link">
                See the member
              </Link>
            </p>
          ) : null}
        </aside>
      </div>
    </div>
  )
}

function Writing({
  act,
  number,
  label,
  help,
  button,
  answer,
}: {
  act: 'answer' | 'note'
  number: string
  label: string
  help: string
  button: string
  answer: AdminFormAnswer | null
}) {
  const { name, error, defaultValue } = fieldOf(answer, act, 'text')
  const isBusy = useIsBusy(act, { number })
  return (
    <AdminForm act={act} fixed={{ number }} className="grid gap-3 border-t border-line pt-5">
      <Field label={label} help={help} error={error}>
        <TextArea
          name={name}
          rows={act === 'answer' ? 6 : 2}
          maxLength={TICKET_TEXT_MAX_CHARS}
          defaultValue={defaultValue}
        />
      </Field>
      <div>
        <Button type="submit" size="sm" variant={act === 'answer' ? 'primary' : 'plain'} busy={isBusy}>
          {button}
        </Button>
      </div>
    </AdminForm>
  )
}
