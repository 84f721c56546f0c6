import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusShares } from '#app/database/tables/consensus.ts'
import { users } from '#app/database/tables/people.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import { isCurrent, isReadable, isSharer } from '#app/kits/pages/share-link/readable.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export const createShare = (row: typeof consensusShares.$inferInsert) => store().db.insert(consensusShares).values(row)

/** A page that can be read now. */
export async function findShare(id: string, now: Date) {
  const [row] = await store()
    .db.select({ share: consensusShares })
    .from(consensusShares)
    .leftJoin(users, isSharer(consensusShares))
    .where(and(eq(consensusShares.id, id), isReadable(consensusShares, now)))
    .limit(1)
  return row?.share ?? null
}

export type ShareLink = { id: string; createdAt: Date; expiresAt: Date | null }

/** The addresses under which somebody shares a run now, newest first. */
export const listShares = (owner: Visitor, runId: string, now: Date): Promise<ShareLink[]> =>
  store()
    .db.select({ id: consensusShares.id, createdAt: consensusShares.createdAt, expiresAt: consensusShares.expiresAt })
    .from(consensusShares)
    .where(and(belongsTo(consensusShares, owner), eq(consensusShares.runId, runId), isCurrent(consensusShares, now)))
    .orderBy(desc(consensusShares.createdAt))

/** Takes a page back for good: its words go, only the date stays. False when it is not theirs. */
export async function revokeShare(owner: Visitor, id: string, now: Date): Promise<boolean> {
  const taken = await store()
    .db.update(consensusShares)
    .set({ revokedAt: now, page: {}, title: '' })
    .where(and(eq(consensusShares.id, id), belongsTo(consensusShares, owner), isNull(consensusShares.revokedAt)))
    .returning({ id: consensusShares.id })
  return taken.length > 0
}

/** The words of pages whose time is over go; only their dates stay. */
export const clearOverShares = (now: Date) =>
  store()
    .db.update(consensusShares)
    .set({ revokedAt: now, page: {}, title: '' })
    .where(and(isNull(consensusShares.revokedAt), lt(consensusShares.expiresAt, now)))
