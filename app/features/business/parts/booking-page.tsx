import { to } from '#app/catalogue/to.ts'
import { EmergencyLine } from '#app/kits/asking/crisis/emergency-line.tsx'
import { useSpokenWords } from '#app/kits/pages/recorder/use-spoken-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { BookingView } from '../booking/booking-view.server.ts'
import { GUEST_KEPT_DAYS, INTAKE_MAX_CHARS, REASON_MAX_CHARS } from '../business.limits.ts'
import { SayPart, Sound } from './say-part.tsx'
import { Section } from './small-parts.tsx'
import { TimeList } from './time-list.tsx'

type Props = { view: BookingView; problem: FormProblem | null }
const STATES: Readonly<Record<BookingView['state'], { words: string; tone: BadgeTone }>> = {
  held: { words: 'Held for you, not confirmed yet', tone: 'warning' },
  confirmed: { words: 'Confirmed', tone: 'success' },
  cancelled: { words: 'Cancelled', tone: 'danger' },
  expired: { words: 'Given back', tone: 'quiet' },
}

/** One appointment, for either side: what and when, to confirm, move, cancel and put into a calendar. */
export function BookingPage({ view, problem }: Props) {
  const { id, side, state, service, business, zone, canCancel, isOver, times } = view
  const isCustomer = side === 'customer'
  const { key } = view
  const isGuest = key !== null
  const back = isGuest
    ? { to: to('business-page', { businessId: business.id }), words: business.name }
    : isCustomer
      ? { to: to('bookings'), words: 'Your appointments' }
      : {
          to: to('business-dashboard', { businessId: business.id }, { view: 'bookings' }),
          words: `Appointments of ${business.name}`,
        }
  return (
    <div className="page max-w-[46rem] pt-4 pb-section sm:pt-6">
      <BackLink to={back.to}>{back.words}</BackLink>
      <h1 className="heading-page mt-1 wrap-anywhere" dir="auto">
        {service.name}
      </h1>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
        {isOver ? <Badge>Over</Badge> : null}
      </p>
      <Facts view={view} />
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      {state === 'held' && isCustomer ? <Confirm view={view} problem={problem} /> : null}
      {state === 'expired' ? (
        <p className="mt-5">
          Nothing is booked.{' '}
          <ButtonLink to={view.bookAt} size="sm">
            Choose a time
          </ButtonLink>
        </p>
      ) : null}
      {state === 'confirmed' || state === 'cancelled' ? <Told view={view} /> : null}
      {state === 'confirmed' && !isOver ? <Ways view={view} /> : null}
      {times ? (
        <Section id="move" title="Move it to">
          {problem?.errors['at'] ? (
            <div role="alert" className="mb-3">
              <FieldError>{problem.errors['at']}</FieldError>
            </div>
          ) : null}
          <TimeList
            times={times}
            toPage={(query) => to('bookings', { id }, { move: 1, key, ...query })}
            form={{ name: 'move-booking', fields: { do: 'move' }, again: true }}
            kept={{ move: '1', ...(key && { key }) }}
          />
        </Section>
      ) : null}
      {canCancel && state === 'confirmed' ? (
        <Cancel problem={problem} who={isCustomer ? business.name : 'whoever booked'} />
      ) : null}
      <p className="mt-10 text-xs text-fg-subtle">
        Times are those of {zone}. Nothing is paid on this site for an appointment.
        {isGuest
          ? ` Whoever has this link can move and cancel it: keep the letter. ${business.name} reads your name and address; they are erased here ${GUEST_KEPT_DAYS} days after the appointment.`
          : ''}
      </p>
    </div>
  )
}

function Ways({ view }: { view: BookingView }) {
  const { id, key, side, service, business, when, canMove, times } = view
  const isCustomer = side === 'customer'
  return (
    <p className="mt-6 flex flex-wrap gap-2">
      <a href={view.calendarAt} download="appointment.ics" className={toButtonClass({ variant: 'plain', size: 'sm' })}>
        <Icon name="calendar" size={16} /> Calendar file
      </a>
      {canMove && !times ? (
        <ButtonLink to={to('bookings', { id }, { move: 1, key })} variant="plain" size="sm">
          Move it
        </ButtonLink>
      ) : null}
      {view.mailTo ? (
        <ButtonLink
          to={to('inbox', null, { compose: 'new', to: view.mailTo, subject: `${service.name}, ${when}` })}
          variant="plain"
          size="sm"
        >
          Write to them
        </ButtonLink>
      ) : isCustomer && business.isShown ? (
        <ButtonLink to={`${to('business-page', { businessId: business.id })}#write`} variant="plain" size="sm">
          Write to them
        </ButtonLink>
      ) : null}
    </p>
  )
}

