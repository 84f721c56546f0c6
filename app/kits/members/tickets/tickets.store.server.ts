import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { ticketMessages, tickets } from '#app/database/tables/support.ts'
import type { TicketState } from './tickets.limits.ts'

export type Ticket = typeof tickets.$inferSelect
export type TicketMessage = typeof ticketMessages.$inferSelect

export const createTicket = (row: typeof tickets.$inferInsert) => store().db.insert(tickets).values(row)
export const createMessage = (row: typeof ticketMessages.$inferInsert) => store().db.insert(ticketMessages).values(row)

export async function findTicket(number: string): Promise<Ticket | null> {
  const rows = await store().db.select().from(tickets).where(eq(tickets.number, number)).limit(1)
  return rows[0] ?? null
}

/** The messages of a ticket, oldest first; the team's notes only where they are asked for. */
export const listMessages = (ticketId: string, isTeam: boolean): Promise<TicketMessage[]> =>
  store()
    .db.select()
    .from(ticketMessages)
    .where(
      isTeam
        ? eq(ticketMessages.ticketId, ticketId)
        : and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.isInternal, false)),
    )
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))

export async function countMessages(ticketId: string): Promise<number> {
  const rows = await store()
    .db.select({ count: count() })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
  return rows[0]?.count ?? 0
}

export const saveTicketState = (id: string, state: TicketState, updatedAt: Date) =>
  store().db.update(tickets).set({ state, updatedAt }).where(eq(tickets.id, id))

/** A member's own, the newest turn first. */
export const listTicketsOf = (userId: string, most: number): Promise<Ticket[]> =>
  store()
    .db.select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.updatedAt), asc(tickets.id))
    .limit(most)

const inStates = (states: readonly TicketState[]) => inArray(tickets.state, [...states])

/** Tickets in some states: those whom the team owes an answer first, and of those the one that waits longest. */
export const listTickets = (states: readonly TicketState[], most: number, from: number): Promise<Ticket[]> =>
  store()
    .db.select()
    .from(tickets)
    .where(inStates(states))
    .orderBy(
      sql`case when ${tickets.state} in ('open', 'waiting') then 0 else 1 end`,
      sql`case when ${tickets.state} in ('open', 'waiting') then ${tickets.updatedAt} end`,
      desc(tickets.updatedAt),
      asc(tickets.id),
    )
    .limit(most)
    .offset(from)

/** How many tickets stand in each state. */
export async function countTickets(): Promise<Record<TicketState, number>> {
  const rows = await store().db.select({ state: tickets.state, count: count() }).from(tickets).groupBy(tickets.state)
  return {
    open: 0,
    waiting: 0,
    answered: 0,
    closed: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  }
}
