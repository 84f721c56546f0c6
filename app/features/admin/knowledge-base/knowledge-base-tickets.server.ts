import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { ticketStates, teamStateLabels } from '#app/kits/members/tickets/tickets.limits.ts'
import { toTicketNumber } from '#app/kits/members/tickets/ticket-number.server.ts'
import { countTickets, findTicket, listMessages, listTickets } from '#app/kits/members/tickets/tickets.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readChoice, toPaging } from '#app/ui/data/table-address.ts'

const TICKETS_PER_PAGE = 25

/** Messages to the team: those that wait for an answer unless the address names a state. */
export async function readTickets(params: URLSearchParams) {
  const now = clock.now()
  const counts = await countTickets()
  const state = readChoice(params, 'state', [...ticketStates, 'all'])
  const wanted = state === 'all' ? ticketStates : state ? [state] : (['open', 'waiting'] as const)
  const count = wanted.reduce((sum, one) => sum + counts[one], 0)
  const paging = toPaging(params, count, TICKETS_PER_PAGE)
  const rows = await listTickets(wanted, TICKETS_PER_PAGE, (paging.page - 1) * TICKETS_PER_PAGE)
  return {
    ...{ counts, state, paging },
    tickets: rows.map(({ number, subject, state: own, email, userId, updatedAt, createdAt }) => ({
      ...{ number, subject, state: own, stateLabel: teamStateLabels[own], email, isMember: userId !== null },
      ...{ asked: toAgoWords(createdAt, now), moved: toAgoWords(updatedAt, now) },
    })),
  }
}

/** One of them with every message and note. */
export async function readTicket(typed: string) {
  const ticket = await findTicket(toTicketNumber(typed))
  if (!ticket) throw notFound(`There is no message with the number ${typed.slice(0, 20)}.`)
  const [messages, member] = await Promise.all([
    listMessages(ticket.id, true),
    ticket.userId ? findUserById(ticket.userId) : null,
  ])
  const { number, subject, state, email, page, requestId, createdAt } = ticket
  return {
    ...{ number, subject, state, email, page, requestId, stateLabel: teamStateLabels[state] },
    asked: toMomentWords(createdAt),
    member: member && { id: member.id, name: member.name },
    messages: messages.map(({ id, author, text, isInternal, createdAt: at }) => ({
      ...{ id, author, text, isInternal, at: at.toISOString(), when: toMomentWords(at) },
    })),
  }
}

export type TicketQueue = Awaited<ReturnType<typeof readTickets>>
export type TicketLine = TicketQueue['tickets'][number]
export type TeamTicket = Awaited<ReturnType<typeof readTicket>>
