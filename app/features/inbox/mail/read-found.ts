import type { MailDetails } from '#app/database/tables/mail/inbox.ts'

const METHODS = ['spf', 'dkim', 'dmarc'] as const
const MOST_CHARS = 4_000

/**
 * What the mail servers on the way found of the sender (RFC 8601). Anybody may write such a line into a letter of their
 * own, so it is never taken as a proof: one that says `fail` is believed, one that says `pass` is not.
 */
export function readFound(lines: readonly string[]): MailDetails['found'] {
  const found: MailDetails['found'] = { spf: null, dkim: null, dmarc: null }
  for (const line of lines.slice(0, 5)) {
    for (const method of METHODS) {
      const said = new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]{1,20})`, 'i').exec(line.slice(0, MOST_CHARS))?.[1]
      if (said && (found[method] === null || /^(?:hard)?fail$/i.test(said))) found[method] = said.toLowerCase()
    }
  }
  return found
}
