import { z } from 'zod'
import type { Delivery } from '#app/database/tables/mail/inbox.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { chosenMail } from '#app/providers/mail/index.server.ts'
import { MailRefusedError } from '#app/providers/mail/mail.ts'
import { findAnyMessage, saveDeliveries } from '../filing/messages.store.server.ts'
import { carryByAccount } from './carry-by-account.server.ts'

/** With a doubling wait from a minute: about a day and a half of tries. */
const ATTEMPTS = 12
const FIRST_RETRY_MS = 60_000
const SAID_CHARS = 300
const NOT_YET = 'The mail server did not take it yet. It is tried again for about a day and a half.'
const LOST = 'The mail server did not take it within a day and a half. It is not tried again.'

/** Brings a sent letter to those who are elsewhere, one after the other, and remembers each: nobody gets it twice. */
export const carryJob = defineJob({
  kind: 'carry-mail',
  payload: z.object({ message: z.string() }),
  concurrency: 2,
  maxAttempts: ATTEMPTS,
  firstRetryMs: FIRST_RETRY_MS,
  async run({ message: id }, { job, signal }) {
    const message = await findAnyMessage(id)
    if (!message) return null
    const raw = await chosenFiles().read(message.rawKey)
    if (!raw) throw new JobFailure('The letter is no longer there.', { isFinal: true })
    const isLast = job.attempt >= ATTEMPTS
    const deliveries = message.deliveries.map((one) => ({ ...one }))
    if (message.sentBy) await carryByAccount(message, deliveries, { raw, isLast })
    else
      for (const [n, delivery] of deliveries.entries()) {
        if (delivery.state !== 'waiting' || signal.aborted) continue
        await carry(`${id}-${n}`, message.fromAddress, delivery, raw, isLast)
        await saveDeliveries(id, deliveries)
      }
    await publish(`member:${message.userId}`, 'inbox', { thread: message.threadId })
    if (deliveries.some(({ state }) => state === 'waiting'))
      throw new JobFailure('Some of those it goes to could not be reached yet.')
    return null
  },
})

async function carry(id: string, from: string, delivery: Delivery, raw: Uint8Array, isLast: boolean): Promise<void> {
  try {
    await chosenMail().carry({ id, from, to: delivery.address, raw })
    delivery.state = 'sent'
    delivery.said = null
  } catch (error) {
    const said = toStorableText(error instanceof Error ? error.message : String(error)).slice(0, SAID_CHARS)
    log.warn({ letter: id, said }, 'a letter did not leave')
    const isRefused = error instanceof MailRefusedError
    // What went wrong between the machines is the operator's matter, and stands in the log.
    delivery.said = isRefused ? said : isLast ? LOST : NOT_YET
    if (isLast || isRefused) delivery.state = 'failed'
  }
}
