import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { readEar } from '#app/kits/asking/spoken/ear.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { findBooking, listBookingsOf, type FoundBooking } from '../keeping/bookings.store.server.ts'
import { findMembership } from '../keeping/businesses.store.server.ts'
import { isAtLeast } from '../roles.ts'
import { isGuestKey } from './guest-key.server.ts'
import { INTAKE_SEAL } from './intake-seal.ts'
import { readSpoken } from './spoken/spoken-intake.server.ts'
import { readTimes } from './choose-time.server.ts'

const NO_BOOKING = 'There is no appointment of yours under this address.'
const MOST_LISTED = 50

/** `actorId`: the member who looks; null for a guest, who has the `key` of their link. */
export type BookingPlace = {
  actorId: string | null
  member: CurrentUser | null
  found: FoundBooking
  side: 'customer' | 'business'
  key: string | null
}

/** An appointment for its two sides; anybody else gets the 404 of none. */
export async function requireBooking(request: Request, id: string): Promise<BookingPlace> {
  const key = new URL(request.url).searchParams.get('key')
  if (key) {
    const found = await findBooking(id)
    if (!found || !isGuestKey(key, found.booking)) throw notFound(NO_BOOKING)
    return { actorId: null, member: null, found, side: 'customer', key }
  }
  const signedIn = await requireSignedIn(request)
  const found = await findBooking(id)
  if (!found) throw notFound(NO_BOOKING)
  const actorId = signedIn.row.id
  if (found.booking.userId === actorId) return { actorId, member: signedIn.user, found, side: 'customer', key: null }
  const place = await findMembership(found.business.id, signedIn.row.id)
  if (
    !place ||
    !isAtLeast(place.member.role, 'staff') ||
    found.booking.state === 'expired' ||
    found.booking.state === 'held'
  )
    throw notFound(NO_BOOKING)
  return { actorId, member: signedIn.user, found, side: 'business', key: null }
}

export const OVER = 'This time was free again after a quarter of an hour. Please choose one anew.'

/** Whether a slot that was chosen is still held. */
export const isHeld = ({ state, heldUntil }: FoundBooking['booking'], now: Date): boolean =>
  state === 'held' && heldUntil !== null && heldUntil > now

export async function readBookings(request: Request, id: string | undefined) {
  return id ? readOne(request, id) : readOwn(request)
}
export type BookingsView = Awaited<ReturnType<typeof readBookings>>
export type BookingView = Extract<BookingsView, { part: 'one' }>

async function readOwn(request: Request) {
  const { row } = await requireSignedIn(request)
  const now = clock.now()
  const [ahead, past] = await Promise.all([
    listBookingsOf(row.id, now, false, MOST_LISTED),
    listBookingsOf(row.id, now, true, MOST_LISTED),
  ])
  const toLine = ({ booking, business, service }: (typeof ahead)[number]) => ({
    id: booking.id,
    title: service.name,
    business: business.name,
    when: toMomentWords(booking.startsAt.getTime(), service.zone),
    zone: service.zone,
    state: booking.state,
  })
  return { part: 'list' as const, ahead: ahead.map(toLine), past: past.map(toLine) }
}
export type BookingLine = Extract<BookingsView, { part: 'list' }>['ahead'][number]

async function readOne(request: Request, id: string) {
  const { actorId, member, found, side, key } = await requireBooking(request, id)
  if (actorId) await readNoticesAbout(actorId, `booking/${id}`)
  const { booking, business, service, customer } = found
  const params = new URL(request.url).searchParams
  const now = clock.now()
  const isOver = booking.endsAt <= now
  const canMove = booking.state === 'confirmed' && booking.startsAt > now && service.deletedAt === null
  const isMoving = canMove && params.has('move')
  const spoken = readSpoken(booking)
  const ear = side === 'customer' && isHeld(booking, now) ? await readEar(member) : null
  return {
    part: 'one' as const,
    id,
    side,
    key,
    state: booking.state === 'held' && !isHeld(booking, now) ? ('expired' as const) : booking.state,
    isOver,
    canMove,
    canCancel: ['held', 'confirmed'].includes(booking.state) && !isOver,
    business: { id: business.id, name: business.name, isShown: business.deletedAt === null },
    service: {
      id: service.id,
      name: service.name,
      minutes: service.minutes,
      price: service.price,
      place: service.place || business.place,
    },
    when: toMomentWords(booking.startsAt.getTime(), service.zone),
    zone: service.zone,
    heldUntil: booking.heldUntil && toMomentWords(booking.heldUntil.getTime(), service.zone),
    customer: customer && { name: customer.name, handle: customer.handle },
    mailTo: side === 'business' && customer ? customer.email : null,
    cancelledBy: booking.cancelledBy,
    reason: booking.reason,
    intake: {
      question: service.intake,
      keepDays: service.intakeDays,
      answer: booking.intake ? unseal(booking.intake, INTAKE_SEAL) : null,
      until: booking.intakeUntil && toMomentWords(booking.intakeUntil.getTime(), service.zone),
    },
    spoken:
      side === 'customer' && spoken
        ? {
            state: spoken.state,
            engine: spoken.engine,
            text: spoken.text,
            failure: spoken.failure,
            keeps: spoken.keeps,
          }
        : null,
    soundAt: spoken?.sound ? fillPath(allEndpoints['business/booking-sound'], { id }) + toQuery({ key }) : null,
    ear,
    here: to('bookings', { id }, { key }),
    calendarAt: fillPath(allEndpoints['business/booking-calendar'], { id }) + toQuery({ key }),
    bookAt: to('business-book', { businessId: business.id }, { service: service.id }),
    times: isMoving ? await readTimes(service, params, now, id) : null,
  }
}
