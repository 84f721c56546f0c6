import { createTransport } from 'nodemailer'
import { toMessage } from './message.server.ts'
import type { MailProvider } from './mail.ts'

const TIMEOUT_MS = 15_000

/** Hands messages to the server of an `smtp://` or `smtps://` address. */
export function createSmtp(url: string): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    id: 'smtp',
    send: async (mail) => void (await transport.sendMail(toMessage(mail))),
    forget: () => Promise.resolve(),
  }
}
