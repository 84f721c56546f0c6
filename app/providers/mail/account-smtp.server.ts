import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { toEnvelope } from './message.server.ts'
import { toMailFault } from './mail-server-fault.ts'
import type { MailServer } from './mail-server.ts'
import { addressOfServer, tlsFor } from './server-address.server.ts'

const CONNECT_MS = 10_000
const SILENT_MS = 60_000
const FIRST_FINAL_CODE = 500

export type Handed = {
  taken: string[]
  refused: { address: string; said: string; isFinal: boolean }[]
  /** The line broke after the letter had gone out and before the server said a word: nobody knows. */
  isUnknown: boolean
}
type Thrown = { responseCode?: number; message?: string; rejectedErrors?: readonly (Thrown & { recipient?: string })[] }

async function open(server: MailServer) {
  const host = await addressOfServer(server.host)
  return createTransport({
    host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: true,
    tls: tlsFor(server.host),
    auth: { user: server.login, pass: server.password },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  })
}

/** Signs in and leaves. Throws MailServerFault. */
export async function checkSmtp(server: MailServer): Promise<void> {
  try {
    const transport = await open(server)
    await transport.verify().finally(() => transport.close())
  } catch (error) {
    throw toMailFault(error, server)
  }
}

/**
 * Hands a letter to a member's own server, once for all it goes to. Throws MailServerFault where nothing of it left;
 * who was refused is told apart for good and for now.
 */
export async function handToServer(
  server: MailServer,
  { from, to, raw }: { from: string; to: readonly string[]; raw: Uint8Array },
): Promise<Handed> {
  const people = to.map((address) => toEnvelope(from, address).to)
  let hasLeft = false
  const pieces = function* () {
    yield Buffer.from(raw)
    hasLeft = true
  }
  const transport = await open(server).catch((error: unknown) => {
    throw toMailFault(error, server)
  })
  try {
    const sent = await transport.sendMail({ envelope: { from, to: people }, raw: Readable.from(pieces()) })
    const { rejectedErrors: words } = sent as Thrown
    const refused = sent.rejected.map(toPlain)
    return {
      taken: people.filter((address) => !refused.includes(address)),
      refused: refused.map((address) => toRefused(address, words)),
      isUnknown: false,
    }
  } catch (error) {
    const { responseCode, message = '', rejectedErrors } = error as Thrown
    if (responseCode === undefined && hasLeft) return { taken: [], refused: [], isUnknown: true }
    const isAboutThem = responseCode !== undefined && !isAboutUs(error)
    if (!isAboutThem) throw toMailFault(error, server)
    const said = { responseCode, message }
    return {
      taken: [],
      refused: people.map((address) => toRefused(address, rejectedErrors ?? [{ ...said, recipient: address }])),
      isUnknown: false,
    }
  } finally {
    transport.close()
  }
}

const toPlain = (one: string | { address: string }): string => (typeof one === 'string' ? one : one.address)

/** A server that does not like us as its sender may change its mind. */
const isAboutUs = (error: unknown): boolean => {
  const { code, command } = error as { code?: string; command?: string }
  return !['EENVELOPE', 'EMESSAGE'].includes(code ?? '') || command === 'MAIL FROM'
}

function toRefused(address: string, errors: Thrown['rejectedErrors'] = []): Handed['refused'][number] {
  const error = errors.find(({ recipient }) => recipient?.toLowerCase() === address.toLowerCase()) ?? errors[0]
  return { address, said: error?.message ?? 'It was refused.', isFinal: (error?.responseCode ?? 0) >= FIRST_FINAL_CODE }
}
