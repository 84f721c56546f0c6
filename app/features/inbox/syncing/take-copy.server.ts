import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import { inboundLimits } from '#app/kits/members/inbound-mail/inbound-mail.limits.ts'
import { hasRoom, type Mailbox } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import type { AccountRow } from '../accounts/accounts.store.server.ts'
import { writersOf } from '../accounts/known-servers.ts'
import { setRead } from '../filing/acts.store.server.ts'
import { fileMessage, refreshThread, type Filed } from '../filing/file-message.server.ts'
import { findThread, saveThread } from '../filing/messages.store.server.ts'
import { tellFiled } from '../filing/take-in.server.ts'
import { takeApart } from '../mail/mail-room.server.ts'
import { toFound, trustedWord } from '../mail/read-found.ts'
import { takeSenderCheck } from '../mail/sender-check.server.ts'
import type { ReadMail } from '../mail/read-mail.ts'
import * as rows from './copies.store.server.ts'
import { followLabel, followPlace, followStar, toFlags } from './follow-server.server.ts'
import { placeOfRole } from './folder-role.ts'

/** Larger letters stay on their server; the account says how many. */
export const LETTER_BYTES = 2 * inboundLimits.messageBytes
export class MailboxFull extends Error {}

export type Taking = {
  client: ImapFlow
  account: AccountRow
  owner: Mailbox
  folder: rows.FolderRow
  /** Mail that came just now meets rules; what was found by the first look does not. */
  isNew: boolean
}
export type Taken = 'taken' | 'known' | 'skipped'

/** The keys of older letters are changed by now, so that nothing could be verified. */
const CHECKED_MS = 14 * 86_400_000
const mayCheck = ({ internalDate }: FetchMessageObject): boolean =>
  clock.now().getTime() - toDate(internalDate).getTime() < CHECKED_MS

const toDate = (date: Date | string | undefined): Date => {
  const read = new Date(date ?? '')
  return Number.isNaN(read.getTime()) ? clock.now() : read
}
export const nameOf = ({ envelope }: FetchMessageObject): string | null =>
  /<([^<>\s]{1,500})>/.exec(envelope?.messageId ?? '')?.[1] ?? null

/** A message that was brought over as far as may be before its turn: `settle` files it, `drop` lets it go. */
export type Brought = { settle: () => Promise<Taken>; drop: () => Promise<void> }

const nothing = async () => undefined
const only = (settle: () => Promise<Taken>): Brought => ({ settle, drop: nothing })

/**
 * Brings a message of a server over: its bytes are fetched, read and kept, so that the next ones can be waited for together.
 * `settle` files it and writes it down as known in one transaction, so that a process that dies in between has lost nothing and
 * doubles nothing. The mailbox of the folder must be open. Throws MailboxFull.
 */
export async function bringCopy(message: FetchMessageObject, taking: Taking): Promise<Brought> {
  const { folder, account, client, owner } = taking
  const { uid, size = 0, flags } = message
  if (flags?.has('\\Deleted') || flags?.has('\\Draft')) return only(async () => 'known')
  if (await rows.findCopy(folder.id, folder.validity, uid)) return only(async () => 'known')
  const twin = await findTwin(account.userId, nameOf(message), size)
  if (twin) return only(() => link(twin, message, taking))
  if (size > LETTER_BYTES)
    return only(async () => {
      await rows.createCopy(toCopy(message, taking, null))
      return 'skipped'
    })
  if (!(await hasRoom(owner, size))) throw new MailboxFull()
  const fetched = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true })
  const raw = fetched ? fetched.source : undefined
  // It went away in the meantime.
  if (!raw) return only(async () => 'known')
  return keep(raw, message, taking)
}

/** The same letter of a member, however it came here: sent from here, imported, or seen in another folder. */
async function findTwin(userId: string, name: string | null, bytes: number) {
  if (name === null) return null
  const same = await rows.listNamesakes(userId, name)
  return same.find((one) => one.source.startsWith('sent:') || one.bytes === bytes) ?? null
}

async function keep(raw: Buffer, message: FetchMessageObject, taking: Taking): Promise<Brought> {
  const source = `file:${hashOf(raw)}`
  const known = await rows.findBySource(taking.account.userId, source)
  if (known) return only(() => link(known, message, taking))
  const rawKey = `mails/${createSecretId()}`
  const drop = () => chosenFiles().remove(rawKey)
  const putting = chosenFiles().put(rawKey, raw)
  const reading = Promise.all([takeApart(raw), mayCheck(message) ? takeSenderCheck(raw, null) : null])
  const [read, put] = await Promise.allSettled([reading, putting])
  if (read.status === 'rejected' || put.status === 'rejected') {
    await drop()
    throw read.status === 'rejected' ? read.reason : (put as PromiseRejectedResult).reason
  }
  const [mail, check] = read.value
  const trusted = trustedWord(mail.words, writersOf(taking.account.imapHost))
  mail.details.found = toFound(mail.words, { check, trusted })
  const bytes = raw.byteLength
  return { settle: () => file({ mail, rawKey, bytes, source, drop }, message, taking), drop }
}

