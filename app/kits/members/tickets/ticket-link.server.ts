import { to } from '#app/catalogue/to.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'
import type { Ticket } from './tickets.store.server.ts'

const PURPOSE = 'ticket'
const signedText = ({ id, number }: Pick<Ticket, 'id' | 'number'>) => `${number} ${id}`

/** What opens a guest's ticket beside its number; only this server can make it. */
const toTicketKey = (ticket: Pick<Ticket, 'id' | 'number'>): string => sign(signedText(ticket), PURPOSE)

/** The path of a ticket's page: a guest's carries its key, a member's opens for the member alone. */
export const toTicketAddress = (ticket: Pick<Ticket, 'id' | 'number' | 'userId'>): string =>
  to('support', null, { ticket: ticket.number, key: ticket.userId === null ? toTicketKey(ticket) : null })

/** Whether somebody may read a ticket as the one who asked: its member, or a guest with its key. */
export function canReadTicket(ticket: Ticket, userId: string | null, key: string | null): boolean {
  if (ticket.userId !== null) return ticket.userId === userId
  return key !== null && isSigned(signedText(ticket), key, PURPOSE)
}
