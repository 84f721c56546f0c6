import type { SendMailOptions } from 'nodemailer'
import { MailRefusedError, type Mail } from './mail.ts'
import { isPlainAddress, toHeaderLine } from './plain-address.ts'

/**
 * A mail in nodemailer's words. Files and addresses are never fetched; bounces go to our own address; automatic answers
 * are asked to stay away (RFC 3834), and letters that can be ended say how (RFC 8058). nodemailer folds and encodes every
 * header; an address that is more than one is refused here.
 */
export function toMessage({
  id,
  from,
  to,
  subject,
  text,
  html,
  replyTo,
  unsubscribe,
  calendar,
}: Mail): SendMailOptions {
  for (const address of [from.address, to, replyTo ?? to]) {
    if (!isPlainAddress(address)) throw new MailRefusedError('This is no single mail address')
  }
  return {
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    envelope: { from: from.address, to },
    from: { name: toHeaderLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: toHeaderLine(subject),
    text,
    html,
    ...(calendar && {
      icalEvent: { method: toCalendarMethod(calendar), filename: 'appointment.ics', content: calendar },
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && toUnsubscribeHeaders(unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Who a written letter goes to; an address that is more than one is refused here too. */
export function toEnvelope(from: string, to: string): { from: string; to: string } {
  for (const address of [from, to])
    if (!isPlainAddress(address)) throw new MailRefusedError('This is no single mail address')
  return { from, to }
}

const toCalendarMethod = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

function toUnsubscribeHeaders(address: string) {
  if (!URL.canParse(address) || /[\s<>]/.test(address)) throw new Error('The way to end these letters is no address')
  return {
    'Precedence': 'bulk',
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
