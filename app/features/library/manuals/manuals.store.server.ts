import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { manuals, manualVersions as versions } from '#app/database/tables/learn/manuals.ts'
import { users } from '#app/database/tables/people.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type ManualRow = typeof manuals.$inferSelect
export type ManualVersionRow = typeof versions.$inferSelect

/** A manual by its id, whoever it belongs to; null when there is none or it was deleted. */
export async function findManual(id: string): Promise<ManualRow | null> {
  const [row] = await store()
    .db.select()
    .from(manuals)
    .where(and(eq(manuals.id, id), isNull(manuals.deletedAt)))
  return row ?? null
}

/** One that everybody may read: published, not hidden, its member there. */
export async function findShownManual(id: string): Promise<ManualRow | null> {
  const [row] = await store()
    .db.select({ manual: manuals })
    .from(manuals)
    .innerJoin(users, eq(users.id, manuals.userId))
    .where(
      and(
        eq(manuals.id, id),
        isNotNull(manuals.shownVersion),
        isNull(manuals.deletedAt),
        isNull(manuals.hiddenAt),
        mayBeShown(),
      ),
    )
  return row?.manual ?? null
}

export const createManual = (row: typeof manuals.$inferInsert) => store().db.insert(manuals).values(row)

export const changeManual = (id: string, change: Partial<ManualRow>) =>
  store().db.update(manuals).set(change).where(eq(manuals.id, id))

/** Saves what changed when the manual still has the version it was changed from; false when it moved on. */
export async function saveManual(id: string, version: number, change: Partial<ManualRow>): Promise<boolean> {
  const saved = await store()
    .db.update(manuals)
    .set(change)
    .where(and(eq(manuals.id, id), eq(manuals.version, version)))
    .returning({ id: manuals.id })
  return saved.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
/** A member's manuals, those changed last first. */
export const listManuals = (userId: string, { search, before, most }: Asked): Promise<ManualRow[]> =>
  store()
    .db.select()
    .from(manuals)
    .where(
      and(
        eq(manuals.userId, userId),
        isNull(manuals.deletedAt),
        before ? lt(manuals.updatedAt, before) : undefined,
        ...search
          .split(/\s+/)
          .filter(Boolean)
          .slice(0, 12)
          .map((word) => holds(manuals.title, word)),
      ),
    )
    .orderBy(desc(manuals.updatedAt), desc(manuals.id))
    .limit(most)

export async function findDeletedManual(userId: string, id: string): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: manuals.id, title: manuals.title })
    .from(manuals)
    .where(and(eq(manuals.id, id), eq(manuals.userId, userId), isNotNull(manuals.deletedAt)))
  return row ?? null
}

export async function changeOwnManual(
  id: string,
  userId: string,
  change: { deletedAt: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(manuals)
    .set(change)
    .where(and(eq(manuals.id, id), eq(manuals.userId, userId)))
    .returning({ id: manuals.id })
  return changed.length > 0
}

export const listManualsDeletedBefore = (moment: Date, most: number): Promise<ManualRow[]> =>
  store().db.select().from(manuals).where(lt(manuals.deletedAt, moment)).limit(most)
export const removeManuals = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await store()
      .db.delete(manuals)
      .where(inArray(manuals.id, [...ids]))
}

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)
export const listVersions = (manualId: string, most: number) =>
  store()
    .db.select({ version: versions.version, createdAt: versions.createdAt })
    .from(versions)
    .where(eq(versions.manualId, manualId))
    .orderBy(desc(versions.version))
    .limit(most)
export async function findVersion(manualId: string, version: number): Promise<ManualVersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.manualId, manualId), eq(versions.version, version)))
  return row ?? null
}

const own = ({ id }: Person) => store().db.select({ id: manuals.id }).from(manuals).where(eq(manuals.userId, id))
export async function* readManuals({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(manuals).where(eq(manuals.userId, id)).orderBy(asc(manuals.createdAt))
}
export async function* readVersions(person: Person): AsyncGenerator<object> {
  for (const { id } of await own(person))
    yield* await store().db.select().from(versions).where(eq(versions.manualId, id)).orderBy(asc(versions.version))
}
export const eraseManuals = ({ id }: Person) => store().db.delete(manuals).where(eq(manuals.userId, id))
export const eraseVersions = (person: Person) =>
  store()
    .db.delete(versions)
    .where(inArray(versions.manualId, own(person)))
