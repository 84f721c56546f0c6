import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { conversationMessages as messages, type MessageState } from '#app/database/tables/conversations.ts'

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

export const removeMessages = (ids: readonly string[]) =>
  store()
    .db.delete(messages)
    .where(inArray(messages.id, [...ids]))
