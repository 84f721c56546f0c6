import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { ticketMessages, tickets } from '#app/database/tables/support.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

/** Tickets of a person: those of the account, and those a guest wrote with the same address, once the address is proved. */
const isOwn = ({ id, email, emailKey, emailVerifiedAt }: Person) => {
  const own = eq(tickets.userId, id)
  if (!emailVerifiedAt) return own
  const isSameAddress = or(eq(tickets.email, email), eq(sql`lower(${tickets.email})`, emailKey))
  return or(own, and(isNull(tickets.userId), isSameAddress))
}
const ownIds = (person: Person) => store().db.select({ id: tickets.id }).from(tickets).where(isOwn(person))

/** What a person wrote to the team, with its answers and without the team's notes. */
export const readTickets = (person: Person) =>
  each(async () => {
    const rows = await store().db.select().from(tickets).where(isOwn(person)).orderBy(asc(tickets.createdAt))
    const messages = await store()
      .db.select()
      .from(ticketMessages)
      .where(and(inArray(ticketMessages.ticketId, ownIds(person)), eq(ticketMessages.isInternal, false)))
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
    return rows.map(({ id, number, subject, state, email, page, createdAt }) => ({
      ...{ number, subject, state, email, page, createdAt },
      messages: messages
        .filter(({ ticketId }) => ticketId === id)
        .map(({ author, text, createdAt: at }) => ({ author, text, at })),
    }))
  })

export const eraseTicketMessages = (person: Person) =>
  store()
    .db.delete(ticketMessages)
    .where(inArray(ticketMessages.ticketId, ownIds(person)))
export const eraseTickets = (person: Person) => store().db.delete(tickets).where(isOwn(person))
