import { and, asc, count, desc, eq, exists, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import {
  threadEdits,
  threadFiles,
  threadMembers,
  threadMessages as messages,
  threadReactions,
  threads,
  threadVotes,
} from '#app/database/tables/together/threads.ts'

export type MessageRow = typeof messages.$inferSelect
export type FileRow = typeof threadFiles.$inferSelect

export const createMessage = (row: typeof messages.$inferInsert) => store().db.insert(messages).values(row)

export async function findMessage(threadId: string, id: string): Promise<MessageRow | null> {
  const [row] = await store()
    .db.select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.threadId, threadId)))
    .limit(1)
  return row ?? null
}

export async function saveMessage(id: string, change: Partial<typeof messages.$inferInsert>): Promise<void> {
  await store().db.update(messages).set(change).where(eq(messages.id, id))
}

type Page = { before?: string | null; from?: string | null; most: number }

/** A page of a thread, oldest first: those before an id, those from an id on, or the newest. */
export async function listMessages(
  threadId: string,
  { before = null, from = null, most }: Page,
): Promise<MessageRow[]> {
  const isForward = from !== null
  const rows = await store()
    .db.select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        before === null ? undefined : lt(messages.id, before),
        isForward ? gte(messages.id, from) : undefined,
      ),
    )
    .orderBy(isForward ? asc(messages.id) : desc(messages.id))
    .limit(most)
  return isForward ? rows : rows.reverse()
}

/** Whether there is anything behind a message. */
export async function hasLater(threadId: string, id: string): Promise<boolean> {
  const rows = await store()
    .db.select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), gt(messages.id, id)))
    .limit(1)
  return rows.length > 0
}

