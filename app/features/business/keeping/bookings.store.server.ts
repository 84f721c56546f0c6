import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, min, ne, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bookingCells, bookings, businessServices, type BookingState } from '#app/database/tables/business/bookings.ts'
import { businesses } from '#app/database/tables/business/businesses.ts'
import { users } from '#app/database/tables/people.ts'
import { toCells } from '#app/engines/calendar/slots.ts'

export type BookingRow = typeof bookings.$inferSelect
/** A slot was taken by somebody else meanwhile. */
export class SlotTaken extends Error {}

const MINUTE_MS = 60_000

/**
 * Takes the time of a booking, cell by cell, under one unique key: of those who come at once one has it, the others get
 * SlotTaken. What is held longer than allowed is freed first. Call it in a transaction.
 */
export async function takeCells(booking: { id: string; resource: string; from: number; to: number }, now: Date) {
  const { id, resource, from, to } = booking
  const cells = toCells(from, to)
  const [first, last] = [cells[0]!, cells.at(-1)!]
  await freeExpired(resource, now)
  const isOwn = eq(bookingCells.bookingId, id)
  const own = await store().db.select({ cell: bookingCells.cell }).from(bookingCells).where(isOwn)
  const kept = new Set(own.map(({ cell }) => cell))
  const wanted = cells.filter((cell) => !kept.has(cell))
  const taken =
    wanted.length === 0
      ? []
      : await store()
          .db.insert(bookingCells)
          .values(wanted.map((cell) => ({ resource, cell, bookingId: id })))
          .onConflictDoNothing()
          .returning({ cell: bookingCells.cell })
  if (taken.length < wanted.length) throw new SlotTaken()
  await store()
    .db.delete(bookingCells)
    .where(and(isOwn, or(lt(bookingCells.cell, first), gt(bookingCells.cell, last))))
}

/** Ends what somebody chose and did not confirm in time, and frees its slot. */
export async function freeExpired(resource: string | null, now: Date): Promise<void> {
  const over = await store()
    .db.update(bookings)
    .set({ state: 'expired', changedAt: now })
    .where(
      and(
        eq(bookings.state, 'held'),
        lte(bookings.heldUntil, now),
        resource ? eq(bookings.resource, resource) : undefined,
      ),
    )
    .returning({ id: bookings.id })
  if (over.length > 0) await freeCells(over.map(({ id }) => id))
}

export const freeCells = (ids: readonly string[]) =>
  store()
    .db.delete(bookingCells)
    .where(inArray(bookingCells.bookingId, [...ids]))

/** What is taken of somebody's time, with pauses: neighbouring cells as one span. */
export async function listTaken(resource: string, from: number, to: number, now: Date, except: string | null = null) {
  const cells = toCells(from, to)
  const rows = await store()
    .db.select({ cell: bookingCells.cell })
    .from(bookingCells)
    .innerJoin(bookings, eq(bookings.id, bookingCells.bookingId))
    .where(
      and(
        eq(bookingCells.resource, resource),
        gte(bookingCells.cell, cells[0]!),
        lte(bookingCells.cell, cells.at(-1)!),
        except ? ne(bookingCells.bookingId, except) : undefined,
        or(eq(bookings.state, 'confirmed'), and(eq(bookings.state, 'held'), gt(bookings.heldUntil, now))),
      ),
    )
    .orderBy(asc(bookingCells.cell))
  const spans: { from: number; to: number }[] = []
  for (const { cell } of rows) {
    const start = cell * 5 * MINUTE_MS
    const last = spans.at(-1)
    if (last && last.to === start) last.to += 5 * MINUTE_MS
    else spans.push({ from: start, to: start + 5 * MINUTE_MS })
  }
  return spans
}

export const createBooking = (row: typeof bookings.$inferInsert) => store().db.insert(bookings).values(row)

