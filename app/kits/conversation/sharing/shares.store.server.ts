import { and, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { conversations, conversationShares as shares } from '#app/database/tables/conversations.ts'
import { belongsTo } from '#app/kits/owner/owned.store.server.ts'
import type { Owner } from '#app/kits/owner/owner.ts'

export type ShareRow = typeof shares.$inferSelect

export const createShare = (row: typeof shares.$inferInsert) => store().db.insert(shares).values(row)

/** The pages of a conversation that can still be read, newest first. */
export const listShares = (conversationId: string, owner: Owner): Promise<ShareRow[]> =>
  store()
    .db.select()
    .from(shares)
    .where(and(eq(shares.conversationId, conversationId), belongsTo(shares, owner), isNull(shares.revokedAt)))
    .orderBy(desc(shares.createdAt))

/** A page for whoever has its address; null when it was taken back, or its conversation was deleted. */
export async function findShare(id: string): Promise<ShareRow | null> {
  const [row] = await store()
    .db.select({ share: shares })
    .from(shares)
    .innerJoin(conversations, eq(conversations.id, shares.conversationId))
    .where(and(eq(shares.id, id), isNull(shares.revokedAt), isNull(conversations.deletedAt)))
  return row?.share ?? null
}

/** Takes a page back: nobody reads it from now on, and its words are gone. */
export const revokeShare = (id: string, owner: Owner, revokedAt: Date) =>
  store()
    .db.update(shares)
    .set({ revokedAt, page: { messages: [] }, title: '' })
    .where(and(eq(shares.id, id), belongsTo(shares, owner), isNull(shares.revokedAt)))
