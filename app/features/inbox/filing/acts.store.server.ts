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
import type { ThreadRow } from './messages.store.server.ts'

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

export const saveThreads = (
  userId: string,
  ids: readonly string[],
  change: Partial<Omit<ThreadRow, 'id' | 'userId' | 'people'>>,
) =>
  store()
    .db.update(inboxThreads)
    .set(change)
    .where(and(eq(inboxThreads.userId, userId), inArray(inboxThreads.id, [...ids])))

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

export const markRead = (userId: string, ids: readonly string[], isRead: boolean) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
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

/** Removes conversations for good; the bytes of their messages are swept when nobody names them any more. */
export async function eraseThreads(userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { db } = store()
  const messages = await db
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.threadId, [...ids])))
  const messageIds = messages.map(({ id }) => id)
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
