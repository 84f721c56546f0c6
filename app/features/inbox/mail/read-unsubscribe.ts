import type { MailDetails } from '#app/database/tables/mail/inbox.ts'

/**
 * How a letter that comes regularly is ended (RFC 2369, RFC 8058): by one click where the sender says that this is enough
 * and the address is safe to ask, else on a page or by a letter. Null when the message does not say.
 */
export function readUnsubscribe(header: string, post: string): MailDetails['unsubscribe'] {
  const ways = [...header.slice(0, 4_000).matchAll(/<\s*([^<>\s]{1,2000})\s*>/g)].map(([, way]) => way ?? '')
  const page = ways.find((way) => /^https?:/i.test(way) && URL.canParse(way)) ?? null
  const mail = ways.find((way) => /^mailto:[^\s@?]{1,64}@[^\s@?]+/i.test(way)) ?? null
  if (!page && !mail) return null
  const isOneClick = /^\s*List-Unsubscribe=One-Click\s*$/i.test(post)
  return { oneClick: isOneClick && page?.toLowerCase().startsWith('https:') ? page : null, page, mail }
}
