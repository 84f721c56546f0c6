import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'

export function BookingsPart({ view, part }: { view: DeskView; part: Part<'bookings'> }) {
  const here = (when: string | null) => to('business-dashboard', { businessId: view.id }, { view: 'bookings', when })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedTabs
        label="Which appointments"
        className="justify-self-start"
        tabs={[
          { label: 'Ahead', to: here(null), isChosen: !part.isPast },
          { label: 'Past', to: here('past'), isChosen: part.isPast },
        ]}
      />
      {part.bookings.length === 0 ? (
        <EmptyState
          className="rounded-card bg-sunken"
          title="Nothing yet"
          action={
            part.isPast ? null : (
              <ButtonLink to={to('business-dashboard', { businessId: view.id }, { view: 'services' })} variant="plain">
                Services
              </ButtonLink>
            )
          }
        >
          {part.isPast ? 'No appointment is over.' : 'Members book what you offer by appointment.'}
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {part.bookings.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
              <div className="min-w-0 flex-1 basis-60">
                {one.who === null ? (
                  <b>{one.title}</b>
                ) : (
                  <Link to={to('bookings', { id: one.id })} className="link font-medium wrap-anywhere">
                    {one.title}, {one.who}
                  </Link>
                )}
                <p className="text-[0.8125rem] text-fg-muted">
                  {one.when} ({one.zone})
                </p>
              </div>
              {one.hasIntake ? <Badge tone="info">Told something before</Badge> : null}
              <Badge tone={one.state === 'confirmed' ? 'success' : 'quiet'}>{one.state}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
