import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { writings, type WritingTool } from '#app/database/tables/writing.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type WritingRow = typeof writings.$inferSelect

export const createWriting = (row: typeof writings.$inferInsert) => store().db.insert(writings).values(row)

/** A piece of writing by its id, whoever it belongs to; null when there is none or it was deleted. */
export async function findWriting(id: string, tool: WritingTool): Promise<WritingRow | null> {
  const [row] = await store()
    .db.select()
    .from(writings)
    .where(and(eq(writings.id, id), eq(writings.tool, tool), isNull(writings.deletedAt)))
  return row ?? null
}

/** Any piece of writing by its id, for a shared page; null when it was deleted. */
export async function findAnyWriting(id: string): Promise<WritingRow | null> {
  const [row] = await store()
    .db.select()
    .from(writings)
    .where(and(eq(writings.id, id), isNull(writings.deletedAt)))
  return row ?? null
}

export const saveResult = (id: string, owner: Visitor, result: unknown, updatedAt: Date) =>
  store()
    .db.update(writings)
    .set({ result, updatedAt })
    .where(and(eq(writings.id, id), belongsTo(writings, owner)))

type Asked = { search: string; before: Date | null; most: number }

/** Somebody's writings of a tool, newest first, whose titles hold all words. */
export const listWritings = (owner: Visitor, tool: WritingTool, { search, before, most }: Asked) =>
  store()
    .db.select({ id: writings.id, title: writings.title, createdAt: writings.createdAt })
    .from(writings)
    .where(and(ownWritings(owner, tool, search), before ? lt(writings.createdAt, before) : undefined))
    .orderBy(desc(writings.createdAt), desc(writings.id))
    .limit(most)

export async function countWritings(owner: Visitor, tool: WritingTool, search: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(writings)
    .where(ownWritings(owner, tool, search))
  return row?.count ?? 0
}

/** The newest writings of somebody with any tool, for the search. */
export const listNewest = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: writings.id, tool: writings.tool, title: writings.title, createdAt: writings.createdAt })
    .from(writings)
    .where(and(belongsTo(writings, owner), isNull(writings.deletedAt)))
    .orderBy(desc(writings.createdAt))
    .limit(most)

/** The name of something that was just deleted and can be brought back; null when there is none. */
export async function findDeleted(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: writings.id, title: writings.title })
    .from(writings)
    .where(and(eq(writings.id, id), belongsTo(writings, owner), isNotNull(writings.deletedAt)))
  return row ?? null
}

/** Renames, deletes or brings back; gives whether there was such a thing of theirs. */
export async function changeWriting(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(writings)
    .set(change)
    .where(and(eq(writings.id, id), belongsTo(writings, owner)))
    .returning({ id: writings.id })
  return changed.length > 0
}

/** What was deleted before a moment goes for good. */
export const eraseDeletedBefore = (moment: Date) => store().db.delete(writings).where(lt(writings.deletedAt, moment))

function ownWritings(owner: Visitor, tool: WritingTool, search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    belongsTo(writings, owner),
    eq(writings.tool, tool),
    isNull(writings.deletedAt),
    ...words.map((word) => holds(writings.title, word)),
  )
}
