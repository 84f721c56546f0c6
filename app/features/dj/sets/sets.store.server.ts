import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { djMixes as mixes, djSets as sets } from '#app/database/tables/music/dj.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type SetRow = typeof sets.$inferSelect
export type MixRow = typeof mixes.$inferSelect

export const createSet = (row: typeof sets.$inferInsert) => store().db.insert(sets).values(row)

/** A set whoever it belongs to; null when there is none or it was deleted. */
export async function findSet(id: string): Promise<SetRow | null> {
  const [row] = await store()
    .db.select()
    .from(sets)
    .where(and(eq(sets.id, id), isNull(sets.deletedAt)))
  return row ?? null
}

export const saveSet = (id: string, change: Partial<typeof sets.$inferInsert>) =>
  store().db.update(sets).set(change).where(eq(sets.id, id))

export async function changeSet(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(sets)
    .set(change)
    .where(and(eq(sets.id, id), belongsTo(sets, owner)))
    .returning({ id: sets.id })
  return changed.length > 0
}

const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(sets, owner),
    isNull(sets.deletedAt),
    ...fold(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => holds(sets.words, word)),
  )

const listed = { id: sets.id, title: sets.title, mixId: sets.mixId, createdAt: sets.createdAt }
export type ListedSet = Pick<SetRow, keyof typeof listed>

export const listSets = (
  owner: Visitor,
  { search, before, most }: { search: string; before: Date | null; most: number },
): Promise<ListedSet[]> =>
  store()
    .db.select(listed)
    .from(sets)
    .where(and(own(owner, search), before ? lt(sets.createdAt, before) : undefined))
    .orderBy(desc(sets.createdAt), desc(sets.id))
    .limit(most)

export async function countSets(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(sets).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedSet(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: sets.id, title: sets.title })
    .from(sets)
    .where(and(eq(sets.id, id), belongsTo(sets, owner), isNotNull(sets.deletedAt)))
  return row ?? null
}

export const listDeletedSetsBefore = (moment: Date, most: number) =>
  store().db.select({ id: sets.id }).from(sets).where(lt(sets.deletedAt, moment)).limit(most)

export const removeSets = (ids: readonly string[]) =>
  store()
    .db.delete(sets)
    .where(inArray(sets.id, [...ids]))

export const hideSet = (id: string, hiddenAt: Date | null) =>
  store().db.update(sets).set({ hiddenAt }).where(eq(sets.id, id))

export const createMix = (row: typeof mixes.$inferInsert) => store().db.insert(mixes).values(row)

export async function findMix(id: string): Promise<MixRow | null> {
  const [row] = await store().db.select().from(mixes).where(eq(mixes.id, id))
  return row ?? null
}

export const saveMix = (id: string, change: Partial<typeof mixes.$inferInsert>) =>
  store().db.update(mixes).set(change).where(eq(mixes.id, id))

/** The newest mix of a set that gave a file. */
export async function findFinishedMix(setId: string): Promise<MixRow | null> {
  const [row] = await store()
    .db.select()
    .from(mixes)
    .where(and(eq(mixes.setId, setId), eq(mixes.state, 'done')))
    .orderBy(desc(mixes.createdAt))
    .limit(1)
  return row ?? null
}

export const listMixes = (setId: string, most: number): Promise<MixRow[]> =>
  store().db.select().from(mixes).where(eq(mixes.setId, setId)).orderBy(desc(mixes.createdAt)).limit(most)

/** Every file that was made of some sets. */
export async function listMixFiles(setIds: readonly string[]): Promise<string[]> {
  if (setIds.length === 0) return []
  const rows = await store()
    .db.select({ fileId: mixes.fileId, wavId: mixes.wavId })
    .from(mixes)
    .where(inArray(mixes.setId, [...setIds]))
  return rows.flatMap(({ fileId, wavId }) => [fileId, wavId].filter((id) => id !== null))
}

/** The sets of a member, and of the guest they were. */
export async function listSetIdsOf(userId: string, guestId: string): Promise<string[]> {
  const [byMember, byGuest] = await Promise.all([
    store().db.select({ id: sets.id }).from(sets).where(eq(sets.userId, userId)),
    store().db.select({ id: sets.id }).from(sets).where(eq(sets.guestId, guestId)),
  ])
  return [...byMember, ...byGuest].map(({ id }) => id)
}
