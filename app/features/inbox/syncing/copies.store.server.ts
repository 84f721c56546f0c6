import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxCopies as copies, inboxFolders as folders } from '#app/database/tables/mail/accounts.ts'
import { inboxMessages, inboxThreads } from '#app/database/tables/mail/inbox.ts'

export type CopyRow = typeof copies.$inferSelect
export type FolderRow = typeof folders.$inferSelect

export const listFolders = (accountId: string): Promise<FolderRow[]> =>
  store().db.select().from(folders).where(eq(folders.accountId, accountId)).orderBy(asc(folders.path))

export const createFolder = (row: typeof folders.$inferInsert) =>
  store().db.insert(folders).values(row).onConflictDoNothing()

export const saveFolder = (id: string, change: Partial<Omit<FolderRow, 'id' | 'userId' | 'accountId'>>) =>
  store().db.update(folders).set(change).where(eq(folders.id, id))

export const removeFolder = (id: string) => store().db.delete(folders).where(eq(folders.id, id))

/** Writes down that a message lies in a folder; false when that was known. */
export async function createCopy(row: typeof copies.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(copies).values(row).onConflictDoNothing().returning({ id: copies.id })
  return made.length > 0
}

export const saveCopies = (ids: readonly string[], change: Partial<Omit<CopyRow, 'id' | 'userId'>>) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.update(copies)
        .set(change)
        .where(inArray(copies.id, [...ids]))

export const removeCopies = (ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.delete(copies)
        .where(inArray(copies.id, [...ids]))

/** What is known of a folder, under the numbers that hold now. */
export const listCopies = (folderId: string, validity: string): Promise<CopyRow[]> =>
  store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.folderId, folderId), eq(copies.validity, validity)))

/** Copies of a folder under numbers that hold no more, and were not missed yet. */
export const listOldCopies = (folderId: string, validity: string): Promise<CopyRow[]> =>
  store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.folderId, folderId), ne(copies.validity, validity), isNull(copies.missedAt)))

export const listCopiesOfFolder = (folderId: string): Promise<CopyRow[]> =>
  store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.folderId, folderId), isNull(copies.missedAt)))

export async function findCopy(folderId: string, validity: string, uid: number): Promise<CopyRow | null> {
  const [row] = await store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.folderId, folderId), eq(copies.validity, validity), eq(copies.uid, uid)))
  return row ?? null
}

export const listCopiesOfMessage = (messageId: string): Promise<CopyRow[]> =>
  store().db.select().from(copies).where(eq(copies.messageId, messageId))

/** What is to be told to a server, the oldest first; what was missed waits until it is found. */
export const listWanted = (accountId: string, most: number): Promise<CopyRow[]> =>
  store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.accountId, accountId), isNotNull(copies.wantedAt), isNull(copies.missedAt)))
    .orderBy(asc(copies.wantedAt), asc(copies.id))
    .limit(most)

export const listMissed = (accountId: string): Promise<CopyRow[]> =>
  store()
    .db.select()
    .from(copies)
    .where(and(eq(copies.accountId, accountId), isNotNull(copies.missedAt)))

export async function countCopies(accountId: string): Promise<number> {
  const [row] = await store()
    .db.select({ copies: count() })
    .from(copies)
    .where(and(eq(copies.accountId, accountId), isNull(copies.missedAt)))
  return row?.copies ?? 0
}

/** Where the messages of a conversation that came in lie now, with what is still to be told of them. */
export const listPlaces = (threadId: string) =>
  store()
    .db.select({ folderId: copies.folderId, role: folders.role, goal: copies.goal, isFlagged: copies.isFlagged })
    .from(copies)
    .innerJoin(inboxMessages, eq(inboxMessages.id, copies.messageId))
    .innerJoin(folders, eq(folders.id, copies.folderId))
    .where(and(eq(inboxMessages.threadId, threadId), eq(inboxMessages.isSent, false), isNull(copies.missedAt)))

const inAccount = (accountId: string) => and(eq(copies.accountId, accountId), isNull(copies.missedAt))

/** The copies of some messages in an account, each with the folder it lies in. */
export const listCopiesIn = (accountId: string, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ copy: copies, folder: folders })
        .from(copies)
        .innerJoin(folders, eq(folders.id, copies.folderId))
        .where(and(inAccount(accountId), inArray(copies.messageId, [...messageIds])))

