import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  conversationAttachments as attachments,
  conversationMessages as messages,
  conversations,
  conversationShares as shares,
  ownAllies,
} from '#app/database/tables/conversations.ts'
import { events } from '#app/database/tables/jobs.ts'
import { each } from './each.ts'
import { isBehind, paged } from './paged.store.server.ts'
import type { Person } from './person.ts'

/** Conversations may be long, so they are read a few at a time. */
const AT_ONCE = 20

type ConversationRow = typeof conversations.$inferSelect

/** A person's conversations with every message of every branch, and the words of what was attached. */
export async function* readConversations({ id }: Person): AsyncGenerator<object> {
  const pages = paged<ConversationRow>(AT_ONCE, (last) =>
    store()
      .db.select()
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, id),
          isBehind(conversations.createdAt, conversations.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(conversations.createdAt), asc(conversations.id))
      .limit(AT_ONCE),
  )
  for await (const page of pages)
    for (const { userId: _user, guestId: _guest, titleWords: _words, ...conversation } of page)
      yield { ...conversation, messages: await readMessages(conversation.id) }
}

async function readMessages(conversationId: string): Promise<object[]> {
  const said = await store()
    .db.select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
  const attached = await store()
    .db.select()
    .from(attachments)
    .where(eq(attachments.conversationId, conversationId))
    .orderBy(asc(attachments.id))
  return said.map(({ conversationId: _conversation, words: _words, runId: _run, jobId: _job, ...message }) => ({
    ...message,
    attachments: attached
      .filter(({ messageId }) => messageId === message.id)
      .map(({ name, type, bytes, text, note, fileId }) => ({ name, type, bytes, text, note, fileId })),
  }))
}

export const readConversationShares = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(shares).where(eq(shares.userId, id)).orderBy(asc(shares.createdAt))
    return rows.map(({ userId: _user, guestId: _guest, ...share }) => share)
  })

export const readAllies = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(ownAllies)
      .where(eq(ownAllies.userId, id))
      .orderBy(asc(ownAllies.createdAt))
    return rows.map(({ userId: _user, ...ally }) => ally)
  })

const own = ({ id }: Person) =>
  store().db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, id))

export const eraseAttachments = (person: Person) =>
  store()
    .db.delete(attachments)
    .where(inArray(attachments.conversationId, own(person)))

export const eraseMessages = (person: Person) =>
  store()
    .db.delete(messages)
    .where(inArray(messages.conversationId, own(person)))

export const eraseConversationShares = ({ id }: Person) => store().db.delete(shares).where(eq(shares.userId, id))

/** What was told of a conversation while it was written goes with it. */
export async function eraseConversations(person: Person): Promise<void> {
  const ids = (await own(person)).map(({ id }) => `conversation:${id}`)
  if (ids.length > 0) await store().db.delete(events).where(inArray(events.topic, ids))
  await store().db.delete(conversations).where(eq(conversations.userId, person.id))
}

export const eraseAllies = ({ id }: Person) => store().db.delete(ownAllies).where(eq(ownAllies.userId, id))
