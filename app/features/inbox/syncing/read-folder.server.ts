import type { ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import * as rows from './copies.store.server.ts'
import { followFlags, leaveLabel, toFlags } from './follow-server.server.ts'
import { mustHold } from './line-holds.ts'
import { lookAhead } from './look-ahead.ts'
import { bringCopy, type Taken, type Taking } from './take-copy.server.ts'

/** So many messages are asked about at once. */
const AT_ONCE = 40
/** So many are fetched and kept while the one before them is filed; large ones come alone. */
const AHEAD = 4
const LARGE_BYTES = 2 * 1_048_576
const ASKED = { uid: true, flags: true, size: true, internalDate: true, envelope: true } as const

export type Reading = Omit<Taking, 'folder' | 'isNew'> & {
  signal: AbortSignal
  /** Told of every message that was brought over. */
  onTaken: (taken: Taken) => Promise<void>
  /** Whether the first look may go on. */
  hasTime: () => boolean
  /** Told of a folder that could not be read: what lies there now nobody knows. */
  onSkipped: () => void
}

/** A folder that was never read holds nothing that could be missed elsewhere. */
const skipped = ({ validity }: rows.FolderRow, { onSkipped }: Reading): void => {
  if (validity !== '') onSkipped()
}

/** Opens a folder to be read; null when it is not there any more. */
export async function openFolder(client: ImapFlow, { path }: rows.FolderRow) {
  try {
    return await client.mailboxOpen(path, { readOnly: true })
  } catch (error) {
    if ((error as { mailboxMissing?: boolean }).mailboxMissing) return null
    throw error
  }
}

export const listUids = async (client: ImapFlow): Promise<number[]> => {
  const found = await client.search({ all: true }, { uid: true })
  mustHold(client)
  // What a server did not list is not taken for gone.
  if (!Array.isArray(found)) throw new Error('A mail server did not list a folder')
  return found.toSorted((a, b) => a - b)
}

/** What the server says of a folder: equal words mean that nothing happened. Null when it says nothing. */
export async function markOf(client: ImapFlow, folder: rows.FolderRow) {
  const query = { messages: true, uidNext: true, uidValidity: true, highestModseq: true, unseen: true }
  const status = await client.status(folder.path, query)
  if (!status) return null
  const { uidValidity, uidNext, messages = 0, highestModseq, unseen } = status
  const words = [uidValidity, uidNext, messages, highestModseq ?? '', unseen].join('.')
  return { words, messages, isQuiet: highestModseq !== undefined && words === folder.mark }
}

/**
 * Reads what happened in a folder since the last look: new messages, flags, and what went away. The messages that lay there
 * before the first look are left to `readBack`. Gives the folder as it is now.
 */
export async function readNews(folder: rows.FolderRow, reading: Reading): Promise<rows.FolderRow> {
  const { client } = reading
  const said = await markOf(client, folder)
  if (!said) skipped(folder, reading)
  if (!said || said.isQuiet) return folder
  const { words: mark, messages } = said
  const mailbox = await openFolder(client, folder)
  if (!mailbox) skipped(folder, reading)
  if (!mailbox) return folder
  const validity = String(mailbox.uidValidity)
  // The library counts it on while it listens.
  const modseq = mailbox.highestModseq === undefined ? null : String(mailbox.highestModseq)
  let now = folder
  if (folder.validity !== validity)
    now = await save(now, { validity, high: mailbox.uidNext - 1, low: mailbox.uidNext, modseq: null })
  const uids = await listUids(client)
  const news = uids.filter((uid) => uid > now.high)
  for (let at = 0; at < news.length; at += AT_ONCE) {
    const part = news.slice(at, at + AT_ONCE)
    await takeAll(part, now, { ...reading, isNew: true })
    now = await save(now, { high: part.at(-1)! })
  }
  const copies = await rows.listCopies(now.id, validity)
  await readFlags(client, copies, now)
  await missGone(copies, new Set(uids), now)
  if (now.low <= 1) await missOld(now)
  return save(now, { mark, modseq, messages })
}

/** Goes on with the first look of a folder, the newest first; true when nothing is left. */
export async function readBack(folder: rows.FolderRow, reading: Reading): Promise<boolean> {
  if (folder.low <= 1) return true
  const { client, hasTime } = reading
  const mailbox = await openFolder(client, folder)
  if (!mailbox || String(mailbox.uidValidity) !== folder.validity) return false
  const left = (await listUids(client)).filter((uid) => uid < folder.low).toReversed()
  let now = folder
  for (let at = 0; at < left.length; at += AT_ONCE) {
    if (!hasTime()) return false
    const part = left.slice(at, at + AT_ONCE)
    await takeAll(part, now, { ...reading, isNew: false })
    now = await save(now, { low: part.at(-1)! })
  }
  now = await save(now, { low: 1 })
  await missOld(now)
  return true
}

async function save(folder: rows.FolderRow, change: Partial<rows.FolderRow>): Promise<rows.FolderRow> {
  await rows.saveFolder(folder.id, change)
  return { ...folder, ...change }
}

/** Brings messages over in the order of their numbers. */
async function takeAll(uids: readonly number[], folder: rows.FolderRow, reading: Reading & { isNew: boolean }) {
  const { client, signal, onTaken } = reading
  const found = await client.fetchAll(uids.join(','), ASKED, { uid: true })
  const byUid = new Map(found.map((message) => [message.uid, message]))
  const messages = uids.flatMap((uid) => byUid.get(uid) ?? [])
  const isLarge = messages.some(({ size = 0 }) => size > LARGE_BYTES)
  await lookAhead(messages, {
    most: isLarge ? 1 : AHEAD,
    begin: (message) => {
      signal.throwIfAborted()
      return bringCopy(message, { ...reading, folder })
    },
    end: async (brought) => onTaken(await brought.settle()),
    drop: (brought) => brought.drop(),
  })
}

/** Flags that changed since the last look: those alone where the server counts its changes, all where it does not. */
async function readFlags(client: ImapFlow, copies: readonly rows.CopyRow[], { modseq }: rows.FolderRow): Promise<void> {
  if (copies.length === 0) return
  const byUid = new Map(copies.map((copy) => [copy.uid, copy]))
  const since = modseq === null ? {} : { changedSince: BigInt(modseq) }
  const found = await client.fetchAll('1:*', { uid: true, flags: true }, { uid: true, ...since })
  for (const { uid, flags } of found) {
    const copy = byUid.get(uid)
    if (copy && flags) await store().tx(() => followFlags(copy, toFlags(flags)))
  }
}

/** Copies that are no longer in the folder. What that means is seen when all folders were read. */
async function missGone(copies: readonly rows.CopyRow[], uids: ReadonlySet<number>, folder: rows.FolderRow) {
  for (const copy of copies) if (!uids.has(copy.uid) && copy.missedAt === null) await miss(copy, folder)
}

/** With new numbers for all, what was known by the old ones and did not come again is gone. */
async function missOld(folder: rows.FolderRow): Promise<void> {
  for (const copy of await rows.listOldCopies(folder.id, folder.validity)) await miss(copy, folder)
}

/** It is not where it lay. What was still to be told of it waits here for the letter to be found in another place. */
export const miss = (copy: rows.CopyRow, folder: rows.FolderRow): Promise<void> =>
  store().tx(async () => {
    await rows.saveCopies([copy.id], { missedAt: clock.now() })
    const threadId = copy.messageId ? await rows.findThreadOf(copy.messageId) : null
    if (threadId) await leaveLabel(copy.userId, threadId, folder)
  })