/** Some messages of a thread by their ids. */
export const findMessages = async (threadId: string, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : store()
        .db.select()
        .from(messages)
        .where(and(eq(messages.threadId, threadId), inArray(messages.id, [...ids])))

/** Messages that hold words, newest first, among the newest of a thread. Deleted ones are not found. */
export async function searchMessages(threadId: string, words: readonly string[], most: number, among: number) {
  const newest = store()
    .db.select({ id: messages.id, words: messages.words, deletedAt: messages.deletedAt })
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(desc(messages.id))
    .limit(among)
    .as('newest')
  const rows = await store()
    .db.select({ id: newest.id })
    .from(newest)
    .where(
      and(isNull(newest.deletedAt), ...words.map((word) => sql`${newest.words} like ${toPattern(word)} escape '\\'`)),
    )
    .orderBy(desc(newest.id))
    .limit(most)
  return findMessages(
    threadId,
    rows.map(({ id }) => id),
  ).then((found) => found.sort((a, b) => (a.id < b.id ? 1 : -1)))
}

const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The newest messages with a word in the threads somebody is in; each thread is looked through to a bound. */
export async function searchEverywhere(userId: string, word: string, most: number) {
  const own = store()
    .db.select({ id: threadMembers.threadId })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .where(and(eq(threadMembers.userId, userId), isNull(threads.deletedAt)))
    .orderBy(desc(threads.updatedAt))
    .limit(MOST_THREADS_SEARCHED)
  const ids = (await own).map(({ id }) => id)
  const found: { threadId: string; title: string; message: MessageRow }[] = []
  for (const id of ids) {
    if (found.length >= most) break
    const [thread] = await store().db.select({ title: threads.title }).from(threads).where(eq(threads.id, id))
    const hits = await searchMessages(id, [word], most - found.length, MOST_SEARCHED_EACH)
    found.push(...hits.map((message) => ({ threadId: id, title: thread?.title ?? '', message })))
  }
  return found
}
const MOST_THREADS_SEARCHED = 40
const MOST_SEARCHED_EACH = 2_000

export const keepEdit = (row: typeof threadEdits.$inferInsert) => store().db.insert(threadEdits).values(row)
export const listEdits = (messageId: string) =>
  store()
    .db.select()
    .from(threadEdits)
    .where(eq(threadEdits.messageId, messageId))
    .orderBy(desc(threadEdits.createdAt), desc(threadEdits.id))

export async function countEdits(messageId: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(threadEdits).where(eq(threadEdits.messageId, messageId))
  return row?.n ?? 0
}

/** Sets a mark, or takes it off again. */
export async function switchReaction(messageId: string, userId: string, mark: string, now: Date): Promise<void> {
  const gone = await store()
    .db.delete(threadReactions)
    .where(
      and(eq(threadReactions.messageId, messageId), eq(threadReactions.userId, userId), eq(threadReactions.mark, mark)),
    )
    .returning({ id: threadReactions.messageId })
  if (gone.length === 0)
    await store().db.insert(threadReactions).values({ messageId, userId, mark, createdAt: now }).onConflictDoNothing()
}

/** How often each mark stands on some messages. */
export const countReactions = async (ids: readonly string[]) =>
  ids.length === 0
    ? []
    : store()
        .db.select({ messageId: threadReactions.messageId, mark: threadReactions.mark, n: count() })
        .from(threadReactions)
        .where(inArray(threadReactions.messageId, [...ids]))
        .groupBy(threadReactions.messageId, threadReactions.mark)

export const listOwnReactions = async (ids: readonly string[], userId: string) =>
  ids.length === 0
    ? []
    : store()
        .db.select({ messageId: threadReactions.messageId, mark: threadReactions.mark })
        .from(threadReactions)
        .where(and(inArray(threadReactions.messageId, [...ids]), eq(threadReactions.userId, userId)))

/** Puts somebody's choices in a poll in place of those of before. */
export const saveVotes = (messageId: string, userId: string, choices: readonly number[], now: Date) =>
  store().tx(async () => {
    await store()
      .db.delete(threadVotes)
      .where(and(eq(threadVotes.messageId, messageId), eq(threadVotes.userId, userId)))
    if (choices.length > 0)
      await store()
        .db.insert(threadVotes)
        .values(choices.map((choice) => ({ messageId, userId, choice, createdAt: now })))
        .onConflictDoNothing()
  })

export const countVotes = async (ids: readonly string[]) =>
  ids.length === 0
    ? []
    : store()
        .db.select({ messageId: threadVotes.messageId, choice: threadVotes.choice, n: count() })
        .from(threadVotes)
        .where(inArray(threadVotes.messageId, [...ids]))
        .groupBy(threadVotes.messageId, threadVotes.choice)

export const listOwnVotes = async (ids: readonly string[], userId: string) =>
  ids.length === 0
    ? []
    : store()
        .db.select({ messageId: threadVotes.messageId, choice: threadVotes.choice })
        .from(threadVotes)
        .where(and(inArray(threadVotes.messageId, [...ids]), eq(threadVotes.userId, userId)))

export const createFiles = async (rows: (typeof threadFiles.$inferInsert)[]) => {
  if (rows.length > 0) await store().db.insert(threadFiles).values(rows)
}
export const listFiles = async (ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0
    ? []
    : store()
        .db.select()
        .from(threadFiles)
        .where(inArray(threadFiles.messageId, [...ids]))
        .orderBy(asc(threadFiles.id))

export async function findFile(threadId: string, id: string): Promise<FileRow | null> {
  const [row] = await store()
    .db.select({ file: threadFiles })
    .from(threadFiles)
    .innerJoin(messages, and(eq(messages.id, threadFiles.messageId), isNull(messages.deletedAt)))
    .where(and(eq(threadFiles.id, id), eq(threadFiles.threadId, threadId)))
    .limit(1)
  return row?.file ?? null
}

/** Files of threads and messages that go for good. */
export const listFileIdsOf = async (threadIds: readonly string[]): Promise<string[]> =>
  threadIds.length === 0
    ? []
    : (
        await store()
          .db.select({ fileId: threadFiles.fileId })
          .from(threadFiles)
          .where(inArray(threadFiles.threadId, [...threadIds]))
      ).map(({ fileId }) => fileId)

/** Messages deleted before a moment that still hold something. */
export const listDeletedMessages = (before: Date, most: number) =>
  store()
    .db.select({ id: messages.id })
    .from(messages)
    .where(
      and(
        lt(messages.deletedAt, before),
        or(
          ne(messages.text, ''),
          exists(
            store().db.select({ id: threadFiles.id }).from(threadFiles).where(eq(threadFiles.messageId, messages.id)),
          ),
        ),
      ),
    )
    .limit(most)

/** The words of deleted messages go for good, with what they said before, their marks and votes. */
export async function clearMessages(ids: readonly string[]): Promise<void> {
  const list = [...ids]
  await store()
    .db.update(messages)
    .set({ text: '', words: '', poll: null, facts: null })
    .where(inArray(messages.id, list))
  for (const table of [threadEdits, threadReactions, threadVotes, threadFiles])
    await store().db.delete(table).where(inArray(table.messageId, list))
}

/** Members of a thread by their handles. */
export const findByHandles = async (threadId: string, handles: readonly string[]) =>
  handles.length === 0
    ? []
    : store()
        .db.select({ id: users.id, handle: users.handle, mutedAt: threadMembers.mutedAt })
        .from(users)
        .innerJoin(threadMembers, and(eq(threadMembers.userId, users.id), eq(threadMembers.threadId, threadId)))
        .where(inArray(users.handle, [...handles]))
