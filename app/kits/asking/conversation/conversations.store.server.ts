import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  conversationAttachments as attachments,
  conversationMessages as messages,
  conversations,
  conversationShares as shares,
} from '#app/database/tables/conversations.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { fold } from './fold.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type AttachmentRow = typeof attachments.$inferSelect

export const createConversation = (row: typeof conversations.$inferInsert) =>
  store().db.insert(conversations).values(row)

/** A conversation that is not deleted, of somebody. */
export async function findConversation(id: string, owner: Visitor): Promise<ConversationRow | null> {
  const row = await findAnyConversation(id, owner)
  return row?.deletedAt ? null : row
}

/** Also one that was deleted and can be brought back. */
export async function findAnyConversation(id: string, owner: Visitor): Promise<ConversationRow | null> {
  const [row] = await store()
    .db.select()
    .from(conversations)
    .where(and(eq(conversations.id, id), belongsTo(conversations, owner)))
  return row ?? null
}

export const saveConversation = (id: string, change: Partial<typeof conversations.$inferInsert>) =>
  store().db.update(conversations).set(change).where(eq(conversations.id, id))

/** Marks some of somebody's conversations as deleted, or no longer; gives those it changed. */
export const markDeleted = (ids: readonly string[], owner: Visitor, deletedAt: Date | null) =>
  store()
    .db.update(conversations)
    .set({ deletedAt })
    .where(
      and(
        inArray(conversations.id, [...ids]),
        belongsTo(conversations, owner),
        deletedAt === null ? isNotNull(conversations.deletedAt) : isNull(conversations.deletedAt),
      ),
    )
    .returning({ id: conversations.id, title: conversations.title })

export type Filter = { find: string; only: 'all' | 'pinned' | 'shared'; voice: string; kind?: 'chat' | 'summon' }

/** Each word stands in the title or in one of the messages. */
function hasWords(find: string): SQL | undefined {
  const words = fold(find).split(' ').filter(Boolean)
  return and(
    ...words.map((word) => {
      const inText = store()
        .db.select({ one: sql`1` })
        .from(messages)
        .where(and(eq(messages.conversationId, conversations.id), holds(messages.words, word)))
      return or(holds(conversations.titleWords, word), exists(inText))
    }),
  )
}

function answeredBy(voice: string): SQL | undefined {
  if (voice === '') return undefined
  const by = store()
    .db.select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.voice, voice)))
  return exists(by)
}

function isShared(): SQL {
  const open = store()
    .db.select({ one: sql`1` })
    .from(shares)
    .where(and(eq(shares.conversationId, conversations.id), isNull(shares.revokedAt)))
  return exists(open)
}

const toCondition = (owner: Visitor, { find, only, voice, kind }: Filter): SQL | undefined =>
  and(
    belongsTo(conversations, owner),
    isNull(conversations.deletedAt),
    eq(conversations.isTemporary, false),
    kind ? eq(conversations.kind, kind) : undefined,
    only === 'pinned' ? eq(conversations.isPinned, true) : undefined,
    only === 'shared' ? isShared() : undefined,
    answeredBy(voice),
    hasWords(find),
  )

/** Somebody's conversations: pinned first, then the newest. */
export const listConversations = (
  owner: Visitor,
  filter: Filter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ConversationRow[]> =>
  store()
    .db.select()
    .from(conversations)
    .where(toCondition(owner, filter))
    .orderBy(desc(conversations.isPinned), desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit)
    .offset(offset)

export async function countConversations(owner: Visitor, filter: Filter): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(conversations).where(toCondition(owner, filter))
  return row?.count ?? 0
}

/** Which of some conversations have a page that others can read. */
export async function listSharedIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await store()
    .db.selectDistinct({ id: shares.conversationId })
    .from(shares)
    .where(and(inArray(shares.conversationId, [...ids]), isNull(shares.revokedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Who has answered in somebody's conversations, by key and the name of then. */
export const listVoicesHeard = (owner: Visitor): Promise<{ voice: string | null; label: string | null }[]> =>
  store()
    .db.selectDistinct({ voice: messages.voice, label: messages.label })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(belongsTo(conversations, owner), isNull(conversations.deletedAt), isNotNull(messages.voice)))
    .orderBy(asc(messages.label))

export const createAttachments = async (rows: readonly (typeof attachments.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await store()
      .db.insert(attachments)
      .values([...rows])
}

export const listAttachments = (conversationId: string): Promise<AttachmentRow[]> =>
  store()
    .db.select()
    .from(attachments)
    .where(eq(attachments.conversationId, conversationId))
    .orderBy(asc(attachments.id))

export const saveAttachment = (id: string, change: Partial<typeof attachments.$inferInsert>) =>
  store().db.update(attachments).set(change).where(eq(attachments.id, id))

/** Conversations whose time is over: deleted ones, and temporary ones nobody wrote in. */
export const listOver = (deletedBefore: Date, temporaryBefore: Date, most: number): Promise<{ id: string }[]> =>
  store()
    .db.select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        lt(conversations.deletedAt, deletedBefore),
        and(eq(conversations.isTemporary, true), lt(conversations.updatedAt, temporaryBefore)),
      ),
    )
    .limit(most)

/** The files of some conversations. */
export async function listFileIds(ids: readonly string[]): Promise<string[]> {
  const rows = await store()
    .db.select({ fileId: attachments.fileId })
    .from(attachments)
    .where(and(inArray(attachments.conversationId, [...ids]), isNotNull(attachments.fileId)))
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
}

/** Takes a conversation away with all that hangs on it. */
export const removeConversation = (id: string) =>
  store().tx(async () => {
    await store().db.delete(shares).where(eq(shares.conversationId, id))
    await store().db.delete(attachments).where(eq(attachments.conversationId, id))
    await store().db.delete(messages).where(eq(messages.conversationId, id))
    await store().db.delete(conversations).where(eq(conversations.id, id))
  })

/** A conversation for the work on it, whoever it belongs to. */
export async function findConversationById(id: string): Promise<ConversationRow | null> {
  const [row] = await store().db.select().from(conversations).where(eq(conversations.id, id))
  return row ?? null
}
