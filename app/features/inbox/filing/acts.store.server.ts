import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  inboxActs,
  inboxBodies,
  inboxDrafts,
  inboxMessages,
  inboxReferences,
  inboxThreadLabels,
  inboxThreads,
} from '#app/database/tables/mail/inbox.ts'
import { leaveCopies, wantLabel, wantPlace, wantSeen, wantStar } from '../syncing/wants.store.server.ts'
import type { ThreadRow } from './messages.store.server.ts'
import { addLabel, takeLabel } from './threads.store.server.ts'

export type ActRow = typeof inboxActs.$inferSelect

export const createActs = (rows: ActRow[]) => store().db.insert(inboxActs).values(rows)

/** The parts of a deed that still stand. */
export const listActsOfDeed = (userId: string, deedId: string): Promise<ActRow[]> =>
  store()
    .db.select()
    .from(inboxActs)
    .where(and(eq(inboxActs.userId, userId), eq(inboxActs.deedId, deedId), isNull(inboxActs.undoneAt)))

export const markUndone = (userId: string, deedId: string, undoneAt: Date) =>
  store()
    .db.update(inboxActs)
    .set({ undoneAt })
    .where(and(eq(inboxActs.userId, userId), eq(inboxActs.deedId, deedId)))

/** What was done last, newest first. */
export const listActs = (userId: string, most: number): Promise<ActRow[]> =>
  store()
    .db.select()
    .from(inboxActs)
    .where(eq(inboxActs.userId, userId))
    .orderBy(desc(inboxActs.createdAt), desc(inboxActs.id))
    .limit(most)

export const removeActsBefore = (before: Date) => store().db.delete(inboxActs).where(lt(inboxActs.createdAt, before))

/** Changes conversations as their member, or a rule of theirs, wants it; mail servers are told as well. */
export async function saveThreads(
  userId: string,
  ids: readonly string[],
  change: Partial<Omit<ThreadRow, 'id' | 'userId' | 'people'>>,
): Promise<void> {
  if (change.place) await wantPlace(userId, ids, change.place)
  if (change.starredAt !== undefined) await wantStar(userId, ids, change.starredAt !== null)
  await store()
    .db.update(inboxThreads)
    .set(change)
    .where(and(eq(inboxThreads.userId, userId), inArray(inboxThreads.id, [...ids])))
}

/** Puts a label on conversations, or takes it off, as their member or a rule of theirs wants it; mail servers are told as well. */
export async function setLabel(
  userId: string,
  ids: readonly string[],
  { label, isOn, now }: { label: string; isOn: boolean; now: Date },
): Promise<void> {
  if (isOn) await addLabel(userId, ids, label, now)
  else await takeLabel(userId, ids, label)
  await wantLabel(userId, ids, label, isOn)
}

/** The unread messages of some conversations. */
export const listUnreadIds = (userId: string, threadIds: readonly string[]) =>
  store()
    .db.select({ id: inboxMessages.id, threadId: inboxMessages.threadId })
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.userId, userId),
        inArray(inboxMessages.threadId, [...threadIds]),
        eq(inboxMessages.isRead, false),
      ),
    )

/** Marks messages as read or not; mail servers are told as well. */
export async function markRead(userId: string, ids: readonly string[], isRead: boolean): Promise<void> {
  if (ids.length === 0) return
  await wantSeen(ids, isRead)
  await setRead(userId, ids, isRead)
}

/** The same, where it was a mail server that said so. */
export const setRead = (userId: string, ids: readonly string[], isRead: boolean) =>
  store()
    .db.update(inboxMessages)
    .set({ isRead })
    .where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.id, [...ids])))

/** The newest message that came in, of each of some conversations. */
export async function listNewestReceived(userId: string, threadIds: readonly string[]): Promise<string[]> {
  const rows = await store()
    .db.select({ id: inboxMessages.id, threadId: inboxMessages.threadId })
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.userId, userId),
        inArray(inboxMessages.threadId, [...threadIds]),
        eq(inboxMessages.isSent, false),
      ),
    )
    .orderBy(inboxMessages.at)
  return [...new Map(rows.map(({ id, threadId }) => [threadId, id])).values()]
}

/**
 * Removes conversations for good; the bytes of their messages are swept when nobody names them any more. `isAsked`: its
 * member wants it so, and what lies among the deleted or the junk of a mail server goes too.
 */
export async function eraseThreads(
  userId: string,
  ids: readonly string[],
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  const { db } = store()
  const messages = await db
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.threadId, [...ids])))
  const messageIds = messages.map(({ id }) => id)
  if (messageIds.length > 0) await leaveCopies(messageIds, { isAsked })
  if (messageIds.length > 0) await db.delete(inboxBodies).where(inArray(inboxBodies.messageId, messageIds))
  await db.delete(inboxMessages).where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.threadId, [...ids])))
  await db
    .delete(inboxReferences)
    .where(and(eq(inboxReferences.userId, userId), inArray(inboxReferences.threadId, [...ids])))
  await db
    .delete(inboxThreadLabels)
    .where(and(eq(inboxThreadLabels.userId, userId), inArray(inboxThreadLabels.threadId, [...ids])))
  await db.delete(inboxDrafts).where(and(eq(inboxDrafts.userId, userId), inArray(inboxDrafts.threadId, [...ids])))
  await db.delete(inboxThreads).where(and(eq(inboxThreads.userId, userId), inArray(inboxThreads.id, [...ids])))
}

/** Removes single messages for good; a conversation that has none left goes with them. Gives the conversations that stay. */
export async function eraseMessages(userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { db } = store()
  const own = and(eq(inboxMessages.userId, userId), inArray(inboxMessages.id, [...ids]))
  const gone = await db.select({ threadId: inboxMessages.threadId }).from(inboxMessages).where(own)
  await leaveCopies(ids, { isAsked: false })
  await db.delete(inboxBodies).where(and(eq(inboxBodies.userId, userId), inArray(inboxBodies.messageId, [...ids])))
  await db.delete(inboxMessages).where(own)
  const threads = [...new Set(gone.map(({ threadId }) => threadId))]
  const left = await db
    .selectDistinct({ threadId: inboxMessages.threadId })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.threadId, threads)))
  const kept = left.map(({ threadId }) => threadId)
  await eraseThreads(
    userId,
    threads.filter((id) => !kept.includes(id)),
  )
  return kept
}
