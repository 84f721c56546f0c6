import { store } from '#app/database/store.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import {
  listReceivedMails,
  removeReceivedMail,
  type ReceivedMail,
} from '#app/kits/members/inbound-mail/inbound-mail.store.server.ts'
import { onReceivedMail } from '#app/kits/members/inbound-mail/received.server.ts'
import { readTrace } from '#app/kits/members/inbound-mail/trace-lines.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { takeApart } from '../mail/mail-room.server.ts'
import { toFound } from '../mail/read-found.ts'
import { takeSenderCheck } from '../mail/sender-check.server.ts'
import { fileMessage, type Filed } from './file-message.server.ts'

const AT_ONCE = 50
const MINUTE_MS = 60_000

type Line = { running: Promise<void> | null; next: Promise<void> | null }
const line = () => once('mail-filing', (): Line => ({ running: null, next: null }))

/** What everybody may do with a message once it lies in its conversation; it runs in the same transaction. */
type AfterFiling = (filed: Filed, mail: Pick<ReceivedMail, 'userId'>) => Promise<void>
const afterFiling: AfterFiling[] = []
export const onFiled = (hear: AfterFiling): void => void afterFiling.push(hear)

/** Tells of a message that came in another way than by the door. */
export async function tellFiled(filed: Filed, userId: string): Promise<void> {
  for (const hear of afterFiling) await hear(filed, { userId })
}

/**
 * Files the mail that waits at the door. Each message leaves the door in the transaction that files it, so that a process
 * that dies in between has lost nothing and doubled nothing. Calls during a run share the one after it.
 */
export function takeInMail(): Promise<void> {
  const it = line()
  if (it.running) {
    it.next ??= it.running.then(() => {
      it.next = null
      return takeInMail()
    })
    return it.next
  }
  it.running = takeInAll()
    .catch((error: unknown) => log.error({ err: error }, 'the mail at the door could not be read'))
    .finally(() => (it.running = null))
  return it.running
}

async function takeInAll(): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const waiting = (await listReceivedMails(AT_ONCE + failed.size)).filter(({ id }) => !failed.has(id))
    if (waiting.length === 0) return
    for (const mail of waiting) {
      await takeIn(mail).catch((error: unknown) => {
        failed.add(mail.id)
        log.error({ err: error, mail: mail.id }, 'a mail could not be filed yet')
      })
    }
  }
}

async function takeIn(received: ReceivedMail): Promise<void> {
  const raw = await chosenFiles().read(received.rawKey)
  if (!raw) throw new Error('The storage lost a message')
  // The listener writes who handed it over above each letter; what members here send each other has no such line.
  const peer = readTrace(raw)
  const [mail, check] = await Promise.all([takeApart(raw), takeSenderCheck(raw, peer)])
  mail.details.found = { ...toFound(mail.words, { check }), ...(peer && { isOutside: true }) }
  const { id, userId, rawKey, bytes, receivedAt } = received
  const filed = await store().tx(async () => {
    if (!(await removeReceivedMail(id))) return null
    const made = await fileMessage({ userId, source: `received:${id}`, rawKey, bytes, mail, at: receivedAt })
    if (made) for (const hear of afterFiling) await hear(made, received)
    return made
  })
  if (filed) await publish(`member:${userId}`, 'inbox', { thread: filed.threadId })
}

onReceivedMail(() => takeInMail())

/** Whatever the listener's word did not reach: mail that came while the process died. */
export const fileMail = defineSchedule({ name: 'file-mail', everyMs: MINUTE_MS, run: () => takeInMail() })
