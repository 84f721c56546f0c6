import { publish } from '#app/kits/foundation/live/live.server.ts'
import type { Mailbox } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { closeImap, openImap } from '#app/providers/mail/imap.server.ts'
import { toServers } from '../accounts/account-secret.server.ts'
import { saveAccount, type AccountRow } from '../accounts/accounts.store.server.ts'
import { countCopies, type FolderRow } from './copies.store.server.ts'
import { listServerFolders, makeServerFolder } from './list-folders.server.ts'
import { endMissed } from './missed.server.ts'
import { pushWants } from './push-wants.server.ts'
import { readDrafts } from './read-drafts.server.ts'
import { readBack, readNews, type Reading } from './read-folder.server.ts'
import type { Taken } from './take-copy.server.ts'

/** The first look goes on for so long before others have their turn. */
const TURN_MS = 4 * 60_000
const TELL_EVERY = 20

type Told = { signal: AbortSignal; progress: (done: number, total: number) => void }

/**
 * Looks at an account once: tells its server what was done here, then brings over what is new in each folder, then goes on with
 * what lay there before. Everything is written down message by message, so that it goes on from where it was cut off.
 * True when all of the account is here. Throws MailServerFault and MailboxFull.
 */
export async function syncAccount(account: AccountRow, owner: Mailbox, { signal, progress }: Told): Promise<boolean> {
  const client = await openImap(toServers(account).imap, signal)
  const endsAt = performance.now() + TURN_MS
  try {
    const folders = await listServerFolders(client, account)
    await pushWants(client, account.id, (path, role) => makeServerFolder(client, account, path, role))
    const counter = createCounter(account, progress)
    const hasTime = () => !signal.aborted && performance.now() < endsAt
    let isWhole = true
    const reading: Reading = {
      ...{ client, account, owner, signal, hasTime },
      onTaken: (taken) => counter.count(taken),
      onSkipped: () => void (isWhole = false),
    }
    const read: FolderRow[] = []
    for (const folder of folders) {
      signal.throwIfAborted()
      if (folder.role === 'drafts') await readDrafts(folder, reading)
      else read.push(await readNews(folder, reading))
    }
    await counter.start(read)
    let isComplete = true
    for (const folder of read) isComplete = (await readBack(folder, reading)) && isComplete
    signal.throwIfAborted()
    if (isComplete && isWhole) await endMissed(account.id)
    await counter.end(isComplete)
    return isComplete
  } finally {
    await closeImap(client)
  }
}

/** Counts what came, and tells its member now and then. */
function createCounter({ id, userId, skipped: before }: AccountRow, progress: Told['progress']) {
  let [skipped, sinceTold, total] = [before, 0, 0]
  const tell = async (change: Partial<AccountRow> = {}) => {
    const done = Math.min(await countCopies(id), Math.max(total, 0))
    await saveAccount(id, { skipped, ...(total > 0 && { total, done }), ...change })
    if (total > 0) progress(done, total)
    await publish(`member:${userId}`, 'inbox', { account: id })
  }
  return {
    async start(folders: readonly FolderRow[]) {
      total = folders.reduce((sum, { messages }) => sum + messages, 0)
      await saveAccount(id, { total, done: Math.min(await countCopies(id), total) })
    },
    async count(taken: Taken) {
      if (taken === 'skipped') skipped += 1
      if (taken === 'known') return
      sinceTold += 1
      if (sinceTold % TELL_EVERY === 0) await tell()
    },
    end: (isComplete: boolean) => (sinceTold > 0 || isComplete ? tell({ isComplete }) : Promise.resolve()),
  }
}
