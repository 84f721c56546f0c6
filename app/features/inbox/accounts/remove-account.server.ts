import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { cancelJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { eraseMessages } from '../filing/acts.store.server.ts'
import { refreshThread } from '../filing/file-message.server.ts'
import { forgetCopies, listElsewhere, listOnlyHere } from '../syncing/copies.store.server.ts'
import { findAnyAccount, removeAccountRows, saveAccount, type AccountRow } from './accounts.store.server.ts'

const AT_ONCE = 50
const MINUTE_MS = 60_000
const WAIT_MS = 3_000

/** Takes an account away, with its mail or without. Nothing changes on the server of the account. */
export const removeAccountJob = defineJob({
  kind: 'remove-mail-account',
  payload: z.object({ account: z.string(), keepsMail: z.boolean() }),
  limitMs: 30 * MINUTE_MS,
  async run({ account: id, keepsMail }, { signal }) {
    const account = await findAnyAccount(id)
    if (!account) return null
    while (!keepsMail) {
      signal.throwIfAborted()
      if (!(await store().tx(() => eraseSome(account)))) break
    }
    await store().tx(() => removeAccountRows(account))
    await publish(`member:${account.userId}`, 'inbox', { account: id })
    return null
  },
})

/** A page of its mail; what lies in another account too stays. False when nothing is left. */
async function eraseSome({ id, userId }: AccountRow): Promise<boolean> {
  const page = await listOnlyHere(id, AT_ONCE)
  if (page.length === 0) return false
  const elsewhere = new Set((await listElsewhere(page, id)).map(({ messageId }) => messageId))
  const gone = page.filter((messageId) => !elsewhere.has(messageId))
  await forgetCopies(id, page)
  for (const threadId of await eraseMessages(userId, gone)) await refreshThread(threadId, userId)
  return true
}

/** The password goes at once; the rest is a job. */
export const startRemoval = (account: AccountRow, { keepsMail }: { keepsMail: boolean }): Promise<unknown> =>
  store().tx(async () => {
    await saveAccount(account.id, { state: 'leaving', secret: '', trouble: null })
    // A look that is under way ends first.
    if (account.jobId) await cancelJob(account.jobId)
    const dueAt = new Date(clock.now().getTime() + WAIT_MS)
    await startJob(
      removeAccountJob,
      { account: account.id, keepsMail },
      {
        userId: account.userId,
        title: `Remove the mail account ${account.address}`,
        path: to('mail-accounts'),
        dedupeKey: account.id,
        dueAt,
      },
    )
  })