type Kept = { mail: ReadMail; rawKey: string; bytes: number; source: string; drop: () => Promise<void> }

async function file(kept: Kept, message: FetchMessageObject, taking: Taking): Promise<Taken> {
  const { mail, rawKey, bytes, source, drop } = kept
  const { account, folder, isNew } = taking
  const { userId } = account
  // One that was begun together with it may be the same letter.
  const twin = await findTwin(userId, nameOf(message), bytes)
  if (twin) {
    await drop()
    return link(twin, message, taking)
  }
  const isOwn = mail.from.address.toLowerCase() === account.address.toLowerCase()
  const isSent = folder.role === 'sent' || (isOwn && folder.role !== 'inbox')
  const { isSeen, isFlagged } = toFlags(message.flags)
  const place = placeOfRole(folder.role)
  const filed = await store().tx(async (): Promise<Filed | null> => {
    const made = await fileMessage({
      ...{ userId, source, rawKey, bytes, mail, at: toDate(message.internalDate) },
      ...{ isSent, isRead: isSeen, place },
    })
    if (!made) return null
    await rows.createCopy(toCopy(message, taking, made.messageId))
    await followLabel(userId, made.threadId, folder)
    if (place === 'trash') await countFromNow(made.threadId, userId)
    if (isFlagged) await followStar(userId, made.threadId)
    if (isNew && place === 'inbox' && !isSent) await tellFiled(made, userId)
    return made
  })
  if (filed) return 'taken'
  await drop()
  const other = await rows.findBySource(userId, source)
  return other ? link(other, message, taking) : 'known'
}

/** What begins among the deleted goes after its days, as what is deleted here does. */
async function countFromNow(threadId: string, userId: string): Promise<void> {
  const thread = await findThread(threadId, userId)
  if (thread?.place === 'trash' && thread.trashedAt === null) await saveThread(threadId, { trashedAt: clock.now() })
}

/** A message that is here already lies in this folder too: nothing is brought over, it goes where it lies. */
function link(
  { id, threadId, isSent }: { id: string; threadId: string; isSent: boolean },
  message: FetchMessageObject,
  taking: Taking,
): Promise<Taken> {
  const { account, folder } = taking
  const { userId } = account
  return store().tx(async (): Promise<Taken> => {
    const before = (await rows.listCopiesOfMessage(id)).filter(({ accountId }) => accountId === account.id)
    const wanted = before.filter(({ wantedAt }) => wantedAt !== null)
    const told = wanted.find(({ folderId }) => folderId === folder.id) ?? wanted[0]
    // Leaving a folder is a matter of that folder alone.
    const leaves = told?.goal === 'unlabel' && told.folderId === folder.id
    const wants = told
      ? {
          ...{ wantsSeen: told.wantsSeen, wantsFlagged: told.wantsFlagged, wantsAnswered: told.wantsAnswered },
          ...{ goal: told.goal === 'unlabel' && !leaves ? null : told.goal, wantedAt: told.wantedAt },
        }
      : {}
    if (!(await rows.createCopy({ ...toCopy(message, taking, id), ...wants }))) return 'known'
    if (!leaves) await followLabel(userId, threadId, folder)
    if (isSent) return 'known'
    const { isSeen, isFlagged } = toFlags(message.flags)
    if (!told || told.wantsSeen === null) {
      await setRead(userId, [id], isSeen)
      await refreshThread(threadId, userId)
    }
    await followPlace(userId, threadId)
    const mayStar = !told || told.wantsFlagged === null
    if (mayStar && (isFlagged || before.some((one) => one.isFlagged))) await followStar(userId, threadId)
    return 'known'
  })
}

const toCopy = ({ uid, flags }: FetchMessageObject, { account, folder }: Taking, messageId: string | null) => {
  const createdAt = clock.now()
  return {
    ...{ id: createId(createdAt.getTime()), userId: account.userId, accountId: account.id, folderId: folder.id },
    ...{ validity: folder.validity, uid, messageId, createdAt, ...toFlags(flags) },
  }
}
