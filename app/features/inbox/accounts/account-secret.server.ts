import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { MailServerFault, type MailServer } from '#app/providers/mail/mail-server.ts'
import type { AccountRow } from './accounts.store.server.ts'

const PURPOSE = 'mail account'
const LOST = 'The password can no longer be opened, since this server’s secret changed. Please give it again.'

export const sealPassword = (password: string): string => seal(password, PURPOSE)

type Opened = Pick<
  AccountRow,
  'login' | 'secret' | 'imapHost' | 'imapPort' | 'imapSecurity' | 'smtpHost' | 'smtpPort' | 'smtpSecurity'
>

/** The servers of an account with what opens them. Throws MailServerFault when the password is lost. */
export function toServers(account: Opened): { imap: MailServer; smtp: MailServer } {
  const { login, imapHost, imapPort, imapSecurity, smtpHost, smtpPort, smtpSecurity } = account
  const password = unseal(account.secret, PURPOSE)
  if (password === null) throw new MailServerFault('password', LOST)
  return {
    imap: { host: imapHost, port: imapPort, security: imapSecurity, login, password },
    smtp: { host: smtpHost, port: smtpPort, security: smtpSecurity, login, password },
  }
}
