import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { markSent, type EmailRow } from './emails.store.server.ts'
import { refuse } from './refuse.server.ts'
import { readBack, toMailText, type VoiceLetter } from './voice-letter.ts'

/** Mails a member sends to others in a day. */
const spendSending = createKeptLimit('voice-email-sent', { points: 20, windowS: 86_400 })

/** Sends a mail once, after every fact was confirmed; answers reach the member's own address. Gives the refusal, or null when it is on its way. */
export async function sendEmail(request: Request, row: EmailRow, letter: VoiceLetter, typed: Typed) {
  const [member, publisher] = await Promise.all([findUser(request), readPublisher(request)])
  if (!member || publisher.state !== 'ready')
    return refuse(
      typed,
      'send',
      'Only members with a confirmed address send mail from here. Copy it, or open it in your mail program.',
      403,
    )
  if (row.sentAt !== null) return refuse(typed, 'send', 'This mail was sent already.', 409)
  if (!letter.to) return refuse(typed, 'send', 'Say whom it is for: the address is missing.', 400)
  const open = readBack(row.raw ?? '', letter).facts.filter(({ isConfirmed }) => !isConfirmed)
  if (open.length > 0)
    return refuse(
      typed,
      'send',
      `Confirm what the mail names first: ${open.length} ${open.length === 1 ? 'fact is' : 'facts are'} still open.`,
      409,
    )
  const waitS = await spendSending(member.id)
  if (waitS > 0) return refuse(typed, 'send', tooManyAtOnce('mails', waitS), overLimit(waitS))
  const house = senderOf(request)
  const sender = { ...house, name: `${member.name ?? publisher.email} via ${house.name}` }
  const [greeting = '', ...paragraphs] = toMailText(letter).split(/\n\s*\n/)
  const isSent = await store().tx(async () => {
    if (!(await markSent(row.id, clock.now()))) return false
    await sendMail(
      sender,
      letter.to,
      { subject: letter.subject || '(no subject)', greeting, paragraphs },
      { replyTo: publisher.email },
    )
    return true
  })
  return isSent ? null : refuse(typed, 'send', 'This mail was sent already.', 409)
}
