import type { MailDetails } from '#app/database/tables/mail/inbox.ts'

/** What speaks for a sender, as sentences: only what was checked here or by the server the mail was fetched from. */
export function senderProof({ spf, dmarc, by, signed = [] }: MailDetails['found'], domain: string): string[] {
  const who = by === 'here' ? 'This site' : by
  return [
    ...(who && dmarc === 'pass' ? [`${who} found that this was sent by ${domain} (DMARC passed).`] : []),
    ...(signed.length > 0 ? [`Signed by ${signed.join(' and ')}; the signature was verified here (DKIM).`] : []),
    ...(who && dmarc !== 'pass' && spf === 'pass'
      ? [`${who} found that its server may send for its domain (SPF passed).`]
      : []),
  ]
}
