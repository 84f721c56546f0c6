import { store } from '#app/database/store.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toTicketAddress } from './ticket-link.server.ts'
import { answeredLetter, closedLetter, receivedLetter, teamLetter } from './ticket-letters.ts'
import { createTicketNumber } from './ticket-number.server.ts'
import * as rows from './tickets.store.server.ts'
import type { Ticket } from './tickets.store.server.ts'
import { MESSAGES_A_TICKET } from './tickets.limits.ts'

const HOUR_S = 3_600
const spendTicket = createKeptLimit('tickets', { points: 6, windowS: HOUR_S })
/** Nobody's mailbox is filled from here by strangers. */
const spendAddress = createKeptLimit('ticket-addresses', { points: 3, windowS: HOUR_S })
const spendReply = createKeptLimit('ticket-replies', { points: 12, windowS: HOUR_S })

/** Done, or why not: a sentence, with the seconds to wait where there is a limit. */
export type TicketOutcome = { isDone: true; ticket: Ticket } | { isDone: false; message: string; waitS: number }
const refused = (message: string, waitS = 0): TicketOutcome => ({ isDone: false, message, waitS })

type NewTicket = {
  subject: string
  text: string
  page: string
  email: string
  member: CurrentUser | null
  network: string
  requestId: string
  sender: MailSender
}

/** Begins a ticket, thanks whoever asked by mail and tells the administrator. Refuses those over a limit. */
export async function openTicket(asked: NewTicket): Promise<TicketOutcome> {
  const { subject, text, page, email, member, network, requestId, sender } = asked
  const waitS = (await spendTicket(member?.id ?? network)) || (await spendAddress(email.toLowerCase()))
  if (waitS > 0) return refused(tooManyAtOnce('messages', waitS), waitS)
  const now = clock.now()
  const ticket: Ticket = {
    ...{ id: createSecretId(), number: createTicketNumber(), subject, state: 'open', userId: member?.id ?? null },
    ...{ email, page, requestId, createdAt: now, updatedAt: now },
  }
  await store().tx(async () => {
    await rows.createTicket(ticket)
    await addMessage(ticket, member ? 'member' : 'guest', text)
    await sendMail(sender, email, receivedLetter(aboutOf(ticket, sender), member === null))
    await tellTeam(ticket, text, sender, true)
  })
  return { isDone: true, ticket }
}

/** The asker writes again: a closed ticket is open once more. */
export async function replyToTeam(ticket: Ticket, text: string, sender: MailSender): Promise<TicketOutcome> {
  const waitS = await spendReply(ticket.id)
  if (waitS > 0) return refused(tooManyAtOnce('messages', waitS), waitS)
  if ((await rows.countMessages(ticket.id)) >= MESSAGES_A_TICKET)
    return refused('This talk has become very long. Please begin a new message and name its number there.')
  return store().tx(async () => {
    await addMessage(ticket, ticket.userId === null ? 'guest' : 'member', text)
    await tellTeam(ticket, text, sender, false)
    return turnTo(ticket, ticket.state === 'open' ? 'open' : 'waiting')
  })
}

/** The asker needs nothing more, or does after all. */
export const closeAsAsker = (ticket: Ticket) => turnTo(ticket, 'closed')
export const reopen = (ticket: Ticket) => turnTo(ticket, 'waiting')

/** The team answers: by mail and on the ticket's page. Inside the caller's transaction. */
export async function answerAsker(ticket: Ticket, text: string, sender: MailSender): Promise<TicketOutcome> {
  await addMessage(ticket, 'team', text)
  await sendMail(sender, ticket.email, answeredLetter(aboutOf(ticket, sender), text))
  return turnTo(ticket, 'answered')
}

/** A note that only the team reads; the ticket's place in the queue stays. */
export const noteOnTicket = (ticket: Ticket, text: string) => addMessage(ticket, 'team', text, true)

/** The team closes a ticket and says so by mail. Inside the caller's transaction. */
export async function closeAsTeam(ticket: Ticket, sender: MailSender): Promise<TicketOutcome> {
  await sendMail(sender, ticket.email, closedLetter(aboutOf(ticket, sender)))
  return turnTo(ticket, 'closed')
}

async function turnTo(ticket: Ticket, state: Ticket['state']): Promise<TicketOutcome> {
  const updatedAt = clock.now()
  await rows.saveTicketState(ticket.id, state, updatedAt)
  return { isDone: true, ticket: { ...ticket, state, updatedAt } }
}

const addMessage = ({ id: ticketId }: Ticket, author: 'member' | 'guest' | 'team', text: string, isInternal = false) =>
  rows.createMessage({ id: createId(), ticketId, author, text, isInternal, createdAt: clock.now() })

const aboutOf = (ticket: Ticket, { origin }: MailSender) => ({
  number: ticket.number,
  subject: ticket.subject,
  address: origin + toTicketAddress(ticket),
})

async function tellTeam({ number, subject, email, page }: Ticket, text: string, sender: MailSender, isNew: boolean) {
  const administrator = env().ADMIN_EMAIL
  if (!administrator) return
  const letter = teamLetter({ number, subject, text, from: email, page, origin: sender.origin, isNew })
  await sendMail(sender, administrator, letter)
}
