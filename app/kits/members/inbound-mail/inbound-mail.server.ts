import type { SMTPServer } from 'smtp-server'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { inboundLimits } from './inbound-mail.limits.ts'
import { createListener } from './listener.server.ts'
import { inboundDomain } from './mailboxes.server.ts'

type Door = { server: SMTPServer | null }
const door = () => once('inbound-mail', (): Door => ({ server: null }))

/** Takes mail in where the operator named a port, else does nothing. Throws when the port cannot be had. */
export async function openInboundMail(): Promise<void> {
  const { INBOUND_SMTP_PORT: port, INBOUND_SMTP_HOST: host } = env()
  if (port === undefined || door().server) return
  const server = createListener(inboundDomain(), inboundLimits)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.off('error', reject)
      resolve()
    })
  })
  door().server = server
  log.info({ port, host, domain: inboundDomain() }, 'mail comes in')
}

/** Takes no new mail, and waits a moment for what is under way. */
export async function closeInboundMail(): Promise<void> {
  const { server } = door()
  door().server = null
  if (server) await new Promise<void>((resolve) => server.close(resolve))
}
