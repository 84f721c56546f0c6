import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { connections, users } from '#app/database/tables/people.ts'
import type { UserRow } from '../account/users.store.server.ts'

export type ConnectionRow = typeof connections.$inferSelect
type Provider = ConnectionRow['provider']

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
