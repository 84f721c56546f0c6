import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toNetwork } from '#app/platform/request/network.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import type { InboundLimits } from './inbound-mail.limits.ts'
import { keepMessage, type MessageStream, type Recipient } from './keep-message.server.ts'
import { findMailbox, hasRoom } from './mailboxes.server.ts'
import { writeTrace } from './trace-lines.ts'
import {
  mailboxFull,
  MailRefusal,
  noMailbox,
  notKept,
  tooMany,
  tooManyConnections,
  tooManyRecipients,
} from './refusal.ts'

const MINUTE_S = 60
const TEN_MINUTES_S = 600

type Done = (error?: Error | null, message?: string) => void

/**
 * A server that takes mail for the mailboxes of this house and for nobody else. It signs nobody in, passes nothing on and
 * answers no letter; it says yes to a message once that is safe.
 */
export function createListener(domain: string, limits: InboundLimits): SMTPServer {
  const connections = createRateLimit('smtp-connections', { points: limits.connectionsAMinute, windowS: MINUTE_S })
  const messages = createRateLimit('smtp-messages', { points: limits.messagesInTenMinutes, windowS: TEN_MINUTES_S })
  const strangers = createRateLimit('smtp-strangers', { points: limits.strangersInTenMinutes, windowS: TEN_MINUTES_S })
  const open = countOpen()
  const mailboxes = new WeakMap<SMTPServerSession, Recipient[]>()

  async function connect(session: SMTPServerSession) {
    const network = toNetwork(session.remoteAddress)
    if (open.add(session, network) > limits.connectionsPerNetwork || (await connections(network)) > 0)
      throw tooManyConnections()
  }

  async function begin(session: SMTPServerSession) {
    mailboxes.set(session, [])
    if ((await messages(toNetwork(session.remoteAddress))) > 0) throw tooMany()
  }

  async function address(to: string, session: SMTPServerSession) {
    const recipients = mailboxes.get(session) ?? []
    if (recipients.length >= limits.recipients) throw tooManyRecipients()
    const found = await findMailbox(to)
    if (!found) {
      if ((await strangers(toNetwork(session.remoteAddress))) > 0) throw tooManyConnections()
      throw noMailbox()
    }
    if (!(await hasRoom(found, declaredSize(session)))) throw mailboxFull()
    recipients.push({ address: to, userId: found.userId })
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const { mailFrom } = session.envelope
    const from = mailFrom ? mailFrom.address : ''
    const recipients = mailboxes.get(session) ?? []
    const peer = { ip: session.remoteAddress, helo: session.hostNameAppearsAs || '', from }
    const trace = writeTrace(peer, domain, clock.now())
    const [mail] = await keepMessage(toSource(stream), { from, recipients, trace }, limits.messageBytes)
    return `Kept as ${mail?.id}`
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'Frenly',
    size: limits.messageBytes,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: limits.connections,
    socketTimeout: limits.idleMs,
    closeTimeout: limits.closeMs,
    logger: false,
    onConnect: (session, done) => void answer(connect(session), done),
    onMailFrom: (_address, session, done) => void answer(begin(session), done),
    onRcptTo: (to, session, done) => void answer(address(to.address, session), done),
    onData: (stream, session, done) => void answerData(take(stream, session), stream, done),
    onClose: (session) => open.remove(session),
  })
  server.on('error', (error) => log.info({ err: error }, 'a mail connection broke off'))
  return server
}

/** How large the sender says the message is; 0 when nothing was said. */
function declaredSize({ envelope: { mailFrom } }: SMTPServerSession): number {
  const said = mailFrom && mailFrom.args ? mailFrom.args.SIZE : 0
  return Number(said) || 0
}

/** The stream, read so that whoever stops early leaves the line open for the answer. */
function toSource(stream: SMTPServerDataStream): MessageStream {
  return {
    get sizeExceeded() {
      return stream.sizeExceeded
    },
    [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
  }
}

async function answer(work: Promise<unknown>, done: Done): Promise<void> {
  try {
    await work
    done()
  } catch (error) {
    done(toRefusal(error))
  }
}

/** A message is answered when all of it has come, also one that is refused. */
async function answerData(work: Promise<string>, stream: SMTPServerDataStream, done: Done): Promise<void> {
  const result = await work.then(
    (message) => ({ error: null, message }),
    (error: unknown) => ({ error: toRefusal(error), message: '' }),
  )
  stream.resume()
  if (result.error) done(result.error)
  else done(null, result.message)
}

function toRefusal(error: unknown): MailRefusal {
  if (error instanceof MailRefusal) return error
  log.error({ err: error }, 'a mail command failed')
  return notKept()
}

/** How many connections each network has open. */
function countOpen() {
  const counts = new Map<string, number>()
  const networks = new Map<string, string>()
  return {
    add({ id }: SMTPServerSession, network: string): number {
      networks.set(id, network)
      const count = (counts.get(network) ?? 0) + 1
      counts.set(network, count)
      return count
    },
    remove({ id }: SMTPServerSession): void {
      const network = networks.get(id)
      if (network === undefined) return
      networks.delete(id)
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    },
  }
}
