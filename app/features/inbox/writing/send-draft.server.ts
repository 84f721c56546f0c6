import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import type { Delivery } from '#app/database/tables/mail/inbox.ts'
import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { createReceivedMails, type ReceivedMail } from '#app/kits/members/inbound-mail/inbound-mail.store.server.ts'
import { findMailbox, hasRoom, inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { tellReceived } from '#app/kits/members/inbound-mail/received.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { splitAddress, toAsciiDomain } from '#app/platform/mail-address.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { fileMessage } from '../filing/file-message.server.ts'
import { takeApart } from '../mail/mail-room.server.ts'
import { leaveCopies, wantAnswered } from '../syncing/wants.store.server.ts'
import { carryJob } from './carry-letter.server.ts'
import { changeDraft, findAnyDraft, listOwnFiles, type DraftRow } from './drafts.store.server.ts'
import { identityOf } from './identities.server.ts'
import { readRecipients } from './recipients.ts'
import { writeRaw } from './write-raw.server.ts'

const ATTEMPTS = 5

/**
 * Sends a draft whose time has come, unless it was taken back. Filing it, and handing it to members of this house, is one
 * transaction: it is in the conversation if and only if it is on its way, and a second run finds it sent.
 */
export const sendDraftJob = defineJob({
  kind: 'send-mail',
  payload: z.object({ draft: z.string(), version: z.number() }),
  concurrency: 2,
  maxAttempts: ATTEMPTS,
  async run({ draft: id, version }) {
    const draft = await findAnyDraft(id)
    if (!draft || draft.state !== 'held' || draft.version !== version) return null
    const user = await findUserById(draft.userId)
    if (!user || user.suspendedAt !== null) return backToDrafts(draft, 'Your account cannot send just now.')
    try {
      await send(draft, user)
    } catch (error) {
      if (error instanceof JobFailure) return backToDrafts(draft, error.message)
      throw error
    }
    return null
  },
})

/** It is not lost: it lies among the drafts again, with the reason. */
async function backToDrafts({ id, userId }: DraftRow, trouble: string): Promise<null> {
  await changeDraft({ id, userId, state: 'held' }, { state: 'draft', sendAt: null, trouble })
  await publish(`member:${userId}`, 'inbox', { draft: id })
  return null
}

async function send(
  draft: DraftRow,
  user: { id: string; name: string; handle: string; plan: 'free' | 'plus' | 'pro' },
) {
  const { id, userId } = draft
  const at = clock.now()
  const identity = await identityOf(user, draft.accountId)
  if (!identity) throw new JobFailure('The mail account it was written from is gone. Choose another sender.')
  const { address: from, account } = identity
  const raw = await writeRaw(draft, identity, at)
  if (!(await hasRoom({ userId, plan: user.plan }, raw.byteLength)))
    throw new JobFailure('Your mailbox is full. Delete some mail for good, then send it again.')
  const rawKey = `mails/${createSecretId()}`
  await chosenFiles().put(rawKey, raw)
  const mail = await takeApart(raw)
  const all = [draft.to, draft.cc, draft.bcc].flatMap((typed) => readRecipients(typed).people)
  const people = [...new Map(all.map((one) => [one.address.toLowerCase(), one])).values()]
  // A letter of another address leaves through its own server alone, whoever it goes to.
  const { rows, deliveries } = account
    ? { rows: [], deliveries: people.map(({ address }): Delivery => ({ address, state: 'waiting', said: null })) }
    : await handOver(people, {
        ...{ rawKey, at, by: userId, from, fromName: identity.name },
        ...{ subject: draft.subject, text: mail.text, bytes: raw.byteLength },
      })
  const filed = await store().tx(async () => {
    if (!(await changeDraft({ id, userId, state: 'held', version: draft.version }, { state: 'sent', sendAt: at })))
      return null
    const made = await fileMessage({
      ...{ userId, source: `sent:${id}`, rawKey, bytes: raw.byteLength, mail, at, isSent: true, deliveries },
      ...{ threadId: draft.threadId, sentBy: account?.id ?? null },
    })
    if (draft.aboutId && draft.kind !== 'forward') await wantAnswered(draft.aboutId)
    await leaveCopies([id], { isAsked: true })
    if (rows.length > 0) await createReceivedMails(rows)
    if (made && deliveries.some(({ state }) => state === 'waiting'))
      await startJob(
        carryJob,
        { message: made.messageId },
        { userId, title: `Deliver “${draft.subject || 'a letter'}”` },
      )
    return made
  })
  if (!filed) return void (await chosenFiles().remove(rawKey))
  tellReceived(rows)
  // They are part of the message now, and count there.
  for (const file of await listOwnFiles(userId, draft.files)) await removeFile(file)
  await publish(`member:${userId}`, 'inbox', { thread: filed.threadId })
}

type Written = Pick<ReceivedMail, 'rawKey' | 'subject' | 'text' | 'bytes' | 'fromName'> & {
  at: Date
  by: string
  from: string
}

/** Who gets a letter here, and who has to be reached elsewhere. */
async function handOver(people: readonly { address: string }[], { at, by, from, ...letter }: Written) {
  const rows = new Map<string, ReceivedMail>()
  const deliveries: Delivery[] = []
  for (const { address } of people) {
    if (toAsciiDomain(splitAddress(address).domain) !== inboundDomain()) {
      deliveries.push({ address, state: 'waiting', said: null })
      continue
    }
    const found = await findMailbox(address)
    // Somebody who blocked the sender, or was blocked, is not here for them.
    const mailbox = found && (await areApart(by, found.userId)) ? null : found
    const isFull = mailbox && !(await hasRoom(mailbox, letter.bytes))
    if (!mailbox || isFull) {
      const said = mailbox ? 'This mailbox is full.' : 'There is no such mailbox here.'
      deliveries.push({ address, state: 'failed', said })
      continue
    }
    deliveries.push({ address, state: 'here', said: null })
    rows.set(mailbox.userId, {
      ...letter,
      ...{ id: createId(at.getTime()), userId: mailbox.userId, to: address },
      ...{ envelopeFrom: from, fromAddress: from, receivedAt: at },
    })
  }
  return { rows: [...rows.values()], deliveries }
}
