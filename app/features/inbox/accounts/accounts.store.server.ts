import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxAccounts, inboxCopies, inboxFolders } from '#app/database/tables/mail/accounts.ts'
import { inboxDrafts } from '#app/database/tables/mail/inbox.ts'

export type AccountRow = typeof inboxAccounts.$inferSelect

const GONE = 'The mail account it was written from was removed. Choose another sender.'

export const listAccounts = (userId: string): Promise<AccountRow[]> =>
  store()
    .db.select()
    .from(inboxAccounts)
    .where(eq(inboxAccounts.userId, userId))
    .orderBy(asc(inboxAccounts.createdAt), asc(inboxAccounts.id))

export async function findAccount(id: string, userId: string): Promise<AccountRow | null> {
  const [row] = await store()
    .db.select()
    .from(inboxAccounts)
    .where(and(eq(inboxAccounts.id, id), eq(inboxAccounts.userId, userId)))
  return row ?? null
}

/** An account whoever it belongs to, for the jobs that work on it. */
export async function findAnyAccount(id: string): Promise<AccountRow | null> {
  const [row] = await store().db.select().from(inboxAccounts).where(eq(inboxAccounts.id, id))
  return row ?? null
}

/** False when the member has this address already. */
export async function createAccount(row: typeof inboxAccounts.$inferInsert): Promise<boolean> {
  const made = await store()
    .db.insert(inboxAccounts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: inboxAccounts.id })
  return made.length > 0
}

export const saveAccount = (id: string, change: Partial<Omit<AccountRow, 'id' | 'userId'>>) =>
  store().db.update(inboxAccounts).set(change).where(eq(inboxAccounts.id, id))

/** The next look at an account, unless another was asked for since `from` was read. */
export const putOff = (id: string, { from, to }: { from: Date; to: Date }) =>
  store()
    .db.update(inboxAccounts)
    .set({ dueAt: to })
    .where(and(eq(inboxAccounts.id, id), eq(inboxAccounts.dueAt, from)))

/** Accounts whose time has come, the longest waiting first. */
export const listDueAccounts = (now: Date, most: number): Promise<AccountRow[]> =>
  store()
    .db.select()
    .from(inboxAccounts)
    .where(and(eq(inboxAccounts.state, 'on'), lte(inboxAccounts.dueAt, now)))
    .orderBy(asc(inboxAccounts.dueAt))
    .limit(most)

/** Accounts of members who are here that nobody listens to yet, those that were here last first. */
export const listToListen = (now: Date, since: Date, most: number): Promise<AccountRow[]> =>
  store()
    .db.select()
    .from(inboxAccounts)
    .where(
      and(
        eq(inboxAccounts.state, 'on'),
        eq(inboxAccounts.isComplete, true),
        eq(inboxAccounts.failures, 0),
        gte(inboxAccounts.seenAt, since),
        or(isNull(inboxAccounts.listenAt), lte(inboxAccounts.listenAt, now)),
      ),
    )
    .orderBy(desc(inboxAccounts.seenAt))
    .limit(most)

/** Something was done that some accounts are to be told of soon. */
export const hastenAccounts = (ids: readonly string[], now: Date) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.update(inboxAccounts)
        .set({ dueAt: now })
        .where(and(inArray(inboxAccounts.id, [...ids]), eq(inboxAccounts.failures, 0)))

/** Their member has the inbox open: accounts that were not looked at since a moment are looked at now. */
export async function noteSeen(userId: string, now: Date, since: Date): Promise<void> {
  const { db } = store()
  await db
    .update(inboxAccounts)
    .set({ seenAt: now })
    .where(and(eq(inboxAccounts.userId, userId), lt(inboxAccounts.seenAt, since)))
  await db
    .update(inboxAccounts)
    .set({ dueAt: now })
    .where(
      and(
        eq(inboxAccounts.userId, userId),
        eq(inboxAccounts.failures, 0),
        lt(inboxAccounts.syncedAt, since),
        ne(inboxAccounts.state, 'leaving'),
      ),
    )
}

/** Takes an account away with all that was known of its folders; its mail stays. */
export async function removeAccountRows({ id, userId }: Pick<AccountRow, 'id' | 'userId'>): Promise<void> {
  const { db } = store()
  const written = and(eq(inboxDrafts.userId, userId), eq(inboxDrafts.accountId, id))
  await db.delete(inboxCopies).where(eq(inboxCopies.accountId, id))
  await db.delete(inboxFolders).where(eq(inboxFolders.accountId, id))
  // What was on its way from there does not leave from another address unasked.
  await db
    .update(inboxDrafts)
    .set({ state: 'draft', sendAt: null, trouble: GONE })
    .where(and(written, eq(inboxDrafts.state, 'held')))
  await db.update(inboxDrafts).set({ accountId: null }).where(written)
  await db.delete(inboxAccounts).where(eq(inboxAccounts.id, id))
}
