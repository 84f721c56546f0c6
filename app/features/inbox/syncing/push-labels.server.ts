import type { ImapFlow } from 'imapflow'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { listLabels, listLabelsOf } from '../filing/threads.store.server.ts'
import * as rows from './copies.store.server.ts'
import { toRole } from './folder-role.ts'
import { moveCopies, type Folders } from './move-copies.server.ts'
import { listUnknownLetters } from './unknown-letters.server.ts'

/** Where a letter is copied from, the likeliest first. What was deleted or is junk gets no label. */
const FROM = ['inbox', 'archive', 'sent', null] as const

/** Servers of Gmail's kind put labels on letters themselves; to all others a label is a folder with a copy in it. */
const hasLabels = (client: ImapFlow): boolean => client.capabilities.has('X-GM-EXT-1')

/** Tells a server of the labels of the conversations that some copies belong to. */
export async function pushLabels(
  client: ImapFlow,
  accountId: string,
  told: readonly rows.CopyRow[],
  folders: Folders,
): Promise<void> {
  await takeOff(client, told, folders)
  const threadIds = await rows.listThreadsOf(told.flatMap(({ messageId }) => messageId ?? []))
  const labels = groupBy(await listLabelsOf(threadIds), ({ labelId }) => labelId)
  if (labels.size === 0) return
  const letters = await rows.listLettersIn(accountId, threadIds)
  for (const [labelId, labelled] of labels) {
    const folder = await folderOf(client, labelId, told[0]!.userId, folders)
    if (!folder) continue
    const there = new Set(letters.flatMap((one) => (one.folder.id === folder.id ? [one.threadId] : [])))
    const wanted = new Set(labelled.flatMap(({ threadId }) => (there.has(threadId) ? [] : [threadId])))
    await putOn(client, folder, toSources(letters.filter(({ threadId }) => wanted.has(threadId))))
  }
}

/** The folder that a label is; servers that have labels get one for each, where its name is free to be one. */
async function folderOf(client: ImapFlow, labelId: string, userId: string, folders: Folders) {
  const known = folders.all.find((folder) => folder.labelId === labelId && folder.role === null)
  if (known || !hasLabels(client)) return known ?? null
  const name = (await listLabels(userId)).find(({ id }) => id === labelId)?.name
  const isFree = name && !/[/\\]/.test(name) && toRole({ path: name, name, flags: new Set() })?.role === null
  if (!isFree) return null
  try {
    const made = await folders.make(name, null)
    folders.all.push(made)
    return made
  } catch (error) {
    // A name that the server keeps for itself; a lost line is another matter.
    if (!client.usable) throw error
    log.info({ account: folders.all[0]?.accountId }, 'a mail server refused the name of a label')
    return null
  }
}

/** One copy of each letter that came in. */
function toSources(letters: readonly rows.Letter[]): rows.Letter[] {
  const byLetter = groupBy(
    letters.filter(({ isSent }) => !isSent),
    ({ copy }) => copy.messageId ?? copy.id,
  )
  return [...byLetter.values()].flatMap((copies) => {
    const role = FROM.find((one) => copies.some(({ folder }) => folder.role === one))
    return copies.find(({ folder }) => folder.role === role) ?? []
  })
}

async function putOn(client: ImapFlow, folder: rows.FolderRow, letters: readonly rows.Letter[]): Promise<void> {
  if (letters.length === 0) return
  // A process may have died after it copied: what lies there under the same name is not copied again.
  const unknown = hasLabels(client) ? [] : await listUnknownLetters(client, folder)
  const lying = new Set(unknown.map(({ name }) => name))
  const missing = letters.filter(({ name }) => hasLabels(client) || (name !== null && !lying.has(name)))
  for (const those of groupBy(missing, (one) => one.folder.id).values()) {
    const { path } = those[0]!.folder
    const mailbox = await client.mailboxOpen(path)
    const ours = those.filter(({ copy }) => copy.validity === String(mailbox.uidValidity))
    if (ours.length === 0) continue
    const range = ours.map(({ copy }) => copy.uid).join(',')
    if (hasLabels(client)) {
      await client.messageFlagsAdd(range, [folder.path], { uid: true, useLabels: true })
      continue
    }
    const copied = await client.messageCopy(range, folder.path, { uid: true })
    if (!copied || !copied.uidMap || copied.uidValidity === undefined) continue
    for (const { copy } of ours) await noteCopied(copy, folder, copied.uidMap.get(copy.uid), String(copied.uidValidity))
  }
}

/** The server said where the copy lies; where it does not, the next look finds it there by its name. */
async function noteCopied(copy: rows.CopyRow, folder: rows.FolderRow, uid: number | undefined, validity: string) {
  if (uid === undefined) return
  const createdAt = clock.now()
  const nothing = { wantsSeen: null, wantsFlagged: null, wantsAnswered: null, goal: null, wantedAt: null }
  await rows.createCopy({
    ...{ ...copy, ...nothing, id: createId(createdAt.getTime()), createdAt },
    ...{ folderId: folder.id, validity, uid },
  })
}

