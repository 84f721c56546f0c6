import type { z } from 'zod'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { toTicketAddress } from '#app/kits/members/tickets/ticket-link.server.ts'
import { guestContactInputs, memberContactInputs } from '#app/kits/members/tickets/tickets.inputs.ts'
import { openTicket } from '#app/kits/members/tickets/tickets.server.ts'
import { checkForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { refuse, refuseForNow, type Sent } from './sent.server.ts'

const MAX_SUBJECT_CHARS = 150
type Contact = z.output<typeof memberContactInputs> & { email?: string }

/** What the contact form begins with: who asks, the page they come from, and a subject from a link. */
export async function readContact(request: Request) {
  const { searchParams } = new URL(request.url)
  const member = await findUser(request)
  return {
    email: member?.email ?? null,
    page: returnPath(searchParams.get('page')),
    subject: (searchParams.get('subject') ?? '').slice(0, MAX_SUBJECT_CHARS),
  }
}

/** Keeps a message to the team as a ticket and leads to its page. */
export async function sendContact({ request, context, act, raw }: Sent) {
  const member = await findUser(request)
  const form = checkForm<Contact>(raw, member ? memberContactInputs : guestContactInputs)
  if (form.problem) return refuse(act, withoutTrap(form.problem))
  const { subject, text, page } = form.input
  const email = member?.email ?? form.input.email ?? ''
  const { requestId, network } = context
  const asked = { subject, text, email, member, network, requestId, page: returnPath(page) }
  const opened = await openTicket({ ...asked, sender: senderOf(request) })
  if (!opened.isDone) return refuseForNow(act, { ...form.typed, errors: { form: opened.message } }, opened.waitS)
  return redirectWithFlash(toTicketAddress(opened.ticket), {
    title: `Your message is with the team, ${opened.ticket.number}`,
    description: `${requestBrand(request).name} sent a confirmation to ${email}.`,
  })
}

/** What a program wrote into the hidden field is not handed back; its sentence stands above the form. */
function withoutTrap({ errors: { trap, ...errors }, values: { trap: _, ...values }, lists }: FormProblem): FormProblem {
  return { errors: { ...errors, ...(trap && { form: trap }) }, values, lists }
}
