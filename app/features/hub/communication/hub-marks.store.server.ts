import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { hubMarks as marks } from '#app/database/tables/research/hub.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type MarkRow = typeof marks.$inferSelect

/** What a member did with things of a kind. */
export const listMarks = (userId: string, kind: string, ids: readonly string[]): Promise<MarkRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(marks)
        .where(and(eq(marks.userId, userId), eq(marks.kind, kind), inArray(marks.thingId, [...ids])))

type Change = Partial<Pick<MarkRow, 'doneAt' | 'snoozedUntil' | 'isStarred'>>

export const saveMark = (userId: string, kind: string, thingId: string, change: Change, updatedAt: Date) =>
  store()
    .db.insert(marks)
    .values({ userId, kind, thingId, ...change, updatedAt })
    .onConflictDoUpdate({ target: [marks.userId, marks.kind, marks.thingId], set: { ...change, updatedAt } })

export async function* readOwnMarks({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(marks)
    .where(eq(marks.userId, id))
    .orderBy(asc(marks.kind), asc(marks.thingId))
  yield* rows.map(({ userId: _user, ...rest }) => rest)
}

export const eraseMarks = ({ id }: Person) => store().db.delete(marks).where(eq(marks.userId, id))
