import { store } from '#app/database/store.server.ts'
import type { AuditEventName } from '#app/kits/foundation/audit/audit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import * as tickets from '#app/kits/members/tickets/tickets.server.ts'
import { findTicket, type Ticket } from '#app/kits/members/tickets/tickets.store.server.ts'
import type { AdminAct, Outcome } from '../admin-form.server.ts'

type OfTicket = { number: string }

/** Does something with a ticket in one transaction, and writes it into the log. */
const withTicket = (
  { number }: OfTicket,
  { record }: AdminAct,
  act: AuditEventName,
  work: (ticket: Ticket) => Promise<Outcome>,
): Promise<Outcome> =>
  store().tx(async () => {
    const ticket = await findTicket(number)
    if (!ticket) return { refusal: 'This message does not exist any more.', status: 404 }
    const outcome = await work(ticket)
    if (!('refusal' in outcome)) await record({ act, target: `ticket/${number}` })
    return outcome
  })

export const ticketActs = {
  answer: (input: OfTicket & { text: string }, adminAct: AdminAct) =>
    withTicket(input, adminAct, 'ticket.answered', async (ticket) => {
      await tickets.answerAsker(ticket, input.text, senderOf(adminAct.request))
      return { title: 'Answered', description: `A letter to ${ticket.email} is on its way.` }
    }),

  note: (input: OfTicket & { text: string }, adminAct: AdminAct) =>
    withTicket(input, adminAct, 'ticket.noted', async (ticket) => {
      await tickets.noteOnTicket(ticket, input.text)
      return { title: 'Note kept', description: 'Only the team reads it.' }
    }),

  close: (input: OfTicket, adminAct: AdminAct) =>
    withTicket(input, adminAct, 'ticket.closed', async (ticket) => {
      if (ticket.state === 'closed') return { refusal: 'It is closed already.' }
      await tickets.closeAsTeam(ticket, senderOf(adminAct.request))
      return { title: 'Closed', description: 'A letter says so, and that it can be opened again.' }
    }),

  reopen: (input: OfTicket, adminAct: AdminAct) =>
    withTicket(input, adminAct, 'ticket.reopened', async (ticket) => {
      if (ticket.state !== 'closed') return { refusal: 'It is open.' }
      await tickets.reopen(ticket)
      return { title: 'Open again' }
    }),
}
