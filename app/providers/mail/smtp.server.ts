import { createTransport } from 'nodemailer'
import { toEnvelope, toMessage } from './message.server.ts'
import { MailRefusedError, type MailProvider } from './mail.ts'

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
    place: new URL(url).host,
    send: (mail) => hand(() => transport.sendMail(toMessage(mail))),
    carry: ({ from, to, raw }) =>
      hand(() => transport.sendMail({ envelope: toEnvelope(from, to), raw: Buffer.from(raw) })),
    forget: () => Promise.resolve(),
  }
}

async function hand(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    throw isForGood(error) ? new MailRefusedError((error as Error).message, { cause: error }) : error
  }
}

const FIRST_FINAL_CODE = 500
/** A server that says 5xx to an address or a message says so for ever; one that does not like us as its sender may change. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']
const ABOUT_US = 'MAIL FROM'

function isForGood(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
  return ABOUT_THE_MAIL.includes(code ?? '') && command !== ABOUT_US && responseCode >= FIRST_FINAL_CODE
}
