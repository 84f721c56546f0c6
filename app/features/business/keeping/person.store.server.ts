import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bookingCells, bookings, businessServices } from '#app/database/tables/business/bookings.ts'
import * as tables from '#app/database/tables/business/businesses.ts'
import { files } from '#app/database/tables/files.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { clock } from '#app/platform/clock.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { tellOfBooking } from '../booking/letters.server.ts'
import { INTAKE_SEAL } from '../booking/intake-seal.ts'
import { dropSound, readSpoken } from '../booking/spoken/spoken-intake.server.ts'
import { moveBooking, freeCells } from './bookings.store.server.ts'

const { businesses, businessMembers, businessInvites, businessLeads, businessTasks, businessReviews } = tables

export const readMemberships = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ business: businesses.name, role: businessMembers.role, joinedAt: businessMembers.joinedAt })
      .from(businessMembers)
      .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
      .where(eq(businessMembers.userId, id))
      .orderBy(asc(businessMembers.joinedAt)),
  )

/** A business goes on without whoever left: its next owner or manager owns it. One that nobody can run any more goes. */
export async function eraseMemberships({ id }: Person): Promise<void> {
  const { db } = store()
  const own = await db.select().from(businessMembers).where(eq(businessMembers.userId, id))
  await db.delete(businessMembers).where(eq(businessMembers.userId, id))
  for (const { businessId, role } of own) {
    if (role !== 'owner') continue
    const others = await db
      .select()
      .from(businessMembers)
      .where(eq(businessMembers.businessId, businessId))
      .orderBy(asc(businessMembers.joinedAt))
    if (others.some((one) => one.role === 'owner')) continue
    const next = ['manager', 'staff'].flatMap((wanted) => others.find((one) => one.role === wanted) ?? [])[0]
    if (next)
      await db
        .update(businessMembers)
        .set({ role: 'owner' })
        .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, next.userId)))
    else {
      await cancelAll(eq(bookings.businessId, businessId), 'business')
      await db.delete(businesses).where(eq(businesses.id, businessId))
    }
  }
}

/** Cancels what is ahead, and tells the other side. */
async function cancelAll(which: SQL, cancelledBy: 'customer' | 'business'): Promise<void> {
  const now = clock.now()
  const ahead = await store()
    .db.select({ id: bookings.id, state: bookings.state })
    .from(bookings)
    .where(and(which, inArray(bookings.state, ['held', 'confirmed']), gt(bookings.endsAt, now)))
  for (const { id, state } of ahead) {
    const isMoved = await moveBooking(id, [state], { state: 'cancelled', cancelledBy, heldUntil: null, changedAt: now })
    if (isMoved && state === 'confirmed') await tellOfBooking(id, 'cancelled', null)
  }
  if (ahead.length > 0) await freeCells(ahead.map(({ id }) => id))
}

export async function eraseBusinesses({ id }: Person): Promise<void> {
  const { db } = store()
  await db.update(businesses).set({ createdBy: null }).where(eq(businesses.createdBy, id))
  await db.update(businesses).set({ verifiedBy: null }).where(eq(businesses.verifiedBy, id))
  const own = db.select({ id: files.id }).from(files).where(eq(files.ownerId, id))
  await db.update(businesses).set({ pictureId: null }).where(inArray(businesses.pictureId, own))
}

export const readInvites = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        business: businesses.name,
        role: businessInvites.role,
        createdAt: businessInvites.createdAt,
        endedAt: businessInvites.endedAt,
      })
      .from(businessInvites)
      .innerJoin(businesses, eq(businesses.id, businessInvites.businessId))
      .where(eq(businessInvites.userId, id))
      .orderBy(asc(businessInvites.createdAt)),
  )
export async function eraseInvites({ id }: Person): Promise<void> {
  await store().db.delete(businessInvites).where(eq(businessInvites.userId, id))
  await store().db.delete(businessInvites).where(eq(businessInvites.invitedBy, id))
}

export const readLeads = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        business: businesses.name,
        name: businessLeads.name,
        email: businessLeads.email,
        text: businessLeads.text,
        createdAt: businessLeads.createdAt,
      })
      .from(businessLeads)
      .innerJoin(businesses, eq(businesses.id, businessLeads.businessId))
      .where(eq(businessLeads.userId, id))
      .orderBy(asc(businessLeads.createdAt)),
  )