function Facts({
  view: { when, zone, service, business, customer, side, cancelledBy, reason },
}: {
  view: BookingView
}) {
  const rows = [
    { head: 'When', words: `${when} (${zone}), ${service.minutes} minutes` },
    {
      head: side === 'customer' ? 'With' : 'For',
      words: side === 'customer' ? business.name : (customer?.name ?? 'A former member'),
    },
    { head: 'Where', words: service.place },
    ...(service.price ? [{ head: 'Price, in their words', words: service.price }] : []),
    ...(cancelledBy
      ? [
          {
            head: 'Cancelled by',
            words: cancelledBy === 'business' ? business.name : (customer?.name ?? 'whoever booked'),
          },
        ]
      : []),
    ...(reason ? [{ head: 'What was said', words: reason }] : []),
  ]
  return (
    <dl className="mt-5 rounded-card bg-surface p-5 shadow-sm">
      {rows.map(({ head, words }) => (
        <div key={head} className="grid gap-x-4 py-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-fg-muted">{head}</dt>
          <dd className="font-medium wrap-anywhere" dir="auto">
            {words}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Confirm({ view, problem }: Props) {
  const { intake, business, heldUntil } = view
  const said = view.spoken?.text ?? ''
  const answer = useSpokenWords(said)
  const errors = problem?.errors ?? {}
  const values = problem?.values ?? {}
  return (
    <div className="mt-6">
      {errors['safe'] ? (
        <div className="mb-6">
          <EmergencyLine isUrgent />
        </div>
      ) : null}
      {intake.question ? (
        <div className="mb-4">
          <SayPart view={view} problem={problem} />
        </div>
      ) : null}
      <KeyedForm
        name="confirm-booking"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-sheet bg-surface p-6 shadow-lg max-sm:p-4"
      >
        <input type="hidden" name="do" value="confirm" />
        <p>
          This time is held for you until <b>{heldUntil}</b>.
        </p>
        {intake.question ? (
          <>
            <Field
              label={intake.question}
              error={errors['intake']}
              help="You need not answer. A page like this cannot help in danger: call your local emergency number."
            >
              <TextArea
                boxRef={answer}
                name="intake"
                rows={5}
                maxLength={INTAKE_MAX_CHARS}
                defaultValue={values['intake'] ?? said}
              />
            </Field>
            <Checkbox
              name="consent"
              error={errors['consent']}
              defaultChecked={values['consent'] === 'on'}
              label={`${business.name} may ${view.soundAt ? 'read and hear' : 'read'} my answer`}
              help={`Its owners, managers and staff read it. It is kept encrypted until ${intake.keepDays} days after the appointment, then erased; you can erase it before.`}
            />
          </>
        ) : null}
        {errors['safe'] ? (
          <Checkbox name="safe" error={errors['safe']} label="I am safe right now. Confirm and send my answer." />
        ) : null}
        <div>
          <Button type="submit" size="lg">
            Confirm the appointment
          </Button>
        </div>
      </KeyedForm>
      <div className="mt-3">
        <ActForm name="do" act="cancel" variant="ghost">
          Give the time back
        </ActForm>
      </div>
    </div>
  )
}

function Told({ view: { intake, side, soundAt } }: { view: BookingView }) {
  if (!intake.answer && !soundAt) return null
  return (
    <Section id="told" title={side === 'customer' ? 'What you told before' : 'What was told before'}>
      <p className="text-fg-muted">{intake.question}</p>
      <p className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
        {intake.answer}
      </p>
      {soundAt ? <Sound at={soundAt} label="What was said, as it was recorded" /> : null}
      <p className="mt-2 text-xs text-fg-subtle">Kept encrypted until {intake.until}, then erased.</p>
      {side === 'customer' ? (
        <div className="mt-2">
          <ActForm name="do" act="forget" variant="ghost">
            Erase my answer now
          </ActForm>
        </div>
      ) : null}
    </Section>
  )
}

function Cancel({ problem, who }: { problem: FormProblem | null; who: string }) {
  const own = problem?.values['do'] === 'cancel' ? problem : null
  const isHeld = useIsHeld('cancel-booking')
  return (
    <details open={own !== null || isHeld} className="mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fg-muted hover:text-fg">
        Cancel the appointment
      </summary>
      <KeyedForm name="cancel-booking" noValidate className="mt-2 grid gap-3 rounded-card bg-sunken p-5">
        <input type="hidden" name="do" value="cancel" />
        <Field label={`A word to ${who}, if you like`} error={own?.errors['reason']}>
          <TextInput
            name="reason"
            maxLength={REASON_MAX_CHARS}
            defaultValue={own?.values['reason'] ?? ''}
            autoComplete="off"
          />
        </Field>
        <div>
          <Button type="submit" variant="danger" size="sm">
            Cancel it
          </Button>
        </div>
      </KeyedForm>
    </details>
  )
}
