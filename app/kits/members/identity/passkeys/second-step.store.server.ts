import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { authenticators, recoveryCodes } from '#app/database/tables/people.ts'

export type AuthenticatorRow = typeof authenticators.$inferSelect

export async function findAuthenticator(userId: string): Promise<AuthenticatorRow | null> {
  const rows = await store().db.select().from(authenticators).where(eq(authenticators.userId, userId)).limit(1)
  return rows[0] ?? null
}

/** Keeps a secret nobody confirmed yet, in place of an older one; false when one is confirmed already. */
export async function savePendingAuthenticator(userId: string, sealedSecret: string): Promise<boolean> {
  const written = await store()
    .db.insert(authenticators)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return written.length === 1
}

/** Turns on exactly the secret whose code was right; false when it was replaced or confirmed meanwhile. */
export async function confirmAuthenticatorRow(row: AuthenticatorRow, lastStep: number, now: Date): Promise<boolean> {
  const written = await store()
    .db.update(authenticators)
    .set({ confirmedAt: now, lastStep })
    .where(
      and(
        eq(authenticators.userId, row.userId),
        eq(authenticators.sealedSecret, row.sealedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId })
  return written.length === 1
}

/** Uses the code of a step up; false when that step or a later one was used before. */
export async function spendStep(userId: string, step: number): Promise<boolean> {
  const written = await store()
    .db.update(authenticators)
    .set({ lastStep: step })
    .where(
      and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt), lt(authenticators.lastStep, step)),
    )
    .returning({ userId: authenticators.userId })
  return written.length === 1
}

export const removePendingAuthenticator = (userId: string) =>
  store()
    .db.delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))

/** False when there was none. */
export async function removeAuthenticator(userId: string): Promise<boolean> {
  const gone = await store()
    .db.delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  return gone.length === 1
}

export const createRecoveryRows = (userId: string, hashes: readonly string[]) =>
  store()
    .db.insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ codeHash, userId })))

/** Uses a code up: of several who try at once one gets true. */
export async function takeRecoveryRow(userId: string, codeHash: string): Promise<boolean> {
  const taken = await store()
    .db.delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return taken.length === 1
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  const rows = await store().db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return rows[0]?.n ?? 0
}

export const removeRecoveryCodes = (userId: string) =>
  store().db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
