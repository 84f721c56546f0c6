import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import type { FeedbackItem } from './admin-feedback.server.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { feedbackStateLabels, feedbackStates, REPLY_MAX_CHARS } from './feedback-queue.ts'
import { ChoiceForm } from '../users/choice-form.tsx'
import { AdminForm, AdminFormProblem, useIsBusy } from '../parts/admin-form.tsx'
import { Facts } from '../parts/facts.tsx'
import { FeedbackStateBadge, FeedbackTypeBadge } from './feedback-badges.tsx'

type Props = { item: FeedbackItem; answer: AdminFormAnswer | null }

/** One word of a visitor, whole, with its answer. */
export function FeedbackItemPage({ item, answer }: Props) {
  const { type, state, text, page, requestId, moment, email, userId, username, same } = item
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-feedback')}>The whole queue</BackLink>
      <h1 className="heading-page mt-2">Feedback</h1>
      <p className="mt-3 flex flex-wrap gap-2">
        <FeedbackTypeBadge type={type} />
        <FeedbackStateBadge state={state} />
      </p>
      <AdminFormProblem answer={answer} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <blockquote className="rounded-card bg-sunken p-5 text-base whitespace-pre-line wrap-anywhere">
            {text}
          </blockquote>
          <ReplyPart item={item} answer={answer} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <StateForm key={state} item={item} answer={answer} />
          <section aria-label="Where it came from">
            <Facts
              facts={[
                ['Written', moment],
                ['On the page', page],
                ['Request', requestId],
                ['Address given', email ?? 'None'],
                ['Member', username ? `@${username}` : 'A guest, or somebody who is gone'],
              ]}
            />
            <p className="mt-3 text-[0.8125rem] text-fg-muted">
              The server’s log has this request under “requestId”: its path, status and time, and any error, as JSON
              lines.
            </p>
            {userId ? (
              <Link
                to={to('admin-users', null, { user: userId })}
                className="link mt-2 inline-flex min-h-8 items-center"
              >
                See this member
              </Link>
            ) : null}
          </section>
          {same.length > 0 ? <SameWords item={item} /> : null}
        </div>
      </div>
    </div>
  )
}

function ReplyPart({ item: { id, replyTo, reply, replied }, answer }: Props) {
  const isBusy = useIsBusy('reply')
  const { error, ...field } = fieldOf(answer, 'reply', 'reply')
  if (reply)
    return (
      <section aria-labelledby="reply">
        <h2 id="reply" className="heading-section">
          Answered
        </h2>
        <p className="mt-1 text-[0.8125rem] text-fg-muted">{replied}</p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{reply}</p>
      </section>
    )
  if (!replyTo)
    return (
      <p className="text-fg-muted">
        It cannot be answered by mail: no address was given, and no confirmed one of a member is known.
      </p>
    )
  return (
    <section aria-labelledby="reply">
      <h2 id="reply" className="heading-section">
        Answer by mail
      </h2>
      <AdminForm act="reply" once fixed={{ item: id }} className="mt-3 grid gap-4">
        <Field
          label="Your answer"
          help={`Goes to ${replyTo}, with what was written quoted below it. Once.`}
          error={error}
        >
          <TextArea {...field} rows={7} maxLength={REPLY_MAX_CHARS} required />
        </Field>
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Sending...">
          Send the answer
        </Button>
      </AdminForm>
    </section>
  )
}

const StateForm = ({ item: { id, state, same }, answer }: Props) => (
  <Card className="p-5">
    <ChoiceForm
      act="state"
      fixed={{ item: id }}
      label="State"
      choices={feedbackStates}
      labels={feedbackStateLabels}
      known={state}
      button="Change the state"
      answer={answer}
    >
      {same.length > 0 ? (
        <Checkbox
          name="ofAll"
          label={same.length === 1 ? 'Of the same words too' : `Of all ${same.length + 1} of these words`}
        />
      ) : null}
    </ChoiceForm>
  </Card>
)

/** The same words, sent by others or again. */
function SameWords({ item: { same } }: { item: FeedbackItem }) {
  return (
    <section aria-labelledby="same">
      <h2 id="same" className="heading-card">
        The same words, {same.length === 1 ? 'once more' : `${same.length} times more`}
      </h2>
      <ul className="mt-2 border-b border-line text-[0.8125rem]">
        {same.map(({ id, page, state, ago }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5">
            <FeedbackStateBadge state={state} />
            <Link to={to('admin-feedback', null, { item: id })} className="min-w-0 py-1 wrap-anywhere hover:underline">
              {ago}, on {page}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
