import { setTimeout as pause } from 'node:timers/promises'
import { log } from '#app/platform/log.server.ts'
import { closeImap, openImap, type ImapFlow } from '#app/providers/mail/imap.server.ts'
import { MailServerFault } from '#app/providers/mail/mail-server.ts'
import { toServers } from '../accounts/account-secret.server.ts'
import type { AccountRow } from '../accounts/accounts.store.server.ts'

/** What a server says in one breath is told once. */
const GATHER_MS = 300
const CHANGES = ['exists', 'expunge', 'flags']

type Listening = {
  signal: AbortSignal
  /** The inbox of the account changed. */
  onNews: () => Promise<void>
  /** Asked every so often; false ends it. */
  goesOn: () => Promise<boolean>
  askEveryMs: number
}

/**
 * Keeps a connection open on which the server of an account says the moment its inbox changes (IDLE, RFC 2177). False when
 * the server does not do that. Throws MailServerFault when the connection breaks off.
 */
export async function listenToInbox(account: AccountRow, listening: Listening): Promise<boolean> {
  const { signal, goesOn, askEveryMs } = listening
  const { imap } = toServers(account)
  const client = await openImap(imap, signal)
  const ended = new AbortController()
  const news = gatherNews(listening.onNews)
  try {
    if (!client.capabilities.has('IDLE')) return false
    for (const change of CHANGES) client.on(change, news.hear)
    const broken = new Promise<never>((_, reject) =>
      client.once('close', () => reject(new MailServerFault('silent', `The connection to ${imap.host} broke off.`))),
    )
    broken.catch(() => undefined)
    await client.mailboxOpen('INBOX', { readOnly: true })
    const refused = idleUntilRefused(client, ended.signal)
    const either = AbortSignal.any([signal, ended.signal])
    for (;;) {
      if (await Promise.race([refused, broken, pause(askEveryMs, false, { signal: either })])) return false
      if (!(await goesOn())) return true
    }
  } finally {
    ended.abort()
    news.end()
    await closeImap(client)
  }
}

/** IDLE ends now and then by itself and is begun again; true when the server will have none of it. */
async function idleUntilRefused(client: ImapFlow, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted && client.usable) {
    if ((await client.idle()) === false && client.usable) return true
    await pause(GATHER_MS)
  }
  return false
}

function gatherNews(tell: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const say = () => {
    timer = undefined
    tell().catch((error: unknown) => log.warn({ err: error }, 'news of a mail account were not passed on'))
  }
  return {
    hear: () => void (timer ??= setTimeout(say, GATHER_MS)),
    end: () => clearTimeout(timer),
  }
}
