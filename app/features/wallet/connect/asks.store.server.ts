import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { walletAsks, walletLinks } from '#app/database/tables/money/wallets.ts'

export type AskRow = typeof walletAsks.$inferSelect
export type LinkRow = typeof walletLinks.$inferSelect

export const createAsk = (row: typeof walletAsks.$inferInsert) => store().db.insert(walletAsks).values(row)

export async function findAsk(nonce: string): Promise<AskRow | null> {
  const [row] = await store().db.select().from(walletAsks).where(eq(walletAsks.nonce, nonce)).limit(1)
  return row ?? null
}

/** Uses a message up: of several that come at once one gets true. */
export async function spendAsk(nonce: string, now: Date): Promise<boolean> {
  const spent = await store()
    .db.update(walletAsks)
    .set({ usedAt: now })
    .where(and(eq(walletAsks.nonce, nonce), isNull(walletAsks.usedAt), gt(walletAsks.expiresAt, now)))
    .returning({ nonce: walletAsks.nonce })
  return spent.length > 0
}

export const createLink = (row: typeof walletLinks.$inferInsert) => store().db.insert(walletLinks).values(row)

/** A link that still leads somewhere. */
export async function findLink(tokenHash: string, now: Date): Promise<LinkRow | null> {
  const [row] = await store()
    .db.select()
    .from(walletLinks)
    .where(and(eq(walletLinks.tokenHash, tokenHash), isNull(walletLinks.usedAt), gt(walletLinks.expiresAt, now)))
    .limit(1)
  return row ?? null
}

export async function spendLink(tokenHash: string, now: Date): Promise<boolean> {
  const spent = await store()
    .db.update(walletLinks)
    .set({ usedAt: now })
    .where(and(eq(walletLinks.tokenHash, tokenHash), isNull(walletLinks.usedAt), gt(walletLinks.expiresAt, now)))
    .returning({ tokenHash: walletLinks.tokenHash })
  return spent.length > 0
}

/** A new link ends the ones before it. */
export const removeLinks = (userId: string) => store().db.delete(walletLinks).where(eq(walletLinks.userId, userId))

/** Messages and links whose time was over before a moment. */
export async function removeExpired(moment: Date): Promise<void> {
  await store().db.delete(walletAsks).where(lt(walletAsks.expiresAt, moment))
  await store().db.delete(walletLinks).where(lt(walletLinks.expiresAt, moment))
}
