import type { Week } from '#app/engines/calendar/week.ts'
import { k } from '../../kit.ts'
import { businesses } from './businesses.ts'

export type BookingState = 'held' | 'confirmed' | 'cancelled' | 'expired'

/** What a business offers by appointment. */
export const businessServices = k.table(
  'business_services',
  {
    id: k.text('id').primaryKey(),
    businessId: k
      .text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: k.text('name').notNull(),
    about: k.text('about').notNull(),
    /** In the words of the business: nothing is paid here. */
    price: k.text('price').notNull(),
    /** Where it takes place, told to whoever booked. */
    place: k.text('place').notNull(),
    minutes: k.int('minutes').notNull(),
    pauseMinutes: k.int('pause_minutes').notNull(),
    stepMinutes: k.int('step_minutes').notNull(),
    week: k.json('week').$type<Week>().notNull(),
    zone: k.text('zone').notNull(),
    closedDays: k.json('closed_days').$type<string[]>().notNull(),
    noticeHours: k.int('notice_hours').notNull(),
    aheadDays: k.int('ahead_days').notNull(),
    /** The member who does it; null: whoever is there, one at a time. */
    memberId: k.text('member_id'),
    /** What is asked before; empty: nothing. */
    intake: k.text('intake').notNull(),
    /** How long an answer is kept after the appointment. */
    intakeDays: k.int('intake_days').notNull(),
    pausedAt: k.ts('paused_at'),
    createdAt: k.ts('created_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('business_services_business').on(t.businessId, t.createdAt),
    k.index('business_services_member').on(t.memberId),
  ],
)

/** An appointment of a member with a business. */
export const bookings = k.table(
  'bookings',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    businessId: k
      .text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    serviceId: k
      .text('service_id')
      .notNull()
      .references(() => businessServices.id, { onDelete: 'cascade' }),
    /** Who booked; null: a guest, or a former member. */
    userId: k.text('user_id'),
    /** Of a guest, forgotten some days after the appointment. */
    guestName: k.text('guest_name'),
    guestEmail: k.text('guest_email'),
    /** Whose time it takes: a member's, or the business's own. */
    resource: k.text('resource').notNull(),
    state: k.text('state').$type<BookingState>().notNull(),
    startsAt: k.ts('starts_at').notNull(),
    endsAt: k.ts('ends_at').notNull(),
    /** Until when it is held for whoever has not confirmed. */
    heldUntil: k.ts('held_until'),
    /** What was answered to the intake, sealed; null: nothing, or its time is over. */
    intake: k.text('intake'),
    /** An answer that was spoken, sealed: what was heard, and which recording is kept. */
    spoken: k.text('spoken'),
    intakeUntil: k.ts('intake_until'),
    cancelledBy: k.text('cancelled_by').$type<'customer' | 'business'>(),
    reason: k.text('reason').notNull().default(''),
    /** Rises with each change that calendars are to take over. */
    sequence: k.int('sequence').notNull().default(0),
    remindedAt: k.ts('reminded_at'),
    createdAt: k.ts('created_at').notNull(),
    changedAt: k.ts('changed_at').notNull(),
  },
  (t) => [
    k.index('bookings_business').on(t.businessId, t.startsAt, t.id),
    k.index('bookings_user').on(t.userId, t.startsAt),
    k.index('bookings_guest').on(t.guestEmail, t.startsAt),
    k.index('bookings_service').on(t.serviceId),
    k.index('bookings_state').on(t.state, t.startsAt),
    k.index('bookings_held').on(t.state, t.heldUntil),
    k.index('bookings_intake').on(t.intakeUntil),
    k.index('bookings_resource').on(t.resource, t.startsAt),
  ],
)

/** Five minutes of somebody's time, each taken by one booking at most. */
export const bookingCells = k.table(
  'booking_cells',
  {
    resource: k.text('resource').notNull(),
    /** Five minutes since 1970. */
    cell: k.int('cell').notNull(),
    bookingId: k
      .text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (t) => [k.primaryKey({ columns: [t.resource, t.cell] }), k.index('booking_cells_booking').on(t.bookingId)],
)
