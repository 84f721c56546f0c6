import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { files } from '#app/database/tables/files.ts'
import { users } from '#app/database/tables/people.ts'

export type FileRow = typeof files.$inferSelect

export const createFile = (row: typeof files.$inferInsert) => store().db.insert(files).values(row)

export async function findFileRow(id: string): Promise<FileRow | null> {
  const [row] = await store().db.select().from(files).where(eq(files.id, id)).limit(1)
  return row ?? null
}

/** False when somebody else was faster. */
export async function removeFileRow(id: string): Promise<boolean> {
  const removed = await store().db.delete(files).where(eq(files.id, id)).returning({ id: files.id })
  return removed.length === 1
}

/** Takes away the rows of files of an owner, or of the house (null); their bytes are swept within a day. */
export async function removeFileRows(ids: readonly string[], ownerId: string | null): Promise<void> {
  const whose = ownerId === null ? isNull(files.ownerId) : eq(files.ownerId, ownerId)
  if (ids.length > 0)
    await store()
      .db.delete(files)
      .where(and(inArray(files.id, [...ids]), whose))
}

/** A member's files, newest first, those after one of them. */
export function listFileRows(ownerId: string, { after, most, purpose }: FilePage): Promise<FileRow[]> {
  const isOlder = after
    ? or(lt(files.createdAt, after.createdAt), and(eq(files.createdAt, after.createdAt), lt(files.id, after.id)))
    : undefined
  const isForIt = purpose ? eq(files.purpose, purpose) : undefined
  return store()
    .db.select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), isOlder, isForIt))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(most)
}
export type FilePage = { after?: Pick<FileRow, 'createdAt' | 'id'> | undefined; most: number; purpose?: string }

const ofGuests = and(isNull(files.ownerId), isNotNull(files.expiresAt))

/** The bytes of one member's files, or of all guests' together. */
export const sumFileBytes = (ownerId: string | null): Promise<number> =>
  sumBytes(ownerId === null ? ofGuests : eq(files.ownerId, ownerId))

async function sumBytes(whose: SQL | undefined): Promise<number> {
  const [row] = await store()
    .db.select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(whose)
  return row?.bytes ?? 0
}

export const listExpiredFiles = (now: Date, most: number): Promise<FileRow[]> =>
  store().db.select().from(files).where(lte(files.expiresAt, now)).limit(most)

/** Which of some keys files lie under. */
export async function findFileKeys(keys: string[]): Promise<string[]> {
  const rows = await store().db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
  return rows.map(({ key }) => key)
}

/** When a file goes by itself. */
export const setFileEnd = (id: string, expiresAt: Date) =>
  store().db.update(files).set({ expiresAt }).where(eq(files.id, id))

export async function findPlan(userId: string) {
  const [row] = await store().db.select({ plan: users.plan }).from(users).where(eq(users.id, userId)).limit(1)
  return row?.plan ?? null
}

/** Files of a guest become a member's, and stay. */
export async function keepForOwner(ids: readonly string[], ownerId: string): Promise<void> {
  if (ids.length > 0)
    await store()
      .db.update(files)
      .set({ ownerId, expiresAt: null })
      .where(and(inArray(files.id, [...ids]), isNull(files.ownerId)))
}
