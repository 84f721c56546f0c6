import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { mailTokens, sessions, users } from '#app/database/tables/people.ts'

export type UserRow = typeof users.$inferSelect
export type TokenRow = typeof mailTokens.$inferSelect

const first = <T>(rows: T[]): T | null => rows[0] ?? null

export const findUserById = async (id: string) =>
  first(await store().db.select().from(users).where(eq(users.id, id)).limit(1))

export const findUserByUsername = async (usernameKey: string) =>
  first(await store().db.select().from(users).where(eq(users.usernameKey, usernameKey)).limit(1))

/** Whoever goes by a name, as username or as handle, other than one person: nobody answers to another's name. */
export const findNamesake = async (nameKey: string, exceptUserId = '') =>
  first(
    await store()
      .db.select()
      .from(users)
      .where(and(or(eq(users.usernameKey, nameKey), eq(users.handle, nameKey)), ne(users.id, exceptUserId)))
      .limit(1),
  )

/** The account of an address: whoever confirmed it, else the newest that claims it. */
export const findUserByEmail = async (emailKey: string) =>
  first(
    await store()
      .db.select()
      .from(users)
      .where(eq(users.emailKey, emailKey))
      .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt), desc(users.id))
      .limit(1),
  )

/** The one account that confirmed an address. */
export const findOwnerOfEmail = async (emailKey: string) =>
  first(
    await store()
      .db.select()
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailVerifiedAt)))
      .limit(1),
  )

/** Accounts that were made with an address and have not confirmed it, the newest first. */
export const listClaims = (emailKey: string, most: number): Promise<UserRow[]> =>
  store()
    .db.select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.emailVerifiedAt)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most)

/** Writes a new person; false when the username, or an address that is confirmed, was taken in the meantime. */
export async function createUser(row: typeof users.$inferInsert): Promise<boolean> {
  const written = await store().db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return written.length === 1
}

export const saveUser = (id: string, changes: Partial<typeof users.$inferInsert>) =>
  store().db.update(users).set(changes).where(eq(users.id, id))

export const createToken = (row: typeof mailTokens.$inferInsert) => store().db.insert(mailTokens).values(row)

/** A token that still works, without using it. */
export const findToken = async (tokenHash: string, purpose: TokenRow['purpose'], now: Date) =>
  first(
    await store()
      .db.select()
      .from(mailTokens)
      .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now)))
      .limit(1),
  )

/** Uses a token up: of several who try at once one gets the row, the others null. */
export const takeToken = async (tokenHash: string, purpose: TokenRow['purpose'], now: Date) =>
  first(
    await store()
      .db.delete(mailTokens)
      .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now)))
      .returning(),
  )

export const removeTokens = (userId: string, purpose: TokenRow['purpose']) =>
  store()
    .db.delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)))

export const removeExpiredTokens = (now: Date) => store().db.delete(mailTokens).where(lt(mailTokens.expiresAt, now))

export const removeSessionsOf = (userId: string) => store().db.delete(sessions).where(eq(sessions.userId, userId))
