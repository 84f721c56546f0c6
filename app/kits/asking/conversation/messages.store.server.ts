import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  conversationAttachments as attachments,
  conversationMessages as messages,
  type MessageState,
} from '#app/database/tables/conversations.ts'

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = typeof messages.$inferInsert

export const openMessageStates = ['waiting', 'writing'] as const satisfies readonly MessageState[]
export const isUnderWay = ({ state }: { state: MessageState }): boolean =>
  openMessageStates.some((one) => one === state)

export const createMessages = (rows: readonly NewMessage[]) =>
  store()
    .db.insert(messages)
    .values([...rows])

/** All messages of a conversation, oldest first. */
export const listMessages = (conversationId: string): Promise<MessageRow[]> =>
  store().db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(asc(messages.id))

/** What a list says of a conversation: how many messages, who answered, and one text of it. */
export type Summary = { messages: number; voices: string[]; text: string }

/** Conversations in short; the text is the first that holds the (folded) word, else the last one. */
export async function summariseMessages(ids: readonly string[], word: string): Promise<Map<string, Summary>> {
  const { conversationId, id, label, words } = messages
  const isFound = word === '' ? sql`false` : holds(words, word)
  const told = await store()
    .db.select({
      conversationId,
      label,
      messages: count(),
      first: sql<string>`min(${id})`,
      last: sql<string>`max(${id})`,
      found: sql<string | null>`min(case when ${isFound} then ${id} end)`,
    })
    .from(messages)
    .where(inArray(conversationId, [...ids]))
    .groupBy(conversationId, label)
  const summaries = ids.map((one) => {
    const by = told.filter((row) => row.conversationId === one).sort((a, b) => (a.first < b.first ? -1 : 1))
    const found = by.flatMap((row) => row.found ?? []).sort()[0]
    return {
      id: one,
      messages: by.reduce((sum, row) => sum + row.messages, 0),
      voices: by.flatMap((row) => row.label ?? []),
      shown:
        found ??
        by
          .map(({ last }) => last)
          .sort()
          .at(-1) ??
        '',
    }
  })
  const texts = await store()
    .db.select({ id, text: messages.text })
    .from(messages)
    .where(
      inArray(
        id,
        summaries.map(({ shown }) => shown),
      ),
    )
  const textOf = new Map(texts.map((row) => [row.id, row.text]))
  return new Map(summaries.map(({ id: one, shown, ...rest }) => [one, { ...rest, text: textOf.get(shown) ?? '' }]))
}

export async function countMessages(conversationId: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
  return row?.count ?? 0
}

export async function findMessage(id: string): Promise<MessageRow | null> {
  const [row] = await store().db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

/** Changes a message while it is in one of some states; false when it is in none of them. */
export async function saveMessage(
  id: string,
  change: Partial<NewMessage>,
  whileIn?: readonly MessageState[],
): Promise<boolean> {
  const condition: SQL | undefined = whileIn ? inArray(messages.state, [...whileIn]) : undefined
  const saved = await store()
    .db.update(messages)
    .set(change)
    .where(and(eq(messages.id, id), condition))
    .returning({ id: messages.id })
  return saved.length > 0
}

/** Takes messages away with what is attached to them; gives the files that hang on no other message. */
export const removeMessages = (ids: readonly string[]): Promise<string[]> =>
  store().tx(async () => {
    const { fileId } = attachments
    const gone = await store()
      .db.delete(attachments)
      .where(inArray(attachments.messageId, [...ids]))
      .returning({ fileId })
    const files = [...new Set(gone.flatMap((one) => one.fileId ?? []))]
    const kept = await store().db.select({ fileId }).from(attachments).where(inArray(fileId, files))
    await store()
      .db.delete(messages)
      .where(inArray(messages.id, [...ids]))
    return files.filter((id) => !kept.some((one) => one.fileId === id))
  })