export const eraseLeads = ({ id }: Person) => store().db.delete(businessLeads).where(eq(businessLeads.userId, id))

export const readTasks = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        business: businesses.name,
        title: businessTasks.title,
        due: businessTasks.due,
        doneAt: businessTasks.doneAt,
      })
      .from(businessTasks)
      .innerJoin(businesses, eq(businesses.id, businessTasks.businessId))
      .where(eq(businessTasks.assigneeId, id))
      .orderBy(asc(businessTasks.createdAt)),
  )
export async function eraseTasks({ id }: Person): Promise<void> {
  await store().db.update(businessTasks).set({ assigneeId: null }).where(eq(businessTasks.assigneeId, id))
  await store().db.update(businessTasks).set({ createdBy: null }).where(eq(businessTasks.createdBy, id))
}

export const readReviews = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        business: businesses.name,
        stars: businessReviews.stars,
        text: businessReviews.text,
        answer: businessReviews.answer,
        createdAt: businessReviews.createdAt,
      })
      .from(businessReviews)
      .innerJoin(businesses, eq(businesses.id, businessReviews.businessId))
      .where(eq(businessReviews.userId, id))
      .orderBy(asc(businessReviews.createdAt)),
  )
export async function eraseReviews({ id }: Person): Promise<void> {
  await store().db.delete(businessReviews).where(eq(businessReviews.userId, id))
  await store().db.update(businessReviews).set({ answeredBy: null }).where(eq(businessReviews.answeredBy, id))
}

export const eraseServices = ({ id }: Person) =>
  store().db.update(businessServices).set({ memberId: null }).where(eq(businessServices.memberId, id))

/** What somebody booked, also as a guest with the address they proved since. */
const bookedBy = ({ id, emailKey, emailVerifiedAt }: Person) =>
  emailVerifiedAt
    ? or(eq(bookings.userId, id), and(isNull(bookings.userId), eq(bookings.guestEmail, emailKey)))!
    : eq(bookings.userId, id)

export const readBookings = (person: Person) =>
  each(async () => {
    const rows = await store()
      .db.select({ booking: bookings, business: businesses.name, service: businessServices.name })
      .from(bookings)
      .innerJoin(businesses, eq(businesses.id, bookings.businessId))
      .innerJoin(businessServices, eq(businessServices.id, bookings.serviceId))
      .where(and(bookedBy(person), ne(bookings.state, 'expired')))
      .orderBy(asc(bookings.startsAt))
    return rows.map(({ booking, business, service }) => ({
      ...{ business, service, state: booking.state, startsAt: booking.startsAt, endsAt: booking.endsAt },
      intake: booking.intake ? unseal(booking.intake, INTAKE_SEAL) : null,
      spoken: readSpoken(booking)?.text ?? null,
      hasRecording: readSpoken(booking)?.sound !== undefined && readSpoken(booking)?.sound !== null,
    }))
  })

/** Appointments ahead are cancelled, so that their time is free; the others stay without a name and without answers. */
export async function eraseBookings(person: Person): Promise<void> {
  const { id } = person
  const { db } = store()
  const theirOwn = bookedBy(person)
  await cancelAll(theirOwn, 'customer')
  for (const { spoken } of await db.select({ spoken: bookings.spoken }).from(bookings).where(theirOwn))
    await dropSound({ spoken })
  const forgotten = { spoken: null, intake: null, intakeUntil: null, reason: '', guestName: null, guestEmail: null }
  await db
    .update(bookings)
    .set({ userId: null, ...forgotten })
    .where(theirOwn)
  // Time of their own, in a business they worked for, is that business's from now on.
  const resource = `member:${id}`
  const theirs = await db.select().from(bookings).where(eq(bookings.resource, resource))
  await db.delete(bookingCells).where(eq(bookingCells.resource, resource))
  for (const one of theirs)
    await db
      .update(bookings)
      .set({ resource: `former:${one.id}` })
      .where(eq(bookings.id, one.id))
}

/** The hours that are taken of whoever leaves. */
export const eraseCells = ({ id }: Person) =>
  store()
    .db.delete(bookingCells)
    .where(eq(bookingCells.resource, `member:${id}`))
