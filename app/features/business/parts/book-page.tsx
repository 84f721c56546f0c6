import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookView } from '../booking/book.server.ts'
import { GUEST_KEPT_DAYS, HOLD_MINUTES } from '../business.limits.ts'
import { TimeList } from './time-list.tsx'

type Props = { view: BookView; problem: FormProblem | null }

/** First what, then when. */
export function BookPage({ view, problem }: Props) {
  const { id, name, services, chosen, times, publisher } = view
  return (
    <div className="page max-w-[56rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('business-page', { businessId: id })}>{name}</BackLink>
      <h1 className="heading-page mt-1">Book an appointment</h1>
      {services.length === 0 ? (
        <EmptyState className="mt-6 rounded-card bg-sunken" title="Nothing can be booked here at the moment">
          You can write to them on their page.
        </EmptyState>
      ) : null}
      {services.length > 1 ? (
        <nav aria-label="What to book" className="mt-5">
          <ul className="grid gap-2 sm:grid-cols-2">
            {services.map((one) => (
              <li key={one.id}>
                <Link
                  to={to('business-book', { businessId: id }, { service: one.id })}
                  aria-current={one.id === chosen?.id ? 'true' : undefined}
                  className="block h-full rounded-card bg-surface p-4 shadow-sm hover:shadow-md aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-soft-fg"
                >
                  <b className="wrap-anywhere">{one.name}</b>
                  <span className="block text-[0.8125rem]">
                    {[`${one.minutes} minutes`, one.price].filter(Boolean).join(', ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {chosen && times ? (
        <section aria-labelledby="when" className="mt-8">
          <h2 id="when" className="heading-section">
            {chosen.name}, {chosen.minutes} minutes
          </h2>
          <p className="mt-1 mb-4 max-w-[60ch] text-fg-muted wrap-anywhere">
            {[chosen.price, chosen.place].filter(Boolean).join(', ')}
            {chosen.price || chosen.place ? '. ' : ''}
            What you choose is held for {HOLD_MINUTES} minutes; you confirm it{' '}
            {view.isGuest ? 'by a link in a letter' : 'on the next page'}. Nothing is paid here.
          </p>
          {view.isGuest ? null : <BeforePublishing publisher={publisher} what="profile" className="mb-4" />}
          {view.isSent ? (
            <p role="status" className="mb-4 rounded-card bg-accent-soft px-5 py-4 text-accent-soft-fg">
              {`Look into your mail: the letter has a link. The time is held for ${HOLD_MINUTES} minutes and is yours once you confirm it there.`}
            </p>
          ) : null}
          {view.guestChoice ? <GuestForm view={view} choice={view.guestChoice} problem={problem} /> : null}
          {problem?.errors['at'] || problem?.errors['service'] ? (
            <div role="alert" className="mb-4">
              <FieldError>{problem.errors['at'] ?? problem.errors['service']}</FieldError>
            </div>
          ) : null}
          <TimeList
            times={times}
            toPage={(query) => to('business-book', { businessId: id }, { service: chosen.id, ...query })}
            form={{ name: 'hold-slot', fields: { service: chosen.id } }}
            kept={{ service: chosen.id }}
          />
        </section>
      ) : null}
    </div>
  )
}

/** Who books without an account: a name, and the address that the link goes to. */
function GuestForm({ view, choice, problem }: Props & { choice: NonNullable<BookView['guestChoice']> }) {
  const { id, name, chosen } = view
  const errors = problem?.errors ?? {}
  const values = problem?.values ?? {}
  return (
    <section
      id="guest"
      aria-labelledby="guest-heading"
      className="mb-6 scroll-mt-20 rounded-sheet bg-surface p-6 shadow-lg max-sm:p-4"
    >
      <h3 id="guest-heading" className="heading-card">
        {choice.words}
      </h3>
      <p className="mt-1 text-fg-muted">
        You book without an account: a link in a letter confirms it, and moves or cancels it later.{' '}
        <Link
          to={to('login', null, { return_url: to('business-book', { businessId: id }, { service: chosen?.id }) })}
          className="link"
        >
          Sign in
        </Link>{' '}
        to have it among your appointments.
      </p>
      <KeyedForm name="guest-hold" noValidate className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="service" value={chosen?.id} />
        <input type="hidden" name="at" value={choice.at} />
        <input type="hidden" name="guest" value="on" />
        <Field label="Your name" error={errors['name']}>
          <TextInput name="name" maxLength={80} autoComplete="name" defaultValue={values['name'] ?? ''} dir="auto" />
        </Field>
        <Field
          label="Email address"
          help={`${name} reads both. They are erased here ${GUEST_KEPT_DAYS} days after the appointment.`}
          error={errors['email']}
        >
          <TextInput
            type="email"
            name="email"
            maxLength={200}
            autoComplete="email"
            defaultValue={values['email'] ?? ''}
          />
        </Field>
        <Button type="submit" className="justify-self-start">
          Hold it and send the link
        </Button>
      </KeyedForm>
    </section>
  )
}
