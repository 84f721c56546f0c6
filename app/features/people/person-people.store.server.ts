import { asc, eq, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { offeringRequests, offerings } from '#app/database/tables/together/offerings.ts'
import { meetings, peopleReports, profiles } from '#app/database/tables/together/profiles.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { saveListings } from './finding/listing.store.server.ts'

export const readProfile = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(profiles).where(eq(profiles.userId, id))
    return rows.map(({ userId: _, ...profile }) => profile)
  })
export const eraseProfile = ({ id }: Person) => store().db.delete(profiles).where(eq(profiles.userId, id))

/** Counted along, so that nobody who left is counted. */
export const eraseListing = ({ id }: Person) => saveListings(id, [])

export const readOfferings = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(offerings)
      .where(eq(offerings.userId, id))
      .orderBy(asc(offerings.createdAt))
    return rows.map(({ userId: _, ...offering }) => offering)
  })
export const eraseOfferings = ({ id }: Person) => store().db.delete(offerings).where(eq(offerings.userId, id))

const isInRequest = ({ id }: Person) => or(eq(offeringRequests.userId, id), eq(offeringRequests.giverId, id))
export const readRequests = (person: Person) =>
  each(async () => {
    const rows = await store()
      .db.select({ request: offeringRequests, title: offerings.title })
      .from(offeringRequests)
      .innerJoin(offerings, eq(offerings.id, offeringRequests.offeringId))
      .where(isInRequest(person))
      .orderBy(asc(offeringRequests.createdAt))
    return rows.map(({ request: { id, userId, words, reply, state, createdAt, changedAt }, title }) => ({
      ...{ id, offering: title, asked: userId === person.id ? 'by you' : 'of you', words, reply, state },
      ...{ createdAt, changedAt },
    }))
  })
export const eraseRequests = (person: Person) => store().db.delete(offeringRequests).where(isInRequest(person))

const isInMeeting = ({ id }: Person) => or(eq(meetings.userId, id), eq(meetings.toId, id))
export const readMeetings = (person: Person) =>
  each(async () => {
    const rows = await store().db.select().from(meetings).where(isInMeeting(person)).orderBy(asc(meetings.createdAt))
    return rows.map(({ id, userId, words, state, createdAt, changedAt }) => ({
      ...{ id, asked: userId === person.id ? 'by you' : 'by the other', words, state, createdAt, changedAt },
    }))
  })
export const eraseMeetings = (person: Person) => store().db.delete(meetings).where(isInMeeting(person))

export const readReports = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(peopleReports)
      .where(eq(peopleReports.userId, id))
      .orderBy(asc(peopleReports.createdAt))
    return rows.map(({ kind, reason, words, createdAt }) => ({ kind, reason, words, createdAt }))
  })
/** What somebody reported stays for whoever looks at it, without their name; what was said about them goes. */
export async function eraseReports({ id }: Person): Promise<void> {
  await store().db.delete(peopleReports).where(eq(peopleReports.aboutId, id))
  await store().db.update(peopleReports).set({ userId: null }).where(eq(peopleReports.userId, id))
}
