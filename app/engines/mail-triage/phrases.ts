import { anyOf } from '#app/platform/values/pattern-parts.ts'
import type { Pile } from './mail.ts'

type Phrase = {
  pattern: RegExp
  say: string
  points: Readonly<Partial<Record<Pile, number>>>
  where?: 'subject'
}

/** Desks whose name already says what they send. */
export const groups: readonly { pile: Pile; roles: RegExp }[] = [
  {
    pile: 'receipts',
    roles:
      /^(?:orders?|billing|invoices?|receipts?|payments?|tickets?|bookings?|reservations?|parcels?|delivery|shipping|rides)$/,
  },
  {
    pile: 'newsletters',
    roles: /^(?:news|newsletter|letter|digest|briefing|offers?|deals?|marketing|programme|members?)$/,
  },
  {
    pile: 'notices',
    roles: /^(?:notices?|notif|alerts?|security|calendar|payroll|hr|admin|office|choir|events?|updates?)/,
  },
]

/** Turns of phrase that give a mail away. */
export const phrases: readonly Phrase[] = [
  {
    say: 'Offers to unsubscribe',
    pattern: anyOf(
      /list-unsubscribe/i,
      /unsubscribe/i,
      /manage (?:your )?(?:preferences|subscriptions?)/i,
      /update your preferences/i,
      /opt out of/i,
      /no longer wish to receive/i,
      /you are receiving this (?:email )?because/i,
      /subscribe for more/i,
    ),
    points: { newsletters: 5, people: -4, notices: -1 },
  },
  {
    say: 'Made to be read in a browser',
    pattern: /view (?:this email )?in (?:your |a )?browser|read (?:it )?online/i,
    points: { newsletters: 3, people: -2 },
  },
  {
    say: 'Numbered or regular',
    pattern:
      /\b(?:issue|digest|edition) #?\d+|\bweekly\b|\bdaily briefing\b|\bnewsletter\b|\bthis week at\b|\bof the week\b/i,
    points: { newsletters: 3 },
    where: 'subject',
  },
  {
    say: 'Sells something',
    pattern:
      /\b\d+ ?% off\b|\bsave \d+ ?%|\bshop (?:now|the sale)\b|\bbook now\b|\bfree shipping\b|\blast chance\b|\buse the code\b|\b(?:spring|summer|winter|autumn) sale\b|\bdo not miss\b/i,
    points: { newsletters: 4, receipts: -2 },
  },
  {
    say: 'Written for many readers',
    pattern: anyOf(
      /\bin this issue\b/i,
      /\bthis week:/i,
      /\btop (?:stories|articles)\b/i,
      /\bread more\b/i,
      /\bread the post\b/i,
      /\bmin read\b/i,
      /\bthank you for reading\b/i,
      /\b(?:share it with|forward to) a friend\b/i,
      /\bnow showing\b/i,
      /\bnew exhibition\b/i,
      /\bnew arrivals\b/i,
      /\bstaff picks\b/i,
      /\bfull recipe\b/i,
      /\bsee what is new\b/i,
    ),
    points: { newsletters: 3, people: -1 },
  },
  {
    say: 'Carries a number of an order, a booking or an invoice',
    pattern:
      /\b(?:order|invoice|booking|reservation|tracking|receipt|confirmation|ticket)(?: (?:number|reference|no\.?|code))? ?[:#]? ?(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,}/i,
    points: { receipts: 4 },
  },
  {
    say: 'The subject names a purchase',
    pattern: anyOf(
      /\breceipt\b/i,
      /\binvoice\b/i,
      /\byour (?:\w+ )?(?:order|bill|ticket|refund|ride|seats|parcel|package|delivery)\b/i,
      /\b(?:booking|order|reservation) confirm/i,
      /\bpayment (?:received|reminder)\b/i,
      /\bout for delivery\b/i,
      /\bwe have your order\b/i,
      /\bwas renewed\b/i,
    ),
    points: { receipts: 3 },
    where: 'subject',
  },
  {
    say: 'On its way to you, or already paid for',
    pattern: anyOf(
      /\bon its way\b/i,
      /\bhas (?:shipped|left the (?:building|warehouse))\b/i,
      /\bwill be delivered\b/i,
      /\btrack (?:it|your)\b/i,
      /\be-ticket\b/i,
      /\bthank you for (?:your (?:purchase|order)|ordering|riding)\b/i,
      /\bpaid by card\b/i,
      /\bfree cancellation\b/i,
    ),
    points: { receipts: 3 },
  },
  {
    say: 'About your account',
    pattern:
      /\bsign(?:ed)?[- ]in\b|\byour password\b|\bverification code\b|\bis your code\b|\bstorage is\b|\bmentioned you\b|\bonline mailbox\b|\bpayslip\b|\bcould not be delivered\b|\bbuild failed\b/i,
    points: { notices: 4 },
  },
  {
    say: 'Tells what happened or will happen',
    pattern: anyOf(
      /\breminder for\b/i,
      /\bmaintenance\b/i,
      /\b(?:is|will be|are) (?:closed|cancelled|turned off|restarted)\b/i,
      /\bis cancelled\b/i,
      /\b(?:was|were|has been|have been) (?:updated|changed|moved)\b/i,
      /\bhas changed\b/i,
      /\bdue back\b/i,
      /\bno (?:rehearsal|training|class|lesson)\b/i,
      /\bis available in\b/i,
      /\bhas been placed\b/i,
    ),
    points: { notices: 3 },
  },
  {
    say: 'Wants nothing back',
    pattern: /\bnothing to do\b|\bdo not reply\b|\byou can ignore this\b|\bfor your information\b/i,
    points: { notices: 2, people: -2 },
  },
]
