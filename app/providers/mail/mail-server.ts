/** How a connection is made safe: at once, or by the command STARTTLS. */
export type Security = 'tls' | 'starttls'

/** A server of somebody's mail elsewhere, with what opens it. */
export type MailServer = { host: string; port: number; security: Security; login: string; password: string }

/** What stands between us and a mail server. */
export type MailFaultKind = 'password' | 'host' | 'private' | 'certificate' | 'no-tls' | 'silent' | 'slow' | 'other'

/** Thrown instead of a connection. The message is a sentence for whoever gave the account. */
export class MailServerFault extends Error {
  override readonly name = 'MailServerFault'

  constructor(
    readonly kind: MailFaultKind,
    message: string,
  ) {
    super(message)
  }
}
