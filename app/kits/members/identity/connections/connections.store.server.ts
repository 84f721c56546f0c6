import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { connections, users } from '#app/database/tables/people.ts'
import type { UserRow } from '../account/users.store.server.ts'

export type ConnectionRow = typeof connections.$inferSelect
/** `google`, or the issuer of an OpenID provider. */
export type Provider = ConnectionRow['provider']

export async function findConnectedUser(provider: Provider, subject: string): Promise<UserRow | null> {
  const rows = await store()
    .db.select({ user: users })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.userId))
    .where(and(eq(connections.provider, provider), eq(connections.subject, subject)))
    .limit(1)
  return rows[0]?.user ?? null
}

/** The accounts elsewhere that open a person's account here, the oldest first. */
export const listConnections = (userId: string, provider: Provider): Promise<ConnectionRow[]> =>
  store()
    .db.select()
    .from(connections)
    .where(and(eq(connections.userId, userId), eq(connections.provider, provider)))
    .orderBy(asc(connections.createdAt))

/** All accounts elsewhere that open a person's account here, whoever keeps them. */
export const listAllConnections = (userId: string): Promise<ConnectionRow[]> =>
  store().db.select().from(connections).where(eq(connections.userId, userId)).orderBy(asc(connections.createdAt))

export const findConnection = async (provider: Provider, subject: string): Promise<ConnectionRow | null> =>
  (
    await store()
      .db.select()
      .from(connections)
      .where(and(eq(connections.provider, provider), eq(connections.subject, subject)))
      .limit(1)
  )[0] ?? null

export const saveConnection = (
  { provider, subject }: Pick<ConnectionRow, 'provider' | 'subject'>,
  changes: Partial<Pick<ConnectionRow, 'email' | 'role'>>,
) =>
  store()
    .db.update(connections)
    .set(changes)
    .where(and(eq(connections.provider, provider), eq(connections.subject, subject)))

/** False when that account elsewhere opens an account here already. */
export async function createConnection(row: typeof connections.$inferInsert): Promise<boolean> {
  const written = await store()
    .db.insert(connections)
    .values(row)
    .onConflictDoNothing()
    .returning({ subject: connections.subject })
  return written.length === 1
}

export const removeConnections = (userId: string, provider: Provider) =>
  store()
    .db.delete(connections)
    .where(and(eq(connections.userId, userId), eq(connections.provider, provider)))
