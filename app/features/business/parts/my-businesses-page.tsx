import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { MyBusinessesView } from '../listing/my-businesses.server.ts'
import { DescribeFields, WeekFields } from './describe-fields.tsx'
import { BusinessPicture, Verified } from './small-parts.tsx'

type Props = { view: MyBusinessesView; problem: FormProblem | null }

/** The businesses somebody owns or helps to run, what waits for them, and the form that registers one. */
export function MyBusinessesPage({ view, problem }: Props) {
  const { businesses, invites, deleted } = view
  const isHeld = useIsHeld('register-business')
  const isOpen = view.isNew || isHeld || problem?.values['do'] === 'register'
  return (
    <div className="page max-w-[56rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Your businesses</h1>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('bookings')} variant="plain" size="sm">
            Your appointments
          </ButtonLink>
          <ButtonLink to={to('businesses')} variant="plain" size="sm">
            All businesses
          </ButtonLink>
          {isOpen ? null : (
            <ButtonLink to={to('my-businesses', null, { part: 'new' })} size="sm">
              <Icon name="plus" size={16} /> Register a business
            </ButtonLink>
          )}
        </span>
      </div>
      {problem?.errors['invite'] ? <FieldError>{problem.errors['invite']}</FieldError> : null}
      {deleted.map(({ id, name }) => (
        <div
          key={id}
          role="status"
          className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            “{name}” is deleted. It is erased for good after 24 hours.
          </p>
          <ActForm name="do" act="bring-back" fields={{ business: id }} about={name}>
            <Icon name="undo" size={16} /> Undo
          </ActForm>
        </div>
      ))}
      <Invitations invites={invites} />
      {isOpen ? <Register problem={problem} /> : null}
      {businesses.length > 0 ? (
        <ul className="mt-6 grid gap-3">
          {businesses.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      ) : isOpen ? null : (
        <EmptyState
          className="mt-6 rounded-card bg-sunken"
          title="No business yet"
          action={<ButtonLink to={to('my-businesses', null, { part: 'new' })}>Register one</ButtonLink>}
        >
          A shop, a practice, a club, or what you do alone. You publish it when it is ready.
        </EmptyState>
      )}
    </div>
  )
}

const STATES = { published: 'Published', draft: 'Not published', hidden: 'Hidden by the administrator' } as const

const Line = ({ one }: { one: MyBusinessesView['businesses'][number] }) => (
  <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-surface p-4 shadow-sm hover:shadow-md">
    <BusinessPicture picture={one.picture} className="size-14 rounded-lg" />
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="heading-small wrap-anywhere" dir="auto">
        <Link to={to('business-dashboard', { businessId: one.id })} className="after:absolute after:inset-0">
          {one.name}
        </Link>
      </h2>
      <p className="mt-0.5 wrap-anywhere">{one.line}</p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Badge>{one.role}</Badge>
        <Badge tone={one.state === 'published' ? 'success' : one.state === 'hidden' ? 'danger' : 'warning'}>
          {STATES[one.state]}
        </Badge>
        {one.isVerified ? <Verified /> : null}
      </p>
    </div>
  </li>
)

function Invitations({ invites }: { invites: MyBusinessesView['invites'] }) {
  if (invites.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="mt-6 rounded-card bg-accent-soft p-5 text-accent-soft-fg">
      <h2 id="invitations" className="heading-small">
        Invitations
      </h2>
      <ul className="mt-2 grid gap-3">
        {invites.map(({ id, business, role, may, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {by} invites you to <b>{business}</b> as {role.toLowerCase()}: {may}.
            </p>
            <span className="flex gap-2">
              <ActForm name="do" act="join" fields={{ invite: id }} variant="primary" about={business}>
                Join
              </ActForm>
              <ActForm name="do" act="decline" fields={{ invite: id }} about={business}>
                Decline
              </ActForm>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Register({ problem }: { problem: FormProblem | null }) {
  const own = problem?.values['do'] === 'register' ? problem : null
  return (
    <section aria-labelledby="register" className="mt-6 rounded-sheet bg-surface p-6 shadow-lg max-sm:p-4">
      <h2 id="register" className="heading-card">
        Register a business
      </h2>
      <p className="mt-1 mb-5 text-fg-muted">
        You own it then. Nobody else sees it before you publish it; pictures, links and services follow on its desk.
      </p>
      <KeyedForm name="register-business" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name="do" value="register" />
        <DescribeFields problem={own} />
        <WeekFields problem={own} label="Opening hours" help="Leave all days empty when there are none." />
        <div>
          <Button type="submit" size="lg">
            <Icon name="store" size={18} /> Register it
          </Button>
        </div>
      </KeyedForm>
    </section>
  )
}
