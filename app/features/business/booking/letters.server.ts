import { to } from '#app/catalogue/to.ts'
import { toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { findBooking, type FoundBooking } from '../keeping/bookings.store.server.ts'
import { listTold } from '../keeping/businesses.store.server.ts'
import { HOLD_MINUTES } from '../business.limits.ts'
import { toGuestKey } from './guest-key.server.ts'
import { toCalendar } from './calendar-file.server.ts'

export type BookingNews = 'confirmed' | 'moved' | 'cancelled' | 'reminder'

const WORDS: Readonly<Record<BookingNews, (what: string) => string>> = {
  confirmed: (what) => `Confirmed: ${what}`,
  moved: (what) => `Moved: ${what}`,
  cancelled: (what) => `Cancelled: ${what}`,
  reminder: (what) => `Tomorrow or sooner: ${what}`,
}

/** Who of a business hears of an appointment: whose time it takes, else its owners and managers. */
export async function listHearers({
  booking,
  business,
}: Pick<FoundBooking, 'booking' | 'business'>): Promise<string[]> {
  const [kind, id] = booking.resource.split(':') as [string, string]
  if (kind === 'member') return [id]
  return (await listTold(business.id, ['owner', 'manager'])).map(({ userId }) => userId)
}

/**
 * Tells both sides what became of an appointment, by letter with the calendar file and on their page of notices. Call it in
 * the transaction of the change; `from` is who did it, null the house.
 */
export async function tellOfBooking(id: string, news: BookingNews, from: string | null): Promise<void> {
  const found = await findBooking(id)
  if (!found) return
  const { booking, customer } = found
  const hearers = await listHearers(found)
  if (customer?.id) {
    await sendNotice({ kind: 'business.appointment', ...toNotice(found, news), to: customer.id, from })
    await writeMember(found, news, customer.id)
  } else if (customer) await write(found, news, { ...customer, isCustomer: true, key: toGuestKey(booking) })
  for (const userId of hearers) {
    if (userId === booking.userId) continue
    await sendNotice({ kind: 'business.booking', ...toNotice(found, news), to: userId, from })
    await writeMember(found, news, userId)
  }
}

/** Asks whoever holds a time as a guest to confirm it. No word of the guest's stands in it: the address is not proved yet. */
export async function askToConfirm(id: string): Promise<void> {
  const found = await findBooking(id)
  if (!found?.customer) return
  const { booking, business, service, customer } = found
  const sender = houseSender()
  const when = toMomentWords(booking.startsAt.getTime(), service.zone)
  await sendMail(sender, customer.email, {
    subject: `Confirm: ${service.name} on ${when}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody gave this address to book ${service.name} with ${business.name}: ${when} (${service.zone}), ${service.minutes} minutes.`,
      `The time is held for ${HOLD_MINUTES} minutes. It is yours once you confirm it.`,
    ],
    button: {
      label: 'Look at it and confirm',
      address: sender.origin + to('bookings', { id }, { key: toGuestKey(booking) }),
    },
    after: ['Was this not you? Then do nothing: without your confirmation the time is free again.'],
  })
}

const toNotice = ({ booking, business, service }: FoundBooking, news: BookingNews) => ({
  about: `booking/${booking.id}`,
  subject: WORDS[news](`${service.name}, ${business.name}, ${toMomentWords(booking.startsAt.getTime(), service.zone)}`),
  address: to('bookings', { id: booking.id }),
})

async function writeMember(found: FoundBooking, news: BookingNews, userId: string): Promise<void> {
  const user = await findUserById(userId)
  if (!user || user.suspendedAt || user.eraseAt || user.emailVerifiedAt === null) return
  const { name, email } = user
  await write(found, news, { name, email, isCustomer: userId === found.booking.userId, key: null })
}

type Addressee = { name: string; email: string; isCustomer: boolean; key: string | null }

async function write(found: FoundBooking, news: BookingNews, addressee: Addressee): Promise<void> {
  const { booking, business, service, customer } = found
  const { name, email, isCustomer, key } = addressee
  const sender = houseSender()
  const when = `${toMomentWords(booking.startsAt.getTime(), service.zone)} (${service.zone}), ${service.minutes} minutes`
  await sendMail(
    sender,
    email,
    {
      subject: WORDS[news](`${service.name} on ${toMomentWords(booking.startsAt.getTime(), service.zone)}`),
      greeting: `Hello ${name},`,
      paragraphs: [
        WORDS[news](
          isCustomer
            ? `${service.name} with ${business.name}`
            : `${service.name} for ${customer?.name ?? 'a former member'}`,
        ),
        when,
        ...[service.place || business.place].filter(Boolean).map((place) => `Where: ${place}`),
        ...(isCustomer && service.price ? [`Price, in their words: ${service.price}`] : []),
        ...(news === 'cancelled' && booking.reason ? [`What was said: ${booking.reason}`] : []),
      ],
      button: {
        label: news === 'cancelled' ? 'See it' : 'See, move or cancel it',
        address: sender.origin + to('bookings', { id: booking.id }, { key }),
      },
      after: ['The file that came along puts it into your calendar, or takes it out.'],
    },
    { calendar: toCalendar(found, key) },
  )
}
