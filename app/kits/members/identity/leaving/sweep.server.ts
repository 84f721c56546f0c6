import { sweepFiles } from '#app/kits/foundation/files/sweep-files.server.ts'
import { mayRemoveByAge } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { removeExpiredLimits } from '#app/kits/foundation/limits/kept-limit.store.server.ts'
import { removeOldMails } from '#app/kits/foundation/mail/mail.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { chosenMail } from '#app/providers/mail/index.server.ts'
import { removeExpiredChallenges } from '../passkeys/challenges.store.server.ts'
import { eraseWhenDue } from './erasure.server.ts'
import { listDueErasures, removeExpiredSessions } from './erasure.store.server.ts'
import { removeExpiredTokens } from '../account/users.store.server.ts'

/** Letters are kept this long after they were sent. */
export const MAILS_KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** The first visitors of a fresh start come first. */
const FIRST_SWEEP_MS = 15_000
const SWEEP_EVERY_MS = 3_600_000
/** The rest of a long list waits for the next time. */
const MOST_ERASED_AT_ONCE = 500

type Sweeper = { first: NodeJS.Timeout | null; every: NodeJS.Timeout | null; running: Promise<void> | null }
const sweeper = () => once('sweeper', (): Sweeper => ({ first: null, every: null, running: null }))

/** Sweeps soon, then every hour. Several processes may do so at once: what one took, the others find gone. */
export function openSweeper(): void {
  const broom = sweeper()
  broom.first ??= setTimeout(() => void sweep(), FIRST_SWEEP_MS).unref()
  broom.every ??= setInterval(() => void sweep(), SWEEP_EVERY_MS).unref()
}

/** Stops sweeping and waits for what is under way. */
export async function closeSweeper(): Promise<void> {
  const broom = sweeper()
  if (broom.first) clearTimeout(broom.first)
  if (broom.every) clearInterval(broom.every)
  broom.first = broom.every = null
  await broom.running
}

/** Erases the people whose day has come and removes what has expired; several calls share one run. Never throws. */
export function sweep(): Promise<void> {
  const broom = sweeper()
  broom.running ??= tryTo('sweep', sweepAll).finally(() => (broom.running = null))
  return broom.running
}

async function sweepAll(): Promise<void> {
  if (!(await mayRemoveByAge())) return
  const now = clock.now()
  const mailsBefore = new Date(now.getTime() - MAILS_KEPT_DAYS * DAY_MS)
  await tryTo('erase the people whose day has come', () => eraseDue(now))
  await tryTo('remove expired sessions', () => removeExpiredSessions(now))
  await tryTo('remove expired mail tokens', () => removeExpiredTokens(now))
  await tryTo('remove expired challenges', () => removeExpiredChallenges(now))
  await tryTo('remove expired limits', () => removeExpiredLimits(now))
  await tryTo('remove old mails', () => removeOldMails(mailsBefore))
  await tryTo('clear the outbox', () => chosenMail().forget(mailsBefore))
  await tryTo('sweep the files', sweepFiles)
}

async function eraseDue(now: Date): Promise<void> {
  for (const id of await listDueErasures(now, MOST_ERASED_AT_ONCE)) {
    await tryTo('erase a person', async () => {
      if (await eraseWhenDue(id, now)) log.info('a member was erased at their own wish')
    })
  }
}

async function tryTo(task: string, work: () => PromiseLike<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, task }, 'the sweeper could not do a task')
  }
}
