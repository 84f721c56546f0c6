import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxCopies as copies, inboxFolders as folders } from '#app/database/tables/mail/accounts.ts'
import { inboxMessages, inboxThreads, type Place } from '#app/database/tables/mail/inbox.ts'
import { clock } from '#app/platform/clock.ts'
import { hastenAccounts } from '../accounts/accounts.store.server.ts'

type Wants = Partial<
  Pick<typeof copies.$inferSelect, 'wantsSeen' | 'wantsFlagged' | 'wantsAnswered' | 'goal' | 'messageId'>
>

/** Writes down for the servers what was done here, in the transaction that does it, and lets them be told soon. */
async function want(condition: SQL | undefined, wants: Wants): Promise<void> {
  const now = clock.now()
  const told = await store()
    .db.update(copies)
    .set({ ...wants, wantedAt: now })
    .where(condition)
    .returning({ accountId: copies.accountId })
  await hastenAccounts([...new Set(told.map(({ accountId }) => accountId))], now)
}

const messagesOf = (userId: string, threadIds: readonly string[]) =>
  store()
    .db.select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.userId, userId),
        inArray(inboxMessages.threadId, [...threadIds]),
        eq(inboxMessages.isSent, false),
      ),
    )

export const wantSeen = (messageIds: readonly string[], isSeen: boolean) =>
  want(inArray(copies.messageId, [...messageIds]), { wantsSeen: isSeen })

export const wantAnswered = (messageId: string) => want(eq(copies.messageId, messageId), { wantsAnswered: true })

/** Conversations go to another place; those that lie there already stay as they are. */
export async function wantPlace(userId: string, threadIds: readonly string[], place: Place): Promise<void> {
  const moved = await store()
    .db.select({ id: inboxThreads.id })
    .from(inboxThreads)
    .where(
      and(eq(inboxThreads.userId, userId), inArray(inboxThreads.id, [...threadIds]), ne(inboxThreads.place, place)),
    )
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  // What is to leave a folder that is a label goes to its place from there.
  const leavesAnyway = place === 'inbox' || place === 'archive'
  const mayGo = leavesAnyway ? or(isNull(copies.goal), ne(copies.goal, 'unlabel')) : undefined
  await want(and(inArray(copies.messageId, messagesOf(userId, ids)), mayGo), { goal: place })
}

/**
 * A label was put on conversations, or taken off. Put on: the next look copies what is not yet in the folder of the label.
 * Taken off: what lies in such a folder leaves it, unless it leaves for the deleted or the junk already.
 */
export async function wantLabel(
  userId: string,
  threadIds: readonly string[],
  labelId: string,
  isOn: boolean,
): Promise<void> {
  const { db } = store()
  const own = and(eq(inboxMessages.userId, userId), inArray(inboxMessages.threadId, [...threadIds]))
  const inFolder = and(
    inArray(copies.messageId, db.select({ id: inboxMessages.id }).from(inboxMessages).where(own)),
    inArray(copies.folderId, db.select({ id: folders.id }).from(folders).where(eq(folders.labelId, labelId))),
  )
  if (!isOn)
    return want(and(inFolder, or(isNull(copies.goal), inArray(copies.goal, ['inbox', 'archive']))), { goal: 'unlabel' })
  await want(and(inFolder, eq(copies.goal, 'unlabel')), { goal: null })
  await want(inArray(copies.messageId, messagesOf(userId, threadIds)), {})
}

/** A star stands at the newest message that came in; taken away it goes from all. */
export async function wantStar(userId: string, threadIds: readonly string[], isStarred: boolean): Promise<void> {
  if (!isStarred) return want(inArray(copies.messageId, messagesOf(userId, threadIds)), { wantsFlagged: false })
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
  const newest = [...new Map(rows.map(({ id, threadId }) => [threadId, id])).values()]
  if (newest.length > 0) await want(inArray(copies.messageId, newest), { wantsFlagged: true })
}

/** Messages that are erased here: their copies are no message of ours any more, and where it was asked for go as well. */
export async function leaveCopies(messageIds: readonly string[], { isAsked }: { isAsked: boolean }): Promise<void> {
  if (isAsked) return want(inArray(copies.messageId, [...messageIds]), { messageId: null, goal: 'gone' })
  await store()
    .db.update(copies)
    .set({ messageId: null, wantedAt: null, goal: null })
    .where(inArray(copies.messageId, [...messageIds]))
}
