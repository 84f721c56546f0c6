import type { BrandTheme } from '#app/brands/brand.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toHtml, toText, type Letter } from './mail-body.ts'
import { createMail } from './mail.store.server.ts'
import { deliverSoon } from './mail-queue.server.ts'
import { createPassingId } from './passing-id.server.ts'
import { toUnsubscribeAddress, type Unsubscription } from './unsubscribe.server.ts'

/** Who a letter comes from: a brand, and the origin its links lead to. */
export type MailSender = { name: string; theme: BrandTheme; origin: string }

/** The brands' accents of tokens.css as mail programs know colours. */
const ACCENTS = {
  frenly: '#1c7a3e',
  voice2email: '#b4451a',
  speaktoemail: '#5b4fc4',
  inbox: '#1668a8',
  marketplace: '#8a5a00',
} as const satisfies Record<BrandTheme, string>

type MailOptions = {
  isPassing?: boolean
  unsubscribe?: Unsubscription
  replyTo?: string | null
  calendar?: string | null
}

/**
 * Puts a letter on its way. It is stored in the ambient transaction, so it leaves if and only if what caused it stands;
 * delivery follows after the answer and is tried again until it works or was given up. `isPassing`: nothing of it stays
 * once it was sent. `calendar`: an iCalendar object that comes along. `unsubscribe`: whose letters of which kind one click ends, for letters that need not arrive. Gives
 * the letter's id.
 */
export async function sendMail(
  sender: MailSender,
  to: string,
  letter: Letter,
  { isPassing = false, unsubscribe, replyTo = null, calendar = null }: MailOptions = {},
): Promise<string> {
  const end = unsubscribe ? sender.origin + toUnsubscribeAddress(unsubscribe) : null
  const frame = { name: sender.name, accent: ACCENTS[sender.theme], origin: sender.origin, end }
  const id = isPassing ? createPassingId() : createId()
  await createMail({
    id,
    to,
    fromName: sender.name,
    subject: letter.subject,
    text: toText(letter, frame),
    html: toHtml(letter, frame),
    replyTo,
    unsubscribe: end,
    calendar,
    dueAt: clock.now(),
  })
  deliverSoon()
  return id
}