/** The conversations that some messages belong to, without what was deleted or is junk. */
export async function listThreadsOf(messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return []
  const found = await store()
    .db.selectDistinct({ id: inboxThreads.id })
    .from(inboxMessages)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxMessages.threadId))
    .where(and(inArray(inboxMessages.id, [...messageIds]), inArray(inboxThreads.place, ['inbox', 'archive'])))
  return found.map(({ id }) => id)
}

/** Of some messages those whose conversation lies in the inbox. */
export async function listInInbox(messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return []
  const found = await store()
    .db.select({ id: inboxMessages.id })
    .from(inboxMessages)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxMessages.threadId))
    .where(and(inArray(inboxMessages.id, [...messageIds]), eq(inboxThreads.place, 'inbox')))
  return found.map(({ id }) => id)
}

/** Where the letters of some conversations lie in an account, and what each calls itself; null for one without a name. */
export async function listLettersIn(accountId: string, threadIds: readonly string[]) {
  if (threadIds.length === 0) return []
  const { id, threadId, messageId: name, source, isSent } = inboxMessages
  const found = await store()
    .db.select({ copy: copies, folder: folders, threadId, name, source, isSent })
    .from(copies)
    .innerJoin(inboxMessages, eq(id, copies.messageId))
    .innerJoin(folders, eq(folders.id, copies.folderId))
    .where(and(inAccount(accountId), inArray(threadId, [...threadIds])))
  return found.map(({ source: from, ...letter }) => ({ ...letter, name: letter.name === from ? null : letter.name }))
}
export type Letter = Awaited<ReturnType<typeof listLettersIn>>[number]

/** Messages of a member by the name they give themselves. */
export const listNamesakes = (userId: string, messageId: string) =>
  store()
    .db.select({
      id: inboxMessages.id,
      threadId: inboxMessages.threadId,
      source: inboxMessages.source,
      bytes: inboxMessages.bytes,
      isSent: inboxMessages.isSent,
    })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), eq(inboxMessages.messageId, messageId)))
    .limit(20)

export async function findBySource(userId: string, source: string) {
  const [row] = await store()
    .db.select({ id: inboxMessages.id, threadId: inboxMessages.threadId, isSent: inboxMessages.isSent })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), eq(inboxMessages.source, source)))
  return row ?? null
}

export async function findThreadOf(messageId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ threadId: inboxMessages.threadId })
    .from(inboxMessages)
    .where(eq(inboxMessages.id, messageId))
  return row?.threadId ?? null
}

/** A page of the messages that lie in an account and nowhere else. */
export async function listOnlyHere(accountId: string, most: number): Promise<string[]> {
  const rows = await store()
    .db.selectDistinct({ id: inboxMessages.id })
    .from(copies)
    .innerJoin(inboxMessages, eq(inboxMessages.id, copies.messageId))
    .where(and(eq(copies.accountId, accountId), or(eq(inboxMessages.sentBy, accountId), isNull(inboxMessages.sentBy))))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The accounts, other than one, in which some messages lie. */
export const listElsewhere = (messageIds: readonly string[], accountId: string) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ messageId: copies.messageId })
        .from(copies)
        .where(and(inArray(copies.messageId, [...messageIds]), ne(copies.accountId, accountId)))

/** Takes the copies of some messages in an account out of the books. */
export const forgetCopies = (accountId: string, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.delete(copies)
        .where(and(eq(copies.accountId, accountId), inArray(copies.messageId, [...messageIds])))

export async function findCopyById(id: string): Promise<CopyRow | null> {
  const [row] = await store().db.select().from(copies).where(eq(copies.id, id))
  return row ?? null
}

/** A flag was told to the server; whoever changed their mind meanwhile is not forgotten. */
export async function settleWant(
  those: readonly CopyRow[],
  {
    wants,
    is,
    value,
  }: {
    wants: 'wantsSeen' | 'wantsFlagged' | 'wantsAnswered'
    is: 'isSeen' | 'isFlagged' | 'isAnswered'
    value: boolean
  },
): Promise<void> {
  if (those.length === 0) return
  const ids = those.map(({ id }) => id)
  await saveCopies(ids, { [is]: value })
  await store()
    .db.update(copies)
    .set({ [wants]: null })
    .where(and(inArray(copies.id, ids), eq(copies[wants], value)))
}
