import type { ImapFlow } from 'imapflow'
import { toMailFault } from './mail-server-fault.ts'
import type { MailServer } from './mail-server.ts'
import { addressOfServer, tlsFor } from './server-address.server.ts'

export type { ImapFlow } from 'imapflow'

const CONNECT_MS = 10_000
const SILENT_MS = 60_000
const MB = 1_048_576
/** What a server may send at once: a letter and its frame. */
const LITERAL_BYTES = 64 * MB
const RESPONSE_BYTES = 72 * MB
const LINE_BYTES = 16 * MB

/**
 * Opens a mailbox and signs in. The library is loaded at the first one; what it says to a log would be mail, so it says
 * nothing. Throws MailServerFault. Whoever opens closes.
 */
export async function openImap(server: MailServer, signal?: AbortSignal): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow')
  let client: ImapFlow | null = null
  const stop = () => client?.close()
  try {
    const address = await addressOfServer(server.host)
    client = new Client({
      host: address,
      port: server.port,
      servername: server.host,
      secure: server.security === 'tls',
      ...(server.security === 'starttls' && { doSTARTTLS: true }),
      tls: tlsFor(server.host),
      auth: { user: server.login, pass: server.password },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      maxLiteralSize: LITERAL_BYTES,
      maxResponseSize: RESPONSE_BYTES,
      maxLineLength: LINE_BYTES,
      clientInfo: { name: 'Frenly' },
    })
    // What a lost line says is said by the call that waits for it.
    client.on('error', () => undefined)
    signal?.addEventListener('abort', stop, { once: true })
    await client.connect()
    client.once('close', () => signal?.removeEventListener('abort', stop))
    return client
  } catch (error) {
    client?.close()
    throw toMailFault(error, server)
  }
}

/** Says goodbye; a server that does not answer is left. */
export async function closeImap(client: ImapFlow): Promise<void> {
  const timer = setTimeout(() => client.close(), CONNECT_MS / 5)
  await client.logout().catch(() => undefined)
  clearTimeout(timer)
  client.close()
}
