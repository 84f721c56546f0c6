import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  contentBriefs as briefs,
  contentPieces as pieces,
  contentVersions as versions,
} from '#app/database/tables/research/content.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type BriefRow = typeof briefs.$inferSelect
export type PieceRow = typeof pieces.$inferSelect
export type VersionRow = typeof versions.$inferSelect

export const createBrief = (row: typeof briefs.$inferInsert) => store().db.insert(briefs).values(row)

/** A brief whoever it belongs to; null when there is none or it was deleted. */
export async function findBrief(id: string): Promise<BriefRow | null> {
  const [row] = await store()
    .db.select()
    .from(briefs)
    .where(and(eq(briefs.id, id), isNull(briefs.deletedAt)))
  return row ?? null
}

export const saveBrief = (id: string, change: Partial<typeof briefs.$inferInsert>) =>
  store().db.update(briefs).set(change).where(eq(briefs.id, id))

export async function changeBrief(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(briefs)
    .set(change)
    .where(and(eq(briefs.id, id), belongsTo(briefs, owner)))
    .returning({ id: briefs.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(briefs, owner),
    isNull(briefs.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(briefs.title, word)),
  )

export const listBriefs = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: briefs.id, title: briefs.title, createdAt: briefs.createdAt })
    .from(briefs)
    .where(and(own(owner, search), before ? lt(briefs.createdAt, before) : undefined))
    .orderBy(desc(briefs.createdAt), desc(briefs.id))
    .limit(most)

export async function countBriefs(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(briefs).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedBrief(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: briefs.id, title: briefs.title })
    .from(briefs)
    .where(and(eq(briefs.id, id), belongsTo(briefs, owner), isNotNull(briefs.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: briefs.id }).from(briefs).where(lt(briefs.deletedAt, moment)).limit(most)

export const removeBriefs = (ids: readonly string[]) =>
  store()
    .db.delete(briefs)
    .where(inArray(briefs.id, [...ids]))

export const listPieces = (briefId: string): Promise<PieceRow[]> =>
  store().db.select().from(pieces).where(eq(pieces.briefId, briefId)).orderBy(asc(pieces.createdAt), asc(pieces.id))

export async function findPiece(briefId: string, id: string): Promise<PieceRow | null> {
  const [row] = await store()
    .db.select()
    .from(pieces)
    .where(and(eq(pieces.id, id), eq(pieces.briefId, briefId)))
  return row ?? null
}

export const createPiece = (row: typeof pieces.$inferInsert) =>
  store().db.insert(pieces).values(row).onConflictDoNothing()

export const savePiece = (id: string, change: Partial<typeof pieces.$inferInsert>) =>
  store().db.update(pieces).set(change).where(eq(pieces.id, id))

export const removePiece = (id: string) => store().db.delete(pieces).where(eq(pieces.id, id))

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

const MOST_VERSIONS = 40
export const listVersions = (pieceId: string): Promise<VersionRow[]> =>
  store()
    .db.select()
    .from(versions)
    .where(eq(versions.pieceId, pieceId))
    .orderBy(desc(versions.createdAt), desc(versions.id))
    .limit(MOST_VERSIONS)

const ownBriefs = ({ id }: Person) => store().db.select({ id: briefs.id }).from(briefs).where(eq(briefs.userId, id))
const ownPieces = (person: Person) =>
  store()
    .db.select({ id: pieces.id })
    .from(pieces)
    .where(inArray(pieces.briefId, ownBriefs(person)))

export async function* readOwnBriefs({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(briefs)
    .where(eq(briefs.userId, id))
    .orderBy(asc(briefs.createdAt), asc(briefs.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export async function* readOwnPieces(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(pieces)
    .where(inArray(pieces.briefId, ownBriefs(person)))
    .orderBy(asc(pieces.createdAt), asc(pieces.id))
}

export async function* readOwnVersions(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(versions)
    .where(inArray(versions.pieceId, ownPieces(person)))
    .orderBy(asc(versions.createdAt), asc(versions.id))
}

export const eraseVersions = (person: Person) =>
  store()
    .db.delete(versions)
    .where(inArray(versions.pieceId, ownPieces(person)))
export const erasePieces = (person: Person) =>
  store()
    .db.delete(pieces)
    .where(inArray(pieces.briefId, ownBriefs(person)))
export const eraseBriefs = ({ id }: Person) => store().db.delete(briefs).where(eq(briefs.userId, id))
