import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { removeJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import {
  findAnyAccount,
  hastenAccounts,
  listToListen,
  saveAccount,
  type AccountRow,
} from '../accounts/accounts.store.server.ts'
import { listenToInbox } from './listen-to-inbox.server.ts'
import { LATELY_MS, startSync } from './sync-job.server.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 15_000
/** Servers drop whoever idles for half an hour. */
const TURN_MS = 25 * MINUTE_MS
const TROUBLED_MS = 15 * MINUTE_MS
const REFUSED_MS = 6 * 60 * MINUTE_MS
/** So many accounts are listened to at once by each server that runs jobs; the others are looked at now and then. */
export const MOST_LISTENED = 40
export const listening = { askEveryMs: MINUTE_MS }

const after = (ms: number): Date => new Date(clock.now().getTime() + ms)
const sinceLately = (): Date => after(-LATELY_MS)

/**
 * Listens to the inbox of an account while its member is here, so that new mail is looked at the moment it arrives. The
 * looks by the clock go on beside it: they see the other folders, and everything where the server does not speak.
 */
export const listenMailJob = defineJob({
  kind: 'listen-mail',
  payload: z.object({ account: z.string() }),
  concurrency: MOST_LISTENED,
  maxAttempts: 5,
  limitMs: TURN_MS + 2 * MINUTE_MS,
  async run({ account: id }, { signal }) {
    const account = await findAnyAccount(id)
    if (!account || !(await isWanted(account))) return null
    const endsAt = performance.now() + TURN_MS
    let restMs = 0
    try {
      const isHeard = await listenToInbox(account, {
        signal,
        askEveryMs: listening.askEveryMs,
        onNews: () => lookNow(id),
        goesOn: async () => performance.now() < endsAt && (await isAsBefore(account)),
      })
      if (!isHeard) restMs = REFUSED_MS
    } catch {
      // What is wrong with the account is said by the next look at it.
      if (signal.aborted) throw signal.reason
      restMs = TROUBLED_MS
    }
    await saveAccount(id, { listenAt: after(restMs) })
    return null
  },
})

async function lookNow(id: string): Promise<void> {
  await hastenAccounts([id], clock.now())
  const account = await findAnyAccount(id)
  if (account?.state === 'on') await startSync(account, { isAsked: false })
}

async function isWanted({ userId, state, failures, seenAt }: AccountRow): Promise<boolean> {
  if (state !== 'on' || failures > 0 || seenAt < sinceLately()) return false
  const user = await findUserById(userId)
  return user !== null && user !== undefined && user.suspendedAt === null
}

/** Another password or server ends the connection that was opened with the old one. */
async function isAsBefore(before: AccountRow): Promise<boolean> {
  const now = await findAnyAccount(before.id)
  const isSame = now?.secret === before.secret && now.login === before.login && now.imapHost === before.imapHost
  return isSame && (await isWanted(now))
}

/** Begins to listen where a member is here and nobody listens yet. */
export const listenToMail = defineSchedule({
  name: 'listen-to-mail-accounts',
  everyMs: LOOK_EVERY_MS,
  async run() {
    for (const account of await listToListen(clock.now(), sinceLately(), MOST_LISTENED)) await startListening(account)
  },
})

async function startListening({ id, listenJobId }: AccountRow): Promise<void> {
  if (listenJobId) await removeJob(listenJobId)
  const title = 'Listen to a mail account'
  const { job } = await startJob(
    listenMailJob,
    { account: id },
    { title, path: to('mail-accounts'), dedupeKey: `listen:${id}` },
  )
  // A turn that was lost is begun again after it would have ended.
  await saveAccount(id, { listenJobId: job.id, listenAt: after(TURN_MS + 2 * MINUTE_MS) })
}