/** A booking with its business and service, and who booked. */
export async function findBooking(id: string) {
  const [row] = await store()
    .db.select({
      booking: bookings,
      business: businesses,
      service: businessServices,
      customer: { id: users.id, name: users.name, handle: users.handle, email: users.email },
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(businessServices, eq(businessServices.id, bookings.serviceId))
    .leftJoin(users, and(eq(users.id, bookings.userId), isNull(users.eraseAt)))
    .where(eq(bookings.id, id))
    .limit(1)
  return row ? { ...row, customer: row.customer ?? toGuest(row.booking) } : null
}

/** A guest has a name and an address of mail, and nothing else. */
const toGuest = ({ guestName, guestEmail }: BookingRow) =>
  guestEmail ? { id: null, name: guestName ?? '', handle: null, email: guestEmail } : null

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Changes a booking that stands in one of some states; false when it does not any more. */
export async function moveBooking(
  id: string,
  states: readonly BookingState[],
  change: Partial<typeof bookings.$inferInsert>,
): Promise<boolean> {
  const moved = await store()
    .db.update(bookings)
    .set(change)
    .where(and(eq(bookings.id, id), inArray(bookings.state, [...states])))
    .returning({ id: bookings.id })
  return moved.length > 0
}

/** Somebody's appointments: those before them, or those that are over. */
export const listBookingsOf = (userId: string, now: Date, isPast: boolean, most: number) =>
  store()
    .db.select({ booking: bookings, business: businesses, service: businessServices })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(businessServices, eq(businessServices.id, bookings.serviceId))
    .where(
      and(
        eq(bookings.userId, userId),
        inArray(bookings.state, ['held', 'confirmed', 'cancelled']),
        isPast ? lt(bookings.endsAt, now) : gte(bookings.endsAt, now),
        or(isNull(bookings.heldUntil), gt(bookings.heldUntil, now)),
      ),
    )
    .orderBy(isPast ? desc(bookings.startsAt) : asc(bookings.startsAt))
    .limit(most)

/** How many slots somebody holds, and how many appointments they have before them. */
export const countAhead = (userId: string, now: Date) => countWhere(eq(bookings.userId, userId), now)

/** The same of an address of a guest. */
export const countAheadOfGuest = (email: string, now: Date) =>
  countWhere(and(isNull(bookings.userId), eq(bookings.guestEmail, email)), now)

async function countWhere(whose: SQL | undefined, now: Date): Promise<{ held: number; confirmed: number }> {
  const rows = await store()
    .db.select({ state: bookings.state, n: count() })
    .from(bookings)
    .where(
      and(
        whose,
        gte(bookings.endsAt, now),
        or(eq(bookings.state, 'confirmed'), and(eq(bookings.state, 'held'), gt(bookings.heldUntil, now))),
      ),
    )
    .groupBy(bookings.state)
  const of = (state: BookingState) => rows.find((row) => row.state === state)?.n ?? 0
  return { held: of('held'), confirmed: of('confirmed') }
}

/** The appointments of a business that stood, by when they begin. */
export const listBookingsAt = (
  businessId: string,
  asked: { from: Date; to: Date | null; states: readonly BookingState[]; order: 'asc' | 'desc'; most: number },
) =>
  store()
    .db.select({
      booking: bookings,
      service: businessServices,
      customer: sql<string | null>`coalesce(${users.name}, ${bookings.guestName})`,
    })
    .from(bookings)
    .innerJoin(businessServices, eq(businessServices.id, bookings.serviceId))
    .leftJoin(users, and(eq(users.id, bookings.userId), isNull(users.eraseAt)))
    .where(
      and(
        eq(bookings.businessId, businessId),
        inArray(bookings.state, [...asked.states]),
        gte(bookings.startsAt, asked.from),
        asked.to ? lt(bookings.startsAt, asked.to) : undefined,
      ),
    )
    .orderBy(
      ...(asked.order === 'asc'
        ? [asc(bookings.startsAt), asc(bookings.id)]
        : [desc(bookings.startsAt), desc(bookings.id)]),
    )
    .limit(asked.most)

/** When the next appointment of each business is. */
export async function listNext(ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: bookings.businessId, at: min(bookings.startsAt) })
    .from(bookings)
    .where(and(inArray(bookings.businessId, [...ids]), eq(bookings.state, 'confirmed'), gte(bookings.startsAt, now)))
    .groupBy(bookings.businessId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

/** Appointments that begin soon and whose people were not reminded. */
export const listToRemind = (now: Date, until: Date, most: number) =>
  store()
    .db.select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, until),
        isNull(bookings.remindedAt),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(most)

/** Takes the reminding of one on; of two servers one gets true. */
export async function claimReminder(id: string, now: Date): Promise<boolean> {
  const claimed = await store()
    .db.update(bookings)
    .set({ remindedAt: now })
    .where(and(eq(bookings.id, id), eq(bookings.state, 'confirmed'), isNull(bookings.remindedAt)))
    .returning({ id: bookings.id })
  return claimed.length > 0
}

/** Answers whose time is over are gone. */
export const forgetIntakes = (now: Date) =>
  store()
    .db.update(bookings)
    .set({ intake: null, intakeUntil: null, spoken: null })
    .where(lte(bookings.intakeUntil, now))

/** Names and addresses of guests whose appointment is long over are gone. */
export const forgetGuests = (before: Date) =>
  store()
    .db.update(bookings)
    .set({ guestName: null, guestEmail: null })
    .where(and(gt(bookings.guestEmail, ''), lt(bookings.endsAt, before)))

/** Slots that were chosen and never confirmed leave no trace for long. */
export const removeExpired = (before: Date) =>
  store()
    .db.delete(bookings)
    .where(and(eq(bookings.state, 'expired'), lt(bookings.changedAt, before)))

/** Pieces of time that are taken by what does not stand any more. */
export async function countStrayCells(): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(bookingCells)
    .innerJoin(bookings, eq(bookings.id, bookingCells.bookingId))
    .where(inArray(bookings.state, ['cancelled', 'expired']))
  return row?.n ?? 0
}
