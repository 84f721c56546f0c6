import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { readWishes, Wish } from '../../offering/offering-view.server.ts'
import { WORDS_MAX_CHARS } from '../../people.limits.ts'
import { DayOf } from '../day-of.tsx'

type Props = { view: Awaited<ReturnType<typeof readWishes>>; problem: FormProblem | null }

const STATES: Readonly<Record<Wish['state'], { words: string; tone: BadgeTone }>> = {
  asked: { words: 'Waits for an answer', tone: 'info' },
  accepted: { words: 'Accepted', tone: 'success' },
  declined: { words: 'Declined', tone: 'quiet' },
  withdrawn: { words: 'Taken back', tone: 'quiet' },
  done: { words: 'Done', tone: 'accent' },
}

/** What a member asked for, and what is asked of them. */
export function WishesPage({ view: { got, sent }, problem }: Props) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section sm:pt-10">
      <BackLink to={to('offerings')}>Offerings</BackLink>
      <h1 className="heading-page mt-2">Requests</h1>
      {problem?.errors.form ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      {got.length === 0 && sent.length === 0 ? (
        <EmptyState
          className="mt-6 rounded-card bg-sunken"
          title="No requests yet"
          action={
            <ButtonLink to={to('offerings')} variant="plain">
              See what is offered
            </ButtonLink>
          }
        >
          What you ask for, and what others ask of you, appears here until it is done.
        </EmptyState>
      ) : null}
      {got.length > 0 ? (
        <Wishes title="Asked of you" wishes={got}>
          {(wish) => (wish.state === 'asked' ? <AnswerForm wish={wish} problem={problem} /> : null)}
        </Wishes>
      ) : null}
      {sent.length > 0 ? (
        <Wishes title="You asked for" wishes={sent}>
          {(wish) => <Sent wish={wish} />}
        </Wishes>
      ) : null}
    </div>
  )
}

function AnswerForm({ wish, problem }: { wish: Wish; problem: FormProblem | null }) {
  const own = problem?.values.wish === wish.id ? problem : null
  return (
    <KeyedForm name="answer-wish" of={wish.id} again noValidate className="mt-2 flex flex-wrap items-end gap-2">
      <input type="hidden" name="wish" value={wish.id} />
      <Field label={`A word to ${wish.name}, if you like`} className="flex-[1_1_16rem]" error={own?.errors.words}>
        <TextInput
          name="words"
          maxLength={WORDS_MAX_CHARS}
          defaultValue={own?.values.words ?? ''}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Button type="submit" name="do" value="accept" size="sm">
        Accept
      </Button>
      <Button type="submit" name="do" value="decline" variant="plain" size="sm">
        Decline
      </Button>
    </KeyedForm>
  )
}

function Sent({ wish: { id, state, name, title, handle } }: { wish: Wish }) {
  if (state === 'done')
    return (
      <ButtonLink to={to('acknowledgements', null, { to: handle })} variant="plain" size="sm">
        Thank {name}
      </ButtonLink>
    )
  if (state !== 'asked' && state !== 'accepted') return null
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {state === 'accepted' ? (
        <ActForm name="do" act="done" fields={{ wish: id }} about={title} variant="primary">
          It was given
        </ActForm>
      ) : null}
      <ActForm name="do" act="withdraw" fields={{ wish: id }} about={title}>
        Take it back
      </ActForm>
    </div>
  )
}

type WishesProps = { title: string; wishes: readonly Wish[]; children: (wish: Wish) => React.ReactNode }

function Wishes({ title, wishes, children }: WishesProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="heading-section">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {wishes.map((wish) => (
          <li key={wish.id} className="py-4">
            <p className="flex flex-wrap items-center gap-2">
              <Link
                to={to('offerings', null, { offering: wish.offeringId })}
                className="font-medium hover:underline"
                dir="auto"
              >
                {wish.title}
              </Link>
              <Badge tone={STATES[wish.state].tone}>{STATES[wish.state].words}</Badge>
            </p>
            <p className="text-xs text-fg-subtle">
              <Link to={to('profile', { handle: wish.handle })} className="underline" dir="auto">
                {wish.name}
              </Link>
              , <DayOf at={wish.at} />
            </p>
            <p className="mt-2 text-fg-muted wrap-anywhere" dir="auto">
              {wish.words}
            </p>
            {wish.reply ? (
              <p className="mt-1 wrap-anywhere" dir="auto">
                Answer: {wish.reply}
              </p>
            ) : null}
            {children(wish)}
          </li>
        ))}
      </ul>
    </section>
  )
}
