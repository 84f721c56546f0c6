import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { canReadTicket, toTicketAddress } from '#app/kits/members/tickets/ticket-link.server.ts'
import { toTicketNumber } from '#app/kits/members/tickets/ticket-number.server.ts'
import { askerStateLabels } from '#app/kits/members/tickets/tickets.limits.ts'
import { findTicket, listMessages, listTicketsOf } from '#app/kits/members/tickets/tickets.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'

const MOST_TICKETS = 100

/** The ticket an address names, for whoever may read it: a guest without its key signs in, anybody else reads 404. */
export async function getOwnTicket(request: Request) {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('key')
  const user = await findUser(request)
  const ticket = await findTicket(toTicketNumber(searchParams.get('ticket') ?? ''))
  if (ticket && canReadTicket(ticket, user?.id ?? null, key)) return { ticket, user }
  if (!user && !key) await requireMember(request)
  throw notFound('There is no message under this address that you can open. The link in your mail leads to it.')
}

/** A ticket as the one who asked reads it. */
export async function getTicketView(request: Request) {
  const { ticket } = await getOwnTicket(request)
  const now = clock.now()
  const messages = await listMessages(ticket.id, false)
  return {
    ...{ number: ticket.number, subject: ticket.subject, state: ticket.state, email: ticket.email },
    stateLabel: askerStateLabels[ticket.state],
    isGuest: ticket.userId === null,
    messages: messages.map(({ id, author, text, createdAt }) => ({
      ...{ id, text, isTeam: author === 'team' },
      at: createdAt.toISOString(),
      when: toMomentWords(createdAt),
      ago: toAgoWords(createdAt, now),
    })),
  }
}

/** A member's own tickets; null for a guest, who finds each by its link. */
export async function listOwnTickets(request: Request) {
  const user = await findUser(request)
  if (!user) return null
  const now = clock.now()
  return (await listTicketsOf(user.id, MOST_TICKETS)).map((ticket) => ({
    ...{ number: ticket.number, subject: ticket.subject, state: ticket.state, href: toTicketAddress(ticket) },
    stateLabel: askerStateLabels[ticket.state],
    at: ticket.updatedAt.toISOString(),
    ago: toAgoWords(ticket.updatedAt, now),
  }))
}

export type TicketView = Awaited<ReturnType<typeof getTicketView>>
export type OwnTickets = Awaited<ReturnType<typeof listOwnTickets>>
