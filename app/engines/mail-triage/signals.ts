import type { Ask } from './asks.ts'
import type { Amount } from './amounts.ts'
import type { Pile } from './mail.ts'
import { groups, phrases } from './phrases.ts'
import type { Sender } from './sender.ts'

/** What speaks for a bundle, in words, and by how much it speaks for or against each. */
export type Signal = { reason: string; points: Readonly<Partial<Record<Pile, number>>> }

export type Reading = {
  sender: Sender
  subject: string
  text: string
  asks: readonly Ask[]
  amounts: readonly Amount[]
}

/** Everything in a mail that says which bundle it belongs to. */
export function findSignals(mail: Reading): Signal[] {
  return [...senderSignals(mail.sender), ...personSignals(mail), ...phraseSignals(mail), ...moneySignals(mail)]
}

function senderSignals({ name, address, isNoReply, role, isPersonal }: Sender): Signal[] {
  if (isNoReply) {
    return [{ reason: `Nobody answers at ${address}`, points: { notices: 2, receipts: 1, newsletters: 1, people: -5 } }]
  }
  if (role) {
    const group = groups.find(({ roles }) => roles.test(role))
    const points = { people: -2, ...(group ? { [group.pile]: 2 } : { notices: 1 }) }
    return [{ reason: `The address is a desk, not a person: ${address}`, points }]
  }
  return isPersonal ? [{ reason: `A person’s own name and address: ${name || address}`, points: { people: 3 } }] : []
}

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|evening|afternoon))\b[ ,]*([^\n,!.]{0,40})[,!]/im
const CROWD = /^(?:all|everyone|team|friends?|readers?|parents|residents|members|colleagues|neighbours|customers?)\b/i
const FIRST_PERSON = /(?:^|[\s“"(])(?:I|I’m|I'm|I’ll|I'll|I’ve|I've|I’d|I'd)(?=[\s,])/

function personSignals({ sender, subject, text, asks }: Reading): Signal[] {
  const signals: Signal[] = []
  const greeted = GREETING.exec(text)
  if (greeted) {
    const toCrowd = CROWD.test(greeted[1] ?? '')
    signals.push(
      toCrowd
        ? { reason: `Written to a group: “${greeted[0].trim()}”`, points: { notices: 1, newsletters: 1, people: -2 } }
        : { reason: `Greets you: “${greeted[0].trim()}”`, points: { people: 2 } },
    )
  }
  if (/^(?:re|fwd?|aw|wg):/i.test(subject)) {
    signals.push({ reason: 'Part of a conversation: the subject begins with Re or Fwd', points: { people: 3 } })
  }
  if (FIRST_PERSON.test(text)) signals.push({ reason: 'Somebody says “I”', points: { people: 2 } })
  const signed = signature(sender.name, text)
  if (signed) signals.push({ reason: `Signed by hand: “${signed}”`, points: { people: 2 } })
  const [ask] = asks
  if (ask && !sender.isNoReply) signals.push({ reason: `Asks you: “${shorten(ask.text)}”`, points: { people: 2 } })
  return signals
}

/** The last words when they are the sender's own first name, or its letter. */
function signature(name: string, text: string): string | null {
  const last = /(?:^|[\s,])(\p{L}[\p{L}’'-]*)\.?\s*$/u.exec(text)?.[1]
  if (!last || !/^\p{Lu}/u.test(last)) return null
  const first = name.split(/\s+/)[0] ?? ''
  const isName = name.toLowerCase().split(/\s+/).includes(last.toLowerCase())
  return isName || (last.length === 1 && first.startsWith(last)) ? last : null
}

function phraseSignals({ subject, text }: Reading): Signal[] {
  const whole = `${subject}\n${text}`
  return phrases.flatMap(({ pattern, say, points, where }) => {
    const match = pattern.exec(where === 'subject' ? subject : whole)
    return match ? [{ reason: `${say}: “${shorten(match[0].trim())}”`, points }] : []
  })
}

const PAID =
  /\b(?:total|paid|pay|payment|charged|amount|due|refund(?:ed)?|price|fare|debited|invoice|bill)\b[^.\n]{0,30}$/i

function moneySignals({ subject, text, amounts }: Reading): Signal[] {
  const whole = `${subject}\n${text}`
  const paid = amounts.find(({ start, end }) => {
    return PAID.test(whole.slice(Math.max(0, start - 45), start)) || /^[^.\n]{0,30}\bdebited\b/i.test(whole.slice(end))
  })
  return paid ? [{ reason: `Names a sum that was paid or is due: ${paid.text}`, points: { receipts: 3 } }] : []
}

const QUOTE_MAX_CHARS = 70

function shorten(text: string): string {
  if (text.length <= QUOTE_MAX_CHARS) return text
  return `${text.slice(0, QUOTE_MAX_CHARS).replace(/\s+\S*$/, '')} …`
}
