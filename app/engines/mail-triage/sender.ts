import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

/** Who wrote: a name and an address, each perhaps missing, and whether a machine answers there. */
export type Sender = { name: string; address: string; isNoReply: boolean; role: string | null; isPersonal: boolean }

const NO_REPLY = /^(?:no|do-?not|donot)[-_.]?reply|^mailer-daemon|^postmaster|^bounces?\b/
const ROLES = inOrder(
  /^/,
  anyOf(
    /info/,
    /office/,
    /service/,
    /support/,
    /team/,
    /hello/,
    /hi/,
    /mail/,
    /contact/,
    /news/,
    /newsletter/,
    /letter/,
    /digest/,
    /briefing/,
    /offers?/,
    /deals?/,
    /shop/,
    /sales/,
    /marketing/,
    /programme/,
    /members?/,
    /orders?/,
    /billing/,
    /invoices?/,
    /receipts?/,
    /payments?/,
    /tickets?/,
    /bookings?/,
    /reservations?/,
    /parcels?/,
    /delivery/,
    /shipping/,
    /rides/,
    /notices?/,
    /notif(?:y|ications?)/,
    /alerts?/,
    /security/,
    /calendar[\w-]*/,
    /payroll/,
    /hr/,
    /accounts?/,
    /admin/,
    /choir/,
    /events?/,
    /updates?/,
  ),
  /$/,
)
const ORGANISATION = inOrder(
  /\b/i,
  anyOf(
    /bank/i,
    /library/i,
    /school/i,
    /studio/i,
    /payroll/i,
    /office/i,
    /calendar/i,
    /system/i,
    /association/i,
    /digest/i,
    /weekly/i,
    /daily/i,
    /news/i,
    /newsletter/i,
    /market/i,
    /museum/i,
    /shop/i,
    /store/i,
    /books/i,
    /cinema/i,
    /works/i,
    /air/i,
    /airlines/i,
    /hotel/i,
    /post/i,
    /parcel/i,
    /delivery/i,
    /company/i,
    /co/i,
    /ltd/i,
    /inc/i,
    /gmbh/i,
    /club/i,
    /choir/i,
    /council/i,
    /service/i,
    /services/i,
    /support/i,
    /team/i,
    /hr/i,
    /insurance/i,
    /energy/i,
    /electric/i,
    /mobile/i,
    /telecom/i,
    /cloud\w*/i,
  ),
  /\b/i,
)

/** Reads the From line: `Name <address>`, an address alone, or a name alone. */
export function readSender(from: string): Sender {
  const [, named = '', bracketed = ''] = /^(.*?)<([^<>]+)>\s*$/.exec(from.trim()) ?? []
  const alone = from.trim()
  const address = (bracketed || (/^\S+@\S+$/.test(alone) ? alone : '')).trim().toLowerCase()
  const name = (bracketed ? named : address ? '' : alone).trim().replace(/^"|"$/g, '')
  const local = address.split('@')[0] ?? ''
  const role = ROLES.test(local) ? local : null
  const isNoReply = NO_REPLY.test(local)
  return { name, address, isNoReply, role, isPersonal: !isNoReply && !role && isPersonal(name, local) }
}

/** A local part such as `ines.duarte`, or one that is part of the name; a name alone that is no organisation's. */
function isPersonal(name: string, local: string): boolean {
  if (ORGANISATION.test(name)) return false
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
  if (!local) return words.length > 0 && words.length <= 3
  if (/^[a-z]{2,}\.[a-z]{2,}$/.test(local)) return true
  return words.some((word) => local.includes(word)) && words.length <= 3
}
