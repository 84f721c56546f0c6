import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { BookingLine, BookingsView } from '../booking/booking-view.server.ts'
import { Section } from './small-parts.tsx'

/** The appointments somebody booked. */
export function BookingsPage({ view }: { view: Extract<BookingsView, { part: 'list' }> }) {
  return (
    <div className="page max-w-[46rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Your appointments</h1>
      {view.ahead.length === 0 && view.past.length === 0 ? (
        <EmptyState
          className="mt-6 rounded-card bg-sunken"
          title="No appointments yet"
          action={
            <ButtonLink to={to('businesses')} variant="plain">
              Find a business
            </ButtonLink>
          }
        >
          What you book with businesses and professionals appears here.
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-8">
          <Section id="ahead" title="Ahead">
            <Lines lines={view.ahead} />
          </Section>
          {view.past.length > 0 ? (
            <Section id="past" title="Past">
              <Lines lines={view.past} />
            </Section>
          ) : null}
        </div>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly BookingLine[] }) =>
  lines.length === 0 ? (
    <p className="text-fg-muted">Nothing yet.</p>
  ) : (
    <ul className="border-b border-line">
      {lines.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
        >
          <div className="min-w-0">
            <Link to={to('bookings', { id: one.id })} className="link font-medium wrap-anywhere">
              {one.title}, {one.business}
            </Link>
            <p className="text-[0.8125rem] text-fg-muted">
              {one.when} ({one.zone})
            </p>
          </div>
          <Badge tone={one.state === 'confirmed' ? 'success' : one.state === 'held' ? 'warning' : 'quiet'}>
            {one.state === 'held' ? 'to be confirmed' : one.state}
          </Badge>
        </li>
      ))}
    </ul>
  )
