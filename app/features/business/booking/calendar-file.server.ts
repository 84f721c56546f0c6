import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { to } from '#app/catalogue/to.ts'
import { env } from '#app/platform/env.server.ts'
import type { FoundBooking } from '../keeping/bookings.store.server.ts'

/** An appointment as an iCalendar object (RFC 5545), in universal time: every program shows it by its own clocks. */
export function toCalendar({ booking, business, service }: FoundBooking, key: string | null = null): string {
  const isOff = booking.state === 'cancelled'
  const url = env().ORIGIN + to('bookings', { id: booking.id }, { key })
  const calendar = ical({
    prodId: { company: 'Frenly', product: 'Bookings', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(env().ORIGIN).hostname}`,
    sequence: booking.sequence,
    start: booking.startsAt,
    end: booking.endsAt,
    stamp: booking.changedAt,
    lastModified: booking.changedAt,
    summary: `${service.name}, ${business.name}`,
    description: [service.price, url].filter(Boolean).join('\n'),
    location: service.place || business.place,
    url,
    status: isOff
      ? ICalEventStatus.CANCELLED
      : booking.state === 'held'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    organizer: { name: business.name, email: env().MAIL_FROM },
  })
  return calendar.toString()
}
