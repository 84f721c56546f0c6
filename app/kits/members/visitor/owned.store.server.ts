import { and, eq, isNull, lt, type Column, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { listOwnedTables } from './owned-tables.ts'
import type { Visitor } from './visitor.ts'

/** The two columns of a table whose rows belong to somebody. */
type OwnedColumns = { userId: Column; guestId: Column }

/** What belongs to an owner, as a condition on a table with both columns. */
export function belongsTo(columns: OwnedColumns, owner: Visitor): SQL {
  const condition =
    owner.userId === null
      ? and(isNull(columns.userId), eq(columns.guestId, owner.guestId))
      : eq(columns.userId, owner.userId)
  return condition!
}

/** Hands everything a guest kept to a member. */
export async function handOver(guestId: string, userId: string): Promise<void> {
  for (const table of listOwnedTables())
    await store()
      .db.update(table)
      .set({ userId, guestId: null })
      .where(and(isNull(table.userId), eq(table.guestId, guestId)))
}

/** Removes what guests kept before a moment. */
export async function removeGuestsBefore(before: Date): Promise<void> {
  for (const table of listOwnedTables())
    await store()
      .db.delete(table)
      .where(and(isNull(table.userId), lt(table.createdAt, before)))
}
