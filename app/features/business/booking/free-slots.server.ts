import { listSlots, type Slot, type SlotRules } from '#app/engines/calendar/slots.ts'
import { addDays, toDay, toMoment } from '#app/engines/calendar/wall-time.ts'
import { listTaken } from '../keeping/bookings.store.server.ts'
import type { ServiceRow } from '../keeping/services.store.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Whose time a service takes: of one member over all businesses, or of the business itself. */
export const toResource = ({ businessId, memberId }: Pick<ServiceRow, 'businessId' | 'memberId'>): string =>
  memberId ? `member:${memberId}` : `desk:${businessId}`

export const toRules = (service: ServiceRow): SlotRules => ({
  week: service.week,
  zone: service.zone,
  minutes: service.minutes,
  pauseMinutes: service.pauseMinutes,
  stepMinutes: service.stepMinutes,
  closedDays: service.closedDays,
})

/** The first and last day one can book now, by the clocks of the service. */
export const toBookable = ({ zone, aheadDays }: ServiceRow, now: Date) => {
  const first = toDay(now.getTime(), zone)
  return { first, last: addDays(first, aheadDays) }
}

/** The free slots of some days; of a booking that is to be moved its own time counts as free. */
export async function findSlots(
  service: ServiceRow,
  { first, days, now, except = null }: { first: string; days: number; now: Date; except?: string | null },
): Promise<Slot[]> {
  const from = toMoment(first, 0, service.zone) - DAY_MS
  const to = toMoment(addDays(first, days), 0, service.zone) + DAY_MS
  const taken = await listTaken(toResource(service), from, to, now, except)
  const latest = toMoment(addDays(toBookable(service, now).last, 1), 0, service.zone) - 1
  return listSlots(toRules(service), {
    first,
    days,
    taken,
    earliest: now.getTime() + service.noticeHours * HOUR_MS,
    latest,
  })
}

/** Whether a slot is one of the free ones now. */
export async function isFree(
  service: ServiceRow,
  at: number,
  now: Date,
  except: string | null = null,
): Promise<boolean> {
  const slots = await findSlots(service, { first: toDay(at, service.zone), days: 1, now, except })
  return slots.some(({ from }) => from === at)
}
