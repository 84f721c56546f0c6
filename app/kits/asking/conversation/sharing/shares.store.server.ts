import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { conversations, conversationShares as shares } from '#app/database/tables/conversations.ts'
import { users } from '#app/database/tables/people.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import { isCurrent, isReadable, isSharer } from '#app/kits/pages/share-link/readable.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type ShareRow = typeof shares.$inferSelect

export const createShare = (row: typeof shares.$inferInsert) => store().db.insert(shares).values(row)

/** The pages of a conversation that can still be read, newest first. */
export const listShares = (conversationId: string, owner: Visitor, now: Date): Promise<ShareRow[]> =>
  store()
    .db.select()
    .from(shares)
    .where(and(eq(shares.conversationId, conversationId), belongsTo(shares, owner), isCurrent(shares, now)))
    .orderBy(desc(shares.createdAt))

/** A page for whoever has its address; null when it was taken back, its time is over, or its conversation was deleted. */
export async function findShare(id: string, now: Date): Promise<ShareRow | null> {
  const [row] = await store()
    .db.select({ share: shares })
    .from(shares)
    .innerJoin(conversations, eq(conversations.id, shares.conversationId))
    .leftJoin(users, isSharer(shares))
    .where(and(eq(shares.id, id), isReadable(shares, now), isNull(conversations.deletedAt)))
  return row?.share ?? null
}

/** Takes a page back: nobody reads it from now on, and its words are gone. */
export const revokeShare = (id: string, owner: Visitor, revokedAt: Date) =>
  store()
    .db.update(shares)
    .set({ revokedAt, page: { messages: [] }, title: '' })
    .where(and(eq(shares.id, id), belongsTo(shares, owner), isNull(shares.revokedAt)))

/** The words of pages whose time is over go; only their dates stay. */
export const clearOverShares = (now: Date) =>
  store()
    .db.update(shares)
    .set({ revokedAt: now, page: { messages: [] }, title: '' })
    .where(and(isNull(shares.revokedAt), lt(shares.expiresAt, now)))
