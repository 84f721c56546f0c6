import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { providers } from '#app/database/tables/engines.ts'

export type ProviderRow = typeof providers.$inferSelect
export type ProviderChange = Partial<Omit<ProviderRow, 'id' | 'ownerId' | 'createdAt'>>

/** A row is somebody's: the operator's (null) or a member's. No query reaches across. */
const isOf = (ownerId: string | null): SQL =>
  ownerId === null ? isNull(providers.ownerId) : eq(providers.ownerId, ownerId)

export const listProviderRows = (ownerId: string | null): Promise<ProviderRow[]> =>
  store().db.select().from(providers).where(isOf(ownerId)).orderBy(asc(providers.position), asc(providers.createdAt))

/** The operator's enabled providers, and the member's own before them. */
export const listUsableRows = (memberId: string | null): Promise<ProviderRow[]> =>
  store()
    .db.select()
    .from(providers)
    .where(
      and(
        eq(providers.isEnabled, true),
        memberId === null ? isOf(null) : or(isNull(providers.ownerId), eq(providers.ownerId, memberId)),
      ),
    )
    .orderBy(asc(providers.position), asc(providers.createdAt))

export async function findProviderRow(id: string, ownerId: string | null): Promise<ProviderRow | null> {
  const [row] = await store()
    .db.select()
    .from(providers)
    .where(and(eq(providers.id, id), isOf(ownerId)))
    .limit(1)
  return row ?? null
}

/** False when the id is taken. */
export async function createProviderRow(row: typeof providers.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(providers).values(row).onConflictDoNothing().returning({ id: providers.id })
  return made.length === 1
}

export const saveProviderRow = (id: string, ownerId: string | null, change: ProviderChange) =>
  store()
    .db.update(providers)
    .set(change)
    .where(and(eq(providers.id, id), isOf(ownerId)))

/** Changes a row if its models are still those that were read; false when somebody chose others meanwhile. */
export async function saveUnlessChosen(
  { id, ownerId, models }: Pick<ProviderRow, 'id' | 'ownerId' | 'models'>,
  change: ProviderChange,
): Promise<boolean> {
  const kept = await store()
    .db.update(providers)
    .set(change)
    .where(and(eq(providers.id, id), isOf(ownerId), eq(providers.models, models)))
    .returning({ id: providers.id })
  return kept.length === 1
}

export async function removeProviderRow(id: string, ownerId: string | null): Promise<boolean> {
  const gone = await store()
    .db.delete(providers)
    .where(and(eq(providers.id, id), isOf(ownerId)))
    .returning({ id: providers.id })
  return gone.length === 1
}
