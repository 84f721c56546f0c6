import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { removeJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toMailFault } from '#app/providers/mail/mail-server-fault.ts'
import {
  findAnyAccount,
  listDueAccounts,
  putOff,
  saveAccount,
  type AccountRow,
} from '../accounts/accounts.store.server.ts'
import { listWanted } from './copies.store.server.ts'
import { syncAccount } from './sync-account.server.ts'
import { MailboxFull } from './take-copy.server.ts'

const S = 1_000
const MINUTE_MS = 60 * S
const LOOK_EVERY_MS = 15 * S
const LIMIT_MS = 10 * MINUTE_MS
const AT_ONCE = 50
/** How long until the next look: of somebody who had the inbox open lately, and of everybody else. */
const SOON_MS = 2 * MINUTE_MS
const LATER_MS = 15 * MINUTE_MS
export const LATELY_MS = 30 * MINUTE_MS
const LONGEST_MS = 6 * 60 * MINUTE_MS
const FULL = 'Your mailbox here is full. Delete some mail for good; then the rest is brought over.'
const ODD = 'Something went wrong while the mail was read. It is tried again.'

/** One look at a mail account: what was done here goes there, what happened there comes here. */
export const syncMailJob = defineJob({
  kind: 'sync-mail',
  payload: z.object({ account: z.string() }),
  concurrency: 3,
  limitMs: LIMIT_MS,
  async run({ account: id }, { signal, progress }) {
    const account = await findAnyAccount(id)
    if (!account || account.state !== 'on') return null
    const user = await findUserById(account.userId)
    if (!user || user.suspendedAt !== null) {
      await saveAccount(id, { dueAt: after(LONGEST_MS) })
      return null
    }
    const tell = (done: number, total: number) =>
      progress(
        total === 0 ? null : done / total,
        `${done.toLocaleString('en')} of ${total.toLocaleString('en')} messages`,
      )
    try {
      const isComplete = await syncAccount(account, { userId: user.id, plan: user.plan }, { signal, progress: tell })
      await noteSuccess(account, isComplete)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      await noteFailure(account, error)
    }
    await publish(`member:${account.userId}`, 'inbox', { account: id })
    return null
  },
})

const after = (ms: number): Date => new Date(clock.now().getTime() + ms)

async function noteSuccess({ id, dueAt: before }: AccountRow, isComplete: boolean): Promise<void> {
  const now = clock.now()
  const account = await findAnyAccount(id)
  if (!account) return
  const isSeenLately = now.getTime() - account.seenAt.getTime() < LATELY_MS
  const wait = isComplete ? (isSeenLately ? SOON_MS : LATER_MS) : 0
  await saveAccount(id, { syncedAt: now, trouble: null, failures: 0 })
  if ((await listWanted(id, 1)).length > 0) await saveAccount(id, { dueAt: now })
  // What was heard of while it looked is due already, and stays so.
  else await putOff(id, { from: before, to: after(wait) })
}

/** A password that is refused is not tried again: servers lock those who do. Everything else is, after ever longer waits. */
async function noteFailure({ id, failures, imapHost, imapPort }: AccountRow, error: unknown): Promise<void> {
  const fault = error instanceof MailboxFull ? null : toMailFault(error, { host: imapHost, port: imapPort })
  // What no mail server says is a matter of this site.
  const isOurs = fault?.kind === 'other'
  if (isOurs) log.warn({ err: error, account: id }, 'a mail account was not read')
  const wait = Math.min(LONGEST_MS, SOON_MS * 2 ** Math.min(failures, 10))
  await saveAccount(id, {
    trouble: fault === null ? FULL : isOurs ? ODD : fault.message,
    failures: failures + 1,
    dueAt: after(wait),
    ...(fault?.kind === 'password' && { state: 'stopped' as const }),
  })
}

/** Puts a look at an account in line. One that its member waits for stands among their work; the others are the site's own. */
export async function startSync(account: AccountRow, { isAsked }: { isAsked: boolean }): Promise<void> {
  if (account.jobId) await removeJob(account.jobId)
  const { job } = await startJob(
    syncMailJob,
    { account: account.id },
    {
      userId: isAsked ? account.userId : null,
      title: isAsked ? `Bring over the mail of ${account.address}` : 'Look at a mail account',
      path: to('mail-accounts'),
      dedupeKey: account.id,
    },
  )
  if (job.id !== account.jobId) await saveAccount(account.id, { jobId: job.id })
}

/** Looks at the accounts whose time has come. */
export const pollMail = defineSchedule({
  name: 'poll-mail-accounts',
  everyMs: LOOK_EVERY_MS,
  async run() {
    for (const account of await listDueAccounts(clock.now(), AT_ONCE))
      await startSync(account, { isAsked: !account.isComplete })
  },
})
