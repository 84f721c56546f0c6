import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  inboxBodies,
  inboxContacts,
  inboxMessages,
  inboxReferences,
  inboxSettings,
  inboxThreadLabels,
  inboxThreads,
  inboxDrafts,
} from '#app/database/tables/mail/inbox.ts'

export type MessageRow = typeof inboxMessages.$inferSelect
export type ThreadRow = typeof inboxThreads.$inferSelect
export type BodyRow = typeof inboxBodies.$inferSelect

/** Takes a member's mailbox for the rest of the transaction: whoever files next waits. */
export const holdMailbox = (userId: string, now: Date) =>
  store()
    .db.insert(inboxSettings)
    .values({ userId, filed: 1, createdAt: now })
    .onConflictDoUpdate({ target: inboxSettings.userId, set: { filed: sql`${inboxSettings.filed} + 1` } })

export async function hasSource(userId: string, source: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), eq(inboxMessages.source, source)))
    .limit(1)
  return row !== undefined
}

export async function isSearchIdTaken(searchId: number): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(eq(inboxMessages.searchId, searchId))
  return row !== undefined
}

export const createMessage = (row: typeof inboxMessages.$inferInsert) => store().db.insert(inboxMessages).values(row)
export const createBody = (row: typeof inboxBodies.$inferInsert) => store().db.insert(inboxBodies).values(row)
export const createThread = (row: typeof inboxThreads.$inferInsert) => store().db.insert(inboxThreads).values(row)

export async function findMessage(id: string, userId: string): Promise<MessageRow | null> {
  const [row] = await store()
    .db.select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, userId)))
  return row ?? null
}

/** A message whoever it belongs to, for the job that brings it on its way. */
export async function findAnyMessage(id: string): Promise<MessageRow | null> {
  const [row] = await store().db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  return row ?? null
}

export const saveDeliveries = (id: string, deliveries: MessageRow['deliveries']) =>
  store().db.update(inboxMessages).set({ deliveries }).where(eq(inboxMessages.id, id))

export async function findBody(messageId: string): Promise<BodyRow | null> {
  const [row] = await store().db.select().from(inboxBodies).where(eq(inboxBodies.messageId, messageId))
  return row ?? null
}

export const listBodies = (messageIds: readonly string[]): Promise<BodyRow[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(inboxBodies)
        .where(inArray(inboxBodies.messageId, [...messageIds]))

export async function findThread(id: string, userId: string): Promise<ThreadRow | null> {
  const [row] = await store()
    .db.select()
    .from(inboxThreads)
    .where(and(eq(inboxThreads.id, id), eq(inboxThreads.userId, userId)))
  return row ?? null
}

/** The messages of a conversation, oldest first; of a very long one the newest. */
export async function listMessages(threadId: string, most: number): Promise<MessageRow[]> {
  const rows = await store()
    .db.select()
    .from(inboxMessages)
    .where(eq(inboxMessages.threadId, threadId))
    .orderBy(desc(inboxMessages.at), desc(inboxMessages.id))
    .limit(most)
  return rows.reverse()
}

/** What the row of a conversation is made from. */
export const listSummaries = (threadId: string) =>
  store()
    .db.select({
      id: inboxMessages.id,
      isSent: inboxMessages.isSent,
      isRead: inboxMessages.isRead,
      fromName: inboxMessages.fromName,
      fromAddress: inboxMessages.fromAddress,
      subject: inboxMessages.subject,
      snippet: inboxMessages.snippet,
      attachments: inboxMessages.attachments,
      at: inboxMessages.at,
    })
    .from(inboxMessages)
    .where(eq(inboxMessages.threadId, threadId))
    .orderBy(asc(inboxMessages.at), asc(inboxMessages.id))

export const saveThread = (id: string, change: Partial<Omit<ThreadRow, 'id' | 'userId'>>) =>
  store().db.update(inboxThreads).set(change).where(eq(inboxThreads.id, id))

/** The conversations that know one of some names of messages, the oldest first. */
export async function listThreadsOfNames(userId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await store()
    .db.selectDistinct({ id: inboxThreads.id, createdAt: inboxThreads.createdAt })
    .from(inboxReferences)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxReferences.threadId))
    .where(and(eq(inboxReferences.userId, userId), inArray(inboxReferences.name, [...names])))
    .orderBy(asc(inboxThreads.createdAt), asc(inboxThreads.id))
  return rows.map(({ id }) => id)
}

export const nameThread = (userId: string, threadId: string, names: readonly string[], createdAt: Date) =>
  store()
    .db.insert(inboxReferences)
    .values([...new Set(names)].map((name) => ({ userId, name, threadId, createdAt })))
    .onConflictDoNothing()

/** The newest conversation about a subject since a moment. */
export async function findThreadAbout(userId: string, subjectKey: string, since: Date): Promise<ThreadRow | null> {
  const [row] = await store()
    .db.select()
    .from(inboxThreads)
    .where(
      and(eq(inboxThreads.userId, userId), eq(inboxThreads.subjectKey, subjectKey), gte(inboxThreads.lastAt, since)),
    )
    .orderBy(desc(inboxThreads.lastAt))
    .limit(1)
  return row ?? null
}

/** Two conversations turned out to be one: everything of one goes to the other. */
export async function mergeThreads(into: string, from: string): Promise<void> {
  const { db } = store()
  await db.update(inboxMessages).set({ threadId: into }).where(eq(inboxMessages.threadId, from))
  await db.update(inboxReferences).set({ threadId: into }).where(eq(inboxReferences.threadId, from))
  await db.update(inboxDrafts).set({ threadId: into }).where(eq(inboxDrafts.threadId, from))
  const labels = await db.select().from(inboxThreadLabels).where(eq(inboxThreadLabels.threadId, from))
  if (labels.length > 0)
    await db
      .insert(inboxThreadLabels)
      .values(labels.map((label) => ({ ...label, threadId: into })))
      .onConflictDoNothing()
  await db.delete(inboxThreadLabels).where(eq(inboxThreadLabels.threadId, from))
  await db.delete(inboxThreads).where(eq(inboxThreads.id, from))
}

type Met = { userId: string; address: string; name: string; isSent: boolean; at: Date }

/** Remembers whom a member wrote to or heard from. */
export const meetContact = ({ userId, address, name, isSent, at }: Met) =>
  store()
    .db.insert(inboxContacts)
    .values({ userId, address, name, received: isSent ? 0 : 1, sent: isSent ? 1 : 0, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [inboxContacts.userId, inboxContacts.address],
      set: {
        ...(isSent ? { sent: sql`${inboxContacts.sent} + 1` } : { received: sql`${inboxContacts.received} + 1` }),
        ...(name ? { name } : {}),
        lastAt: at,
      },
    })
