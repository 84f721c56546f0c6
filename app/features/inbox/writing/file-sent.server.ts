import { z } from 'zod'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { clock } from '#app/platform/clock.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { closeImap, openImap } from '#app/providers/mail/imap.server.ts'
import { toServers } from '../accounts/account-secret.server.ts'
import { findAnyAccount, hastenAccounts } from '../accounts/accounts.store.server.ts'
import { findAnyMessage } from '../filing/messages.store.server.ts'
import { listServerFolders, makeServerFolder } from '../syncing/list-folders.server.ts'

const ATTEMPTS = 10
const FIRST_RETRY_MS = 60_000
/** Servers that file by themselves what they send are given time to do it. */
const WAIT_MS = 15_000

/** When a letter that just left is looked for in its Sent folder. */
export const firstTry = (): Date => new Date(clock.now().getTime() + WAIT_MS)

/** Puts a letter that left through an account into its Sent folder, unless it lies there: by the server, or by an earlier try. */
export const fileSentJob = defineJob({
  kind: 'file-sent-mail',
  payload: z.object({ message: z.string() }),
  maxAttempts: ATTEMPTS,
  firstRetryMs: FIRST_RETRY_MS,
  async run({ message: id }, { signal }) {
    const message = await findAnyMessage(id)
    const account = message?.sentBy ? await findAnyAccount(message.sentBy) : null
    if (!message || !account || account.state === 'leaving') return null
    const raw = await chosenFiles().read(message.rawKey)
    if (!raw) return null
    const client = await openImap(toServers(account).imap, signal)
    try {
      const folders = await listServerFolders(client, account)
      const sent =
        folders.find(({ role }) => role === 'sent') ?? (await makeServerFolder(client, account, 'Sent', 'sent'))
      await client.mailboxOpen(sent.path)
      const found = await client.search({ header: { 'message-id': `<${message.messageId}>` } }, { uid: true })
      // A server that refuses to look has not said that it lies nowhere.
      if (!Array.isArray(found)) throw new Error('A mail server did not look for a letter')
      if (found.length === 0) await client.append(sent.path, Buffer.from(raw), ['\\Seen'], message.at)
    } finally {
      await closeImap(client)
    }
    await hastenAccounts([account.id], clock.now())
    return null
  },
})
