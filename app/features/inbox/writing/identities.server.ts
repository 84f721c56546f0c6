import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { findAccount, listAccounts, type AccountRow } from '../accounts/accounts.store.server.ts'
import { findSettings } from '../reading/reading.store.server.ts'
import { listCopiesOfMessage } from '../syncing/copies.store.server.ts'

/** The address a member has here. */
export const addressOf = ({ handle }: Pick<CurrentUser, 'handle'>): string =>
  `${handle.toLowerCase()}@${inboundDomain()}`

/** Who a letter is from, and the account it leaves through; null for the address here. */
export type Identity = { address: string; name: string; account: AccountRow | null }
type Writer = Pick<CurrentUser, 'id' | 'name' | 'handle'>

/** Who a draft is from; null when its account is gone or is being removed. */
export async function identityOf(writer: Writer, accountId: string | null): Promise<Identity | null> {
  const senderName = (await findSettings(writer.id))?.senderName || writer.name
  if (accountId === null) return { address: addressOf(writer), name: senderName, account: null }
  const account = await findAccount(accountId, writer.id)
  if (!account || account.state === 'leaving') return null
  return { address: account.address, name: account.senderName || senderName, account }
}

/** The addresses a member can write from: the one here first. */
export async function listIdentities(writer: Pick<CurrentUser, 'id' | 'handle'>) {
  const accounts = (await listAccounts(writer.id)).filter(({ state }) => state !== 'leaving')
  return [{ id: '', address: addressOf(writer) }, ...accounts.map(({ id, address }) => ({ id, address }))]
}

/** The account that a message came to; null for the address here. */
export async function accountOfMessage(messageId: string, userId: string): Promise<string | null> {
  for (const { accountId } of await listCopiesOfMessage(messageId)) {
    const account = await findAccount(accountId, userId)
    if (account && account.state !== 'leaving') return account.id
  }
  return null
}
