import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaChains, pandaTokens as tokens } from '#app/database/tables/money/panda-tokens.ts'
import { pandaKeepers, pandas } from '#app/database/tables/money/pandas.ts'
import { wallets } from '#app/database/tables/money/wallets.ts'
import { toChainMark } from '../chain-mark.ts'

export type TokenRow = typeof tokens.$inferSelect

export async function findToken(panda: number): Promise<TokenRow | null> {
  const [row] = await store().db.select().from(tokens).where(eq(tokens.panda, panda)).limit(1)
  return row ?? null
}

/** The token of a panda that is minted or being minted: it moves on the chain alone. */
export async function findLiveToken(panda: number): Promise<TokenRow | null> {
  const token = await findToken(panda)
  return token?.state === 'failed' ? null : token
}

/** Which of some pandas are minted or being minted. */
export async function listLiveTokens(pandas: readonly number[]): Promise<ReadonlySet<number>> {
  if (pandas.length === 0) return new Set()
  const rows = await store()
    .db.select({ panda: tokens.panda })
    .from(tokens)
    .where(and(inArray(tokens.panda, [...pandas]), ne(tokens.state, 'failed')))
  return new Set(rows.map(({ panda }) => panda))
}

/** Adds a token that is to be minted, or begins one anew that failed; false when it is minted or under way. */
export async function beginToken(row: typeof tokens.$inferInsert): Promise<boolean> {
  const nothing = { problem: null, hash: null, raw: null, nonce: null, nonceKey: null, replaced: [], block: null }
  const fresh = { ...row, ...nothing }
  const began = await store()
    .db.insert(tokens)
    .values(fresh)
    .onConflictDoUpdate({ target: tokens.panda, set: fresh, setWhere: eq(tokens.state, 'failed') })
    .returning({ panda: tokens.panda })
  return began.length > 0
}

/** Changes a token that is under way; false when it is not any more. */
export async function saveToken(panda: number, change: Partial<typeof tokens.$inferInsert>): Promise<boolean> {
  const saved = await store()
    .db.update(tokens)
    .set(change)
    .where(and(eq(tokens.panda, panda), inArray(tokens.state, ['waiting', 'sent'])))
    .returning({ panda: tokens.panda })
  return saved.length > 0
}

/** Puts a minting that pays more in the place of one that is on its way; false when somebody else did, or it is over. */
export async function replaceToken(
  { panda, hash, replaced }: TokenRow,
  signed: Pick<TokenRow, 'hash' | 'raw' | 'nonce' | 'nonceKey'>,
  updatedAt: Date,
): Promise<boolean> {
  if (hash === null) return false
  const saved = await store()
    .db.update(tokens)
    .set({ ...signed, replaced: [hash, ...replaced], updatedAt })
    .where(and(eq(tokens.panda, panda), eq(tokens.state, 'sent'), eq(tokens.hash, hash)))
    .returning({ panda: tokens.panda })
  return saved.length > 0
}

/** Whether another transaction that is on its way has this place. */
export async function isNonceTaken(nonceKey: string): Promise<boolean> {
  return (await store().db.$count(tokens, eq(tokens.nonceKey, nonceKey))) > 0
}

/** Writes down who has a minted panda by the chain. */
export const saveOwner = (panda: number, ownerKey: string, ownerBlock: number, updatedAt: Date) =>
  store().db.update(tokens).set({ ownerKey, ownerBlock, updatedAt }).where(eq(tokens.panda, panda))

export const listUnderWay = (most: number): Promise<TokenRow[]> =>
  store()
    .db.select()
    .from(tokens)
    .where(inArray(tokens.state, ['waiting', 'sent']))
    .orderBy(asc(tokens.panda))
    .limit(most)

/** The minted pandas of a contract, above a number. */
export const listMinted = (chainId: number, contract: string, above: number, most: number): Promise<TokenRow[]> =>
  store()
    .db.select()
    .from(tokens)
    .where(
      and(
        ...[eq(tokens.state, 'confirmed'), eq(tokens.chainId, chainId), eq(tokens.contract, contract)],
        gt(tokens.panda, above),
      ),
    )
    .orderBy(asc(tokens.panda))
    .limit(most)

/** How many pandas are minted in other contracts than one. */
export async function countElsewhere(chainId: number | null, contract: string | null): Promise<number> {
  const [row] = await store()
    .db.select({ many: count() })
    .from(tokens)
    .where(
      and(
        eq(tokens.state, 'confirmed'),
        chainId === null ? undefined : or(ne(tokens.chainId, chainId), ne(tokens.contract, contract ?? '')),
      ),
    )
  return row?.many ?? 0
}

/** Minted pandas that are not with whom their address belongs to: a wallet was connected, or given up. */
export const listStrayed = (most: number): Promise<TokenRow[]> =>
  store()
    .db.select({ token: tokens })
    .from(tokens)
    .innerJoin(pandas, eq(pandas.number, tokens.panda))
    .leftJoin(wallets, eq(wallets.addressKey, tokens.ownerKey))
    .leftJoin(pandaKeepers, eq(pandaKeepers.userId, wallets.userId))
    .where(
      and(
        eq(tokens.state, 'confirmed'),
        isNotNull(tokens.ownerKey),
        or(
          and(isNull(wallets.userId), ne(pandas.keeper, sql`${toChainMark('')} || ${tokens.ownerKey}`)),
          and(isNotNull(wallets.userId), or(isNull(pandaKeepers.mark), ne(pandas.keeper, pandaKeepers.mark))),
        ),
      ),
    )
    .orderBy(asc(tokens.panda))
    .limit(most)
    .then((rows) => rows.map(({ token }) => token))

const chainKey = (chainId: number, contract: string) => `${chainId}:${contract}`

/** Up to which block the moves of a contract were read; null where nothing is minted in it yet. */
export async function findReadBlock(chainId: number, contract: string): Promise<number | null> {
  const id = chainKey(chainId, contract)
  const [row] = await store().db.select().from(pandaChains).where(eq(pandaChains.id, id)).limit(1)
  return row?.block ?? null
}

export const saveReadBlock = (chainId: number, contract: string, block: number) =>
  store()
    .db.insert(pandaChains)
    .values({ id: chainKey(chainId, contract), block })
    .onConflictDoUpdate({ target: pandaChains.id, set: { block } })

/** Begins to read the moves of a contract at a block, where that has not begun. */
export const beginReading = (chainId: number, contract: string, block: number) =>
  store()
    .db.insert(pandaChains)
    .values({ id: chainKey(chainId, contract), block })
    .onConflictDoNothing()
