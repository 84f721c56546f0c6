import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { mockups, mockupVersions } from '#app/database/tables/code/mockups.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type MockupRow = typeof mockups.$inferSelect
export type VersionRow = typeof mockupVersions.$inferSelect

export const createMockup = (row: typeof mockups.$inferInsert) => store().db.insert(mockups).values(row)

/** A mock-up whoever it belongs to; null when there is none or it was deleted. */
export async function findMockup(id: string): Promise<MockupRow | null> {
  const [row] = await store()
    .db.select()
    .from(mockups)
    .where(and(eq(mockups.id, id), isNull(mockups.deletedAt)))
  return row ?? null
}

/** Moves a mock-up on from a version; false when it is at another by now. */
export async function moveOn(id: string, from: number, change: Partial<typeof mockups.$inferInsert>): Promise<boolean> {
  const changed = await store()
    .db.update(mockups)
    .set(change)
    .where(and(eq(mockups.id, id), eq(mockups.version, from), isNull(mockups.deletedAt)))
    .returning({ id: mockups.id })
  return changed.length > 0
}

export async function changeMockup(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(mockups)
    .set(change)
    .where(and(eq(mockups.id, id), belongsTo(mockups, owner)))
    .returning({ id: mockups.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(mockups, owner),
    isNull(mockups.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(mockups.title, word)),
  )

export const listMockups = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: mockups.id, title: mockups.title, version: mockups.version, createdAt: mockups.createdAt })
    .from(mockups)
    .where(and(own(owner, search), before ? lt(mockups.createdAt, before) : undefined))
    .orderBy(desc(mockups.createdAt), desc(mockups.id))
    .limit(most)

export async function countMockups(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(mockups).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedMockup(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: mockups.id, title: mockups.title })
    .from(mockups)
    .where(and(eq(mockups.id, id), belongsTo(mockups, owner), isNotNull(mockups.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: mockups.id }).from(mockups).where(lt(mockups.deletedAt, moment)).limit(most)

export const removeMockups = (ids: readonly string[]) =>
  store()
    .db.delete(mockups)
    .where(inArray(mockups.id, [...ids]))

export const createVersion = (row: typeof mockupVersions.$inferInsert) => store().db.insert(mockupVersions).values(row)

export async function findVersion(mockupId: string, number: number): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(mockupVersions)
    .where(and(eq(mockupVersions.mockupId, mockupId), eq(mockupVersions.number, number)))
  return row ?? null
}

/** The versions of a mock-up, newest first. */
export const listVersions = (mockupId: string, most: number) =>
  store()
    .db.select({ number: mockupVersions.number, why: mockupVersions.why, createdAt: mockupVersions.createdAt })
    .from(mockupVersions)
    .where(eq(mockupVersions.mockupId, mockupId))
    .orderBy(desc(mockupVersions.number))
    .limit(most)

export const removeVersionsUpTo = (mockupId: string, number: number) =>
  store()
    .db.delete(mockupVersions)
    .where(and(eq(mockupVersions.mockupId, mockupId), lte(mockupVersions.number, number)))

const ownMockups = ({ id }: Person) => store().db.select({ id: mockups.id }).from(mockups).where(eq(mockups.userId, id))

export async function* readOwnMockups({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(mockups)
    .where(eq(mockups.userId, id))
    .orderBy(asc(mockups.createdAt), asc(mockups.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export async function* readOwnVersions(person: Person): AsyncGenerator<object> {
  for (const { id } of await ownMockups(person))
    yield* await store()
      .db.select()
      .from(mockupVersions)
      .where(eq(mockupVersions.mockupId, id))
      .orderBy(asc(mockupVersions.number))
}

export const eraseVersions = (person: Person) =>
  store()
    .db.delete(mockupVersions)
    .where(inArray(mockupVersions.mockupId, ownMockups(person)))
export const eraseMockups = ({ id }: Person) => store().db.delete(mockups).where(eq(mockups.userId, id))