/**
 * A label was taken off: what lies in its folder leaves it. Nothing is lost: where labels are folders a copy goes only after
 * another of the same size was just seen in its place, and one that lies nowhere else is moved.
 */
async function takeOff(client: ImapFlow, told: readonly rows.CopyRow[], folders: Folders) {
  const leaving = told.filter(({ goal }) => goal === 'unlabel')
  for (const [folderId, copies] of groupBy(leaving, (copy) => copy.folderId)) {
    const folder = folders.all.find(({ id }) => id === folderId)
    const ours = (await Promise.all(copies.map(({ id }) => rows.findCopyById(id)))).flatMap((copy) =>
      copy?.goal === 'unlabel' && copy.folderId === folderId ? [copy] : [],
    )
    if (folder && folder.role === null && ours.length > 0) await leaveFolder(client, folder, ours, folders)
  }
}

async function leaveFolder(
  client: ImapFlow,
  folder: rows.FolderRow,
  copies: readonly rows.CopyRow[],
  folders: Folders,
): Promise<void> {
  const sizes = await seeTwins(client, folder, copies)
  const own = await sizesIn(client, folder.path, copies)
  const here = copies.filter(({ uid }) => own.has(uid))
  const [twinned, alone] = [
    here.filter((copy) => isSame(copy, sizes, own)),
    here.filter((copy) => !isSame(copy, sizes, own)),
  ]
  if (hasLabels(client)) await rows.removeCopies(twinned.map(({ id }) => id))
  else if (twinned.length > 0 && client.capabilities.has('UIDPLUS')) {
    await client.mailboxOpen(folder.path)
    if (await client.messageDelete(twinned.map(({ uid }) => uid).join(','), { uid: true }))
      await rows.removeCopies(twinned.map(({ id }) => id))
  }
  if (alone.length === 0) return
  await client.mailboxOpen(folder.path)
  const inInbox = new Set(await rows.listInInbox(alone.flatMap(({ messageId }) => messageId ?? [])))
  const placeOf = ({ messageId }: rows.CopyRow) => (messageId && inInbox.has(messageId) ? 'inbox' : 'archive')
  for (const place of ['inbox', 'archive'] as const) {
    const those = alone.filter((copy) => placeOf(copy) === place)
    if (those.length > 0) await moveCopies(client, those, place, { folder, folders })
  }
}

type Sizes<Key> = ReadonlyMap<Key, number>
const isSame = ({ messageId, uid }: rows.CopyRow, sizes: Sizes<string>, own: Sizes<number>): boolean =>
  messageId !== null && sizes.get(messageId) === own.get(uid)

/** The letters of some copies that lie in another folder this moment, and their size. Servers that have labels take them off there. */
async function seeTwins(client: ImapFlow, folder: rows.FolderRow, copies: readonly rows.CopyRow[]) {
  const ids = copies.flatMap(({ messageId }) => messageId ?? [])
  const elsewhere = (await rows.listCopiesIn(folder.accountId, ids)).filter(
    (one) => one.folder.id !== folder.id && (FROM as readonly unknown[]).includes(one.folder.role),
  )
  const sizes = new Map<string, number>()
  for (const those of groupBy(elsewhere, (one) => one.folder.path).values()) {
    const { path } = those[0]!.folder
    const twins = those.map(({ copy }) => copy)
    const found = await sizesIn(client, path, twins)
    if (found.size === 0 || (hasLabels(client) && !(await takeLabels(client, path, [...found.keys()], folder))))
      continue
    for (const { uid, messageId } of twins) if (messageId && found.has(uid)) sizes.set(messageId, found.get(uid)!)
  }
  return sizes
}

async function takeLabels(client: ImapFlow, path: string, uids: readonly number[], { path: label }: rows.FolderRow) {
  await client.mailboxOpen(path)
  return client.messageFlagsRemove(uids.join(','), [label], { uid: true, useLabels: true })
}

/** How large some copies are on the server this moment, by their numbers; those that are gone are missing. */
async function sizesIn(client: ImapFlow, path: string, copies: readonly rows.CopyRow[]): Promise<Map<number, number>> {
  const mailbox = await client.mailboxOpen(path, { readOnly: true })
  const ours = copies.filter(({ validity }) => validity === String(mailbox.uidValidity))
  if (ours.length === 0) return new Map()
  const range = ours.map(({ uid }) => uid).join(',')
  const found = await client.fetchAll(range, { uid: true, size: true }, { uid: true })
  return new Map(found.map(({ uid, size = 0 }) => [uid, size]))
}
