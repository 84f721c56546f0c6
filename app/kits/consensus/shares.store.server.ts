import { and, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusShares } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/owner/owned.store.server.ts'
import type { Owner } from '#app/kits/owner/owner.ts'

export const createShare = (row: typeof consensusShares.$inferInsert) => store().db.insert(consensusShares).values(row)

export async function findShare(id: string) {
  const [row] = await store().db.select().from(consensusShares).where(eq(consensusShares.id, id)).limit(1)
  return row ?? null
}

export type ShareLink = { id: string; createdAt: Date }

/** The addresses under which somebody shares a run now, newest first. */
export const listShares = (owner: Owner, runId: string): Promise<ShareLink[]> =>
  store()
    .db.select({ id: consensusShares.id, createdAt: consensusShares.createdAt })
    .from(consensusShares)
    .where(and(belongsTo(consensusShares, owner), eq(consensusShares.runId, runId), isNull(consensusShares.revokedAt)))
    .orderBy(desc(consensusShares.createdAt))

/** Takes a page back for good: its words go, only the date stays. False when it is not theirs. */
export async function revokeShare(owner: Owner, id: string, now: Date): Promise<boolean> {
  const taken = await store()
    .db.update(consensusShares)
    .set({ revokedAt: now, page: {}, title: '' })
    .where(and(eq(consensusShares.id, id), belongsTo(consensusShares, owner), isNull(consensusShares.revokedAt)))
    .returning({ id: consensusShares.id })
  return taken.length > 0
}
