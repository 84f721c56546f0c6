import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { codeAnswers, codeProjects, codeSurveys } from '#app/database/tables/code/code.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

type Asked = { search: string; before: Date | null; most: number }
/** The tables of this room whose rows somebody keeps under a title: what is done with them is the same for all. */
type Kept = Pick<typeof codeProjects, 'id' | 'userId' | 'guestId' | 'title' | 'createdAt' | 'updatedAt' | 'deletedAt'> &
  typeof codeProjects

/** Lists, counts, renames, deletes and brings back the rows of one such table. */
export function keptRows(table: typeof codeAnswers | typeof codeProjects | typeof codeSurveys) {
  const kept = table as unknown as Kept
  const own = (owner: Visitor, search: string) =>
    and(
      belongsTo(kept, owner),
      isNull(kept.deletedAt),
      ...search
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => holds(kept.title, word)),
    )
  return {
    list: (owner: Visitor, { search, before, most }: Asked) =>
      store()
        .db.select({ id: kept.id, title: kept.title, createdAt: kept.createdAt })
        .from(kept)
        .where(and(own(owner, search), before ? lt(kept.createdAt, before) : undefined))
        .orderBy(desc(kept.createdAt), desc(kept.id))
        .limit(most),
    async count(owner: Visitor, search: string): Promise<number> {
      const [row] = await store().db.select({ count: count() }).from(kept).where(own(owner, search))
      return row?.count ?? 0
    },
    async findDeleted(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
      const [row] = await store()
        .db.select({ id: kept.id, title: kept.title })
        .from(kept)
        .where(and(eq(kept.id, id), belongsTo(kept, owner), isNotNull(kept.deletedAt)))
      return row ?? null
    },
    async change(id: string, owner: Visitor, change: { title?: string; deletedAt?: Date | null }): Promise<boolean> {
      const changed = await store()
        .db.update(kept)
        .set(change)
        .where(and(eq(kept.id, id), belongsTo(kept, owner)))
        .returning({ id: kept.id })
      return changed.length > 0
    },
    listDeletedBefore: (moment: Date, most: number) =>
      store().db.select({ id: kept.id }).from(kept).where(lt(kept.deletedAt, moment)).limit(most),
    remove: (ids: readonly string[]) =>
      store()
        .db.delete(kept)
        .where(inArray(kept.id, [...ids])),
    async *readOwn({ id }: Person): AsyncGenerator<object> {
      const rows = await store()
        .db.select()
        .from(table as unknown as typeof codeProjects)
        .where(eq(kept.userId, id))
        .orderBy(asc(kept.createdAt), asc(kept.id))
      yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
    },
    erase: ({ id }: Person) => store().db.delete(kept).where(eq(kept.userId, id)),
  }
}

export const answers = keptRows(codeAnswers)
export const projects = keptRows(codeProjects)
export const surveys = keptRows(codeSurveys)
