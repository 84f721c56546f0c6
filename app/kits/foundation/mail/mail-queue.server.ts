import { listenTo, ring } from '#app/database/bell.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics.server.ts'
import { once } from '#app/platform/once.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { chosenMail } from '#app/providers/mail/index.server.ts'
import { MailRefusedError } from '#app/providers/mail/mail.ts'
import {
  claimMail,
  holdMail,
  listDueMails,
  markFailed,
  markSent,
  NEVER,
  removeMail,
  type MailRow,
} from './mail.store.server.ts'
import { isPassingId } from './passing-id.server.ts'

/** A process that dies with a mail in hand gives it back after this time; one that lives holds on to it. */
const TURN_MS = 60_000
const HOLD_EVERY_MS = 20_000
const LOOK_EVERY_MS = 30_000
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 3_600_000
const GIVE_UP_AFTER_MS = 5 * 24 * 3_600_000
const BATCH = 20
/** Rung by a server that sends no mail itself. */
const MAIL_CHANNEL = 'frenly_mail'
/** The answer that caused a mail leaves first. */
const SOON_MS = 50

type Queue = {
  timer: NodeJS.Timeout | null
  soon: NodeJS.Timeout | null
  stopListening: (() => void) | null
  running: Promise<void> | null
  next: Promise<void> | null
}
const queue = () =>
  once('mail-queue', (): Queue => ({ timer: null, soon: null, stopListening: null, running: null, next: null }))

/** Looks for due mail now and then, and at once after `deliverSoon`, here or on a server that leaves it to others. */
export function openMailQueue(): void {
  queue().timer ??= setInterval(() => void deliverDue(), LOOK_EVERY_MS).unref()
  queue().stopListening ??= listenTo(MAIL_CHANNEL, () => void deliverDue())
  deliverSoon()
}

/** Stops looking and waits for what is under way. */
export async function closeMailQueue(): Promise<void> {
  const line = queue()
  if (line.timer) clearInterval(line.timer)
  if (line.soon) clearTimeout(line.soon)
  line.timer = line.soon = null
  line.stopListening?.()
  line.stopListening = null
  await (line.next ?? line.running)
}

export function deliverSoon(): void {
  const line = queue()
  line.soon ??= setTimeout(() => {
    line.soon = null
    if (env().ROLE === 'web') ring(MAIL_CHANNEL, '')
    else void deliverDue()
  }, SOON_MS).unref()
}

/**
 * Delivers what is due, one after the other. Calls during a run share the one after it: the run under way may have
 * looked before the newest mail was written.
 */
export function deliverDue(): Promise<void> {
  const line = queue()
  if (line.running) {
    line.next ??= line.running.then(() => {
      line.next = null
      return deliverDue()
    })
    return line.next
  }
  line.running = deliverAll()
    .catch((error: unknown) => log.error({ err: error }, 'the mail queue could not be read'))
    .finally(() => (line.running = null))
  return line.running
}

async function deliverAll(): Promise<void> {
  for (let due = await listDueMails(clock.now(), BATCH); due.length > 0; due = await listDueMails(clock.now(), BATCH)) {
    for (const mail of due) if (await claimMail(mail, later(TURN_MS))) await deliver(mail)
    if (due.length < BATCH) return
  }
}

async function deliver(mail: MailRow): Promise<void> {
  const { id, fromName, tries, createdAt } = mail
  const hold = setInterval(() => void keepHold(id), HOLD_EVERY_MS)
  try {
    await chosenMail().send({ ...mail, from: { name: fromName, address: env().MAIL_FROM } })
    await (isPassingId(id) ? removeMail(id) : markSent(id, clock.now()))
    metrics.mail('sent')
  } catch (error) {
    const reason = toStorableText(error instanceof Error ? error.message : String(error))
    log.warn({ mail: id, tries: tries + 1, reason }, 'a mail did not leave')
    metrics.mail('failed')
    const isOver = error instanceof MailRefusedError || clock.now().getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS
    await markFailed(id, reason, isOver ? NEVER : later(Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS)))
  } finally {
    clearInterval(hold)
  }
}

/** A slow mail server is no reason for another process to send the same letter. */
const keepHold = (id: string) =>
  Promise.resolve(holdMail(id, later(TURN_MS))).catch((error: unknown) =>
    log.warn({ err: error }, 'a mail could not be held'),
  )

const later = (ms: number) => new Date(clock.now().getTime() + ms)
