import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import type { MailProvider } from './mail.ts'
import { createOutbox } from './outbox.server.ts'
import { createSmtp } from './smtp.server.ts'

/** The way out the operator chose: SMTP_URL, else files in the data folder. */
export const chosenMail = (): MailProvider =>
  once('mail', () => {
    const { SMTP_URL, DATA_DIR } = env()
    return SMTP_URL ? createSmtp(SMTP_URL) : createOutbox(join(DATA_DIR, 'outbox'))
  })
