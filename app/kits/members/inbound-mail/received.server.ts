import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { ReceivedMail } from './inbound-mail.store.server.ts'

export type { ReceivedMail } from './inbound-mail.store.server.ts'

type Listener = (mail: ReceivedMail) => void | Promise<void>
const listeners = () => once('received-mail-listeners', () => new Set<Listener>())

/**
 * Hears of each mail that came in, once a mailbox, after it is safe; gives what ends that. A listener never answers the
 * sender by itself: two machines that answer each other never stop. It may miss a mail when the process dies in between,
 * so what must happen to every mail looks at the rows.
 */
export function onReceivedMail(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

/** Tells all listeners, after the sender has been answered. What goes wrong with one is none of the others' business. */
export function tellReceived(mails: readonly ReceivedMail[]): void {
  setImmediate(() => {
    for (const mail of mails) for (const listener of listeners()) void tell(listener, mail)
  })
}

async function tell(listener: Listener, mail: ReceivedMail): Promise<void> {
  try {
    await listener(mail)
  } catch (error) {
    log.error({ err: error, mail: mail.id }, 'somebody who listens to mail failed')
  }
}
