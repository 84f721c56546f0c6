import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { toTicketAddress } from '#app/kits/members/tickets/ticket-link.server.ts'
import { closeAsAsker, reopen, replyToTeam } from '#app/kits/members/tickets/tickets.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { getOwnTicket } from './tickets-view.server.ts'
import { refuse, refuseForNow, type Sent } from './sent.server.ts'
import { replyInputs } from './support.inputs.ts'

/** What the one who asked does with a ticket: write again, close it, open it once more. */
export async function actOnTicket({ request, act, raw }: Sent) {
  const { ticket } = await getOwnTicket(request)
  const done = (title: string, description?: string) =>
    redirectWithFlash(toTicketAddress(ticket), { title, ...(description && { description }) })
  if (act === 'close') {
    if (ticket.state !== 'closed') await closeAsAsker(ticket)
    return done('Closed', 'Write here again whenever you like; that opens it once more.')
  }
  if (act === 'reopen') {
    if (ticket.state === 'closed') await reopen(ticket)
    return done('Open again', 'The team sees it in its list.')
  }
  const form = checkForm(raw, replyInputs)
  if (form.problem) return refuse(act, form.problem)
  const replied = await replyToTeam(ticket, form.input.text, senderOf(request))
  if (replied.isDone) return done('Sent', 'The team reads it, and the answer comes by mail.')
  const problem = { ...form.typed, errors: { text: replied.message } }
  return replied.waitS > 0 ? refuseForNow(act, problem, replied.waitS) : refuse(act, problem, 409)
}
