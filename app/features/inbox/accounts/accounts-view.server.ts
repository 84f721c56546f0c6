import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { addressOf } from '../writing/identities.server.ts'
import { listAccounts, noteSeen, type AccountRow } from './accounts.store.server.ts'

/** Opening the inbox looks at accounts again that were not looked at for so long. */
const OLD_MS = 2 * 60_000

/** The mail accounts of a member with their state. Nothing here waits for a mail server, and no password leaves. */
export async function readAccounts(member: CurrentUser, said: string | null) {
  const liveMark = createLiveMark()
  return {
    liveMark,
    said,
    address: addressOf(member),
    name: member.name,
    accounts: await Promise.all((await listAccounts(member.id)).map(toView)),
  }
}
export type AccountsView = Awaited<ReturnType<typeof readAccounts>>
export type AccountView = AccountsView['accounts'][number]

async function toView(account: AccountRow) {
  const listening = account.listenJobId === null ? null : await findJob(account.listenJobId)
  const { id, address, senderName, login, state, syncedAt, trouble, total, done, isComplete, skipped } = account
  const { imapHost, imapPort, imapSecurity, smtpHost, smtpPort, smtpSecurity } = account
  return {
    ...{ id, address, senderName, login, state, syncedAt, trouble, total, done, isComplete, skipped },
    ...{ imapHost, imapPort, imapSecurity, smtpHost, smtpPort, smtpSecurity },
    isListening: state === 'on' && listening?.state === 'running',
  }
}

/** What the inbox says of the accounts: those in trouble and those that are still being brought over. */
export async function readAccountLines(userId: string) {
  const now = clock.now()
  await noteSeen(userId, now, new Date(now.getTime() - OLD_MS))
  return (await listAccounts(userId))
    .filter(({ state, trouble, isComplete }) => state !== 'leaving' && (trouble !== null || !isComplete))
    .map(({ address, trouble, done, total }) => ({ address, trouble, done, total }))
}
