import { clock } from '#app/platform/clock.ts'
import { setRead } from '../filing/acts.store.server.ts'
import { refreshThread } from '../filing/file-message.server.ts'
import { findThread, saveThread } from '../filing/messages.store.server.ts'
import { addLabel, takeLabel } from '../filing/threads.store.server.ts'
import { findThreadOf, listPlaces, saveCopies, type CopyRow, type FolderRow } from './copies.store.server.ts'
import { placeOfRoles } from './folder-role.ts'

/** Flags of a message as a server has them. */
export type ServerFlags = Pick<CopyRow, 'isSeen' | 'isFlagged' | 'isAnswered'>

export const toFlags = (flags: ReadonlySet<string> | undefined): ServerFlags => ({
  isSeen: flags?.has('\\Seen') ?? false,
  isFlagged: flags?.has('\\Flagged') ?? false,
  isAnswered: flags?.has('\\Answered') ?? false,
})

/**
 * Puts a conversation where its messages lie on the server. Nothing is done while something of ours is still to be told:
 * what was done here goes first. Must run inside a transaction.
 */
export async function followPlace(userId: string, threadId: string): Promise<void> {
  const [thread, places] = await Promise.all([findThread(threadId, userId), listPlaces(threadId)])
  const place = placeOfRoles(places.map(({ role }) => role))
  if (!thread || place === null || place === thread.place || places.some(({ goal }) => goal !== null)) return
  if (place === 'inbox' && thread.mutedAt !== null) return
  await saveThread(threadId, { place, snoozedUntil: null, trashedAt: place === 'trash' ? clock.now() : null })
}

/** The star of a conversation, by the flags of its messages on the server. */
export async function followStar(userId: string, threadId: string): Promise<void> {
  const [thread, places] = await Promise.all([findThread(threadId, userId), listPlaces(threadId)])
  if (!thread) return
  const isStarred = places.some(({ isFlagged }) => isFlagged)
  if (isStarred !== (thread.starredAt !== null))
    await saveThread(threadId, { starredAt: isStarred ? clock.now() : null })
}

/** A copy that lies in a folder which is a label here gives its conversation the label. */
export async function followLabel(userId: string, threadId: string, { labelId }: FolderRow): Promise<void> {
  if (labelId !== null) await addLabel(userId, [threadId], labelId, clock.now())
}

/** The last copy of a conversation left such a folder: the label goes. */
export async function leaveLabel(userId: string, threadId: string, { id, labelId }: FolderRow): Promise<void> {
  if (labelId === null) return
  const places = await listPlaces(threadId)
  if (!places.some(({ folderId }) => folderId === id)) await takeLabel(userId, [threadId], labelId)
}

/** Flags that changed on the server change here, unless something of ours is still to be told. Inside a transaction. */
export async function followFlags(copy: CopyRow, now: ServerFlags): Promise<boolean> {
  const { isSeen, isFlagged, isAnswered } = copy
  if (isSeen === now.isSeen && isFlagged === now.isFlagged && isAnswered === now.isAnswered) return false
  await saveCopies([copy.id], now)
  const threadId = copy.messageId ? await findThreadOf(copy.messageId) : null
  if (!copy.messageId || !threadId) return false
  if (isSeen !== now.isSeen && copy.wantsSeen === null) {
    await setRead(copy.userId, [copy.messageId], now.isSeen)
    await refreshThread(threadId, copy.userId)
  }
  if (isFlagged !== now.isFlagged && copy.wantsFlagged === null) await followStar(copy.userId, threadId)
  return true
}
