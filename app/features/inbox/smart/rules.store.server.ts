import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxMessages, inboxRules, inboxThreads } from '#app/database/tables/mail/inbox.ts'
import type { MessageRow, ThreadRow } from '../filing/messages.store.server.ts'
import type { Rule } from './rule.ts'

export type RuleRow = Omit<typeof inboxRules.$inferSelect, 'rule'> & { rule: Rule }

export const listRules = async (userId: string): Promise<RuleRow[]> =>
  (await store()
    .db.select()
    .from(inboxRules)
    .where(eq(inboxRules.userId, userId))
    .orderBy(asc(inboxRules.createdAt))) as RuleRow[]

export const createRule = (row: typeof inboxRules.$inferInsert) => store().db.insert(inboxRules).values(row)

export async function saveRule(id: string, userId: string, isActive: boolean): Promise<boolean> {
  const changed = await store()
    .db.update(inboxRules)
    .set({ isActive })
    .where(and(eq(inboxRules.id, id), eq(inboxRules.userId, userId)))
    .returning({ id: inboxRules.id })
  return changed.length > 0
}

export async function removeRule(id: string, userId: string): Promise<boolean> {
  const gone = await store()
    .db.delete(inboxRules)
    .where(and(eq(inboxRules.id, id), eq(inboxRules.userId, userId)))
    .returning({ id: inboxRules.id })
  return gone.length > 0
}

/** A member's newest conversations, to try a rule on. */
export const listNewest = (userId: string, most: number): Promise<ThreadRow[]> =>
  store()
    .db.select()
    .from(inboxThreads)
    .where(and(eq(inboxThreads.userId, userId), inArray(inboxThreads.place, ['inbox', 'archive'])))
    .orderBy(desc(inboxThreads.lastAt))
    .limit(most)

/** The newest conversations of the inbox itself. */
export const listInbox = (userId: string, most: number): Promise<ThreadRow[]> =>
  store()
    .db.select()
    .from(inboxThreads)
    .where(and(eq(inboxThreads.userId, userId), eq(inboxThreads.place, 'inbox')))
    .orderBy(desc(inboxThreads.lastAt), desc(inboxThreads.id))
    .limit(most)

/** The messages of some conversations without those sent, oldest first. */
export const listReceived = (threadIds: readonly string[]): Promise<MessageRow[]> =>
  threadIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(inboxMessages)
        .where(and(inArray(inboxMessages.threadId, [...threadIds]), eq(inboxMessages.isSent, false)))
        .orderBy(asc(inboxMessages.at))
