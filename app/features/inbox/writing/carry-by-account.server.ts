import type { Delivery } from '#app/database/tables/mail/inbox.ts'
import { store } from '#app/database/store.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { handToServer, type Handed } from '#app/providers/mail/account-smtp.server.ts'
import { toServers } from '../accounts/account-secret.server.ts'
import { findAnyAccount, saveAccount, type AccountRow } from '../accounts/accounts.store.server.ts'
import { saveDeliveries, type MessageRow } from '../filing/messages.store.server.ts'
import { fileSentJob, firstTry } from './file-sent.server.ts'

const SAID_CHARS = 300
const UNKNOWN =
  'The line broke while the letter was handed over, so it may have arrived. Look into the Sent folder before you send it again.'
const NO_ACCOUNT = 'The mail account it was to leave through is gone.'

/**
 * Hands a letter to the server of a member's account, once for all it goes to. It is written down before that it leaves: when
 * nobody can say whether the server took it, it is not handed over a second time.
 */
export async function carryByAccount(
  message: MessageRow,
  deliveries: Delivery[],
  { raw, isLast }: { raw: Uint8Array; isLast: boolean },
): Promise<void> {
  for (const one of deliveries) if (one.state === 'leaving') Object.assign(one, { state: 'failed', said: UNKNOWN })
  const waiting = deliveries.filter(({ state }) => state === 'waiting')
  const account = await findAnyAccount(message.sentBy ?? '')
  if (!account || account.state === 'leaving')
    for (const one of waiting) Object.assign(one, { state: 'failed', said: NO_ACCOUNT })
  else if (waiting.length > 0) {
    for (const one of waiting) one.state = 'leaving'
    await saveDeliveries(message.id, deliveries)
    await handOver(account, message, { waiting, raw, isLast })
  }
  await store().tx(async () => {
    await saveDeliveries(message.id, deliveries)
    if (account && waiting.some(({ state }) => state === 'sent'))
      await startJob(
        fileSentJob,
        { message: message.id },
        { userId: null, title: 'File a sent letter', dedupeKey: message.id, dueAt: firstTry() },
      )
  })
}

async function handOver(
  account: AccountRow,
  { fromAddress }: MessageRow,
  { waiting, raw, isLast }: { waiting: Delivery[]; raw: Uint8Array; isLast: boolean },
): Promise<void> {
  try {
    const to = waiting.map(({ address }) => address)
    settle(waiting, await handToServer(toServers(account).smtp, { from: account.address, to, raw }), isLast)
  } catch (error) {
    const said = toSaid(error instanceof Error ? error.message : String(error))
    log.warn({ account: account.id, from: fromAddress === account.address }, 'a letter did not leave by its account')
    for (const one of waiting) Object.assign(one, { state: isLast ? 'failed' : 'waiting', said })
    await saveAccount(account.id, { trouble: said })
  }
}

function settle(waiting: readonly Delivery[], { refused, isUnknown }: Handed, isLast: boolean): void {
  for (const one of waiting) {
    const no = refused.find(({ address }) => address === one.address)
    if (isUnknown) Object.assign(one, { state: 'failed', said: UNKNOWN })
    else if (no) Object.assign(one, { state: no.isFinal || isLast ? 'failed' : 'waiting', said: toSaid(no.said) })
    else Object.assign(one, { state: 'sent', said: null })
  }
}

const toSaid = (text: string): string => toStorableText(text).slice(0, SAID_CHARS).toWellFormed()
