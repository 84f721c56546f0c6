import { and, asc, count, eq, gt, isNull, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { wallets, type KeptWalletKind } from '#app/database/tables/money/wallets.ts'
import { users } from '#app/database/tables/people.ts'

export type WalletRow = typeof wallets.$inferSelect
export type WalletKind = 'none' | KeptWalletKind

/** Adds a wallet; null when the member has one of this kind, or the address belongs to an account already. */
export async function createWallet(row: typeof wallets.$inferInsert): Promise<WalletRow | null> {
  const [made] = await store().db.insert(wallets).values(row).onConflictDoNothing().returning()
  return made ?? null
}

export const listWallets = (userId: string): Promise<WalletRow[]> =>
  store().db.select().from(wallets).where(eq(wallets.userId, userId))

export async function findWallet(userId: string, kind: KeptWalletKind): Promise<WalletRow | null> {
  const [row] = await store()
    .db.select()
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.kind, kind)))
    .limit(1)
  return row ?? null
}

/** The wallet that counts for a member; null for who has none. */
export async function findCurrentWallet(userId: string): Promise<WalletRow | null> {
  const [row] = await store()
    .db.select({ wallet: wallets })
    .from(users)
    .innerJoin(wallets, and(eq(wallets.userId, users.id), eq(wallets.kind, users.walletType)))
    .where(eq(users.id, userId))
    .limit(1)
  return row?.wallet ?? null
}

export async function findWalletByAddress(addressKey: string): Promise<WalletRow | null> {
  const [row] = await store().db.select().from(wallets).where(eq(wallets.addressKey, addressKey)).limit(1)
  return row ?? null
}

export const saveWallet = (id: string, change: Partial<typeof wallets.$inferInsert>) =>
  store().db.update(wallets).set(change).where(eq(wallets.id, id))

export async function removeWallet(userId: string, kind: KeptWalletKind): Promise<boolean> {
  const gone = await store()
    .db.delete(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.kind, kind)))
    .returning({ id: wallets.id })
  return gone.length > 0
}

/** Says on the account which wallet counts: what `/api/auth/user` tells. */
export const saveWalletType = (userId: string, walletType: WalletKind) =>
  store().db.update(users).set({ walletType }).where(eq(users.id, userId))

/** The wallets whose keys are kept here, by id, after one. */
export const listKeptKeys = (afterId: string, most: number): Promise<WalletRow[]> =>
  store()
    .db.select()
    .from(wallets)
    .where(and(eq(wallets.kind, 'custodial'), gt(wallets.id, afterId)))
    .orderBy(asc(wallets.id))
    .limit(most)

/** How many accounts name a kind of wallet that they have not. */
export async function countLostTypes(): Promise<number> {
  const [row] = await store()
    .db.select({ many: count() })
    .from(users)
    .leftJoin(wallets, and(eq(wallets.userId, users.id), eq(wallets.kind, users.walletType)))
    .where(and(ne(users.walletType, 'none'), isNull(wallets.id)))
  return row?.many ?? 0
}
