import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/**
 * A mail in nodemailer's words. Files and addresses are never fetched, and automatic answers are asked to stay away
 * (RFC 3834). nodemailer folds and encodes every header, so no line break in a subject makes a new one.
 */
export function toMessage({ id, from, to, subject, text, html }: Mail): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
