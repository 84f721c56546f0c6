import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxCopies as copies } from '#app/database/tables/mail/accounts.ts'
import { inboxMessages, inboxThreads, type Place } from '#app/database/tables/mail/inbox.ts'
import { clock } from '#app/platform/clock.ts'
import { hastenAccounts } from '../accounts/accounts.store.server.ts'

type Wants = Partial<
  Pick<typeof copies.$inferSelect, 'wantsSeen' | 'wantsFlagged' | 'wantsAnswered' | 'goal' | 'messageId'>
>

/** Writes down for the servers what was done here, in the transaction that does it, and lets them be told soon. */
async function want(condition: Parameters<typeof and>[0], wants: Wants): Promise<void> {
  const now = clock.now()
  const told = await store()
    .db.update(copies)
    .set({ ...wants, wantedAt: now })
    .where(and(condition, isNull(copies.missedAt)))
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
  await want(inArray(copies.messageId, messagesOf(userId, ids)), { goal: place })
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
