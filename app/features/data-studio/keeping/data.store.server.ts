import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { dataQuestions as questions, dataSets as sets } from '#app/database/tables/documents.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type SetRow = typeof sets.$inferSelect
export type QuestionRow = typeof questions.$inferSelect

export const createSet = (row: typeof sets.$inferInsert) => store().db.insert(sets).values(row)

/** A table whoever it belongs to; null when there is none or it was deleted. */
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

type Asked = { search: string; before: Date | null; most: number }
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(sets, owner),
    isNull(sets.deletedAt),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holds(sets.title, word)),
  )

export const listSets = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: sets.id, title: sets.title, rowCount: sets.rowCount, createdAt: sets.createdAt })
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

export const createQuestion = (row: typeof questions.$inferInsert) => store().db.insert(questions).values(row)

export async function findQuestion(setId: string, id: string): Promise<QuestionRow | null> {
  const [row] = await store()
    .db.select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.dataSetId, setId)))
  return row ?? null
}

export const saveAnswer = (id: string, change: Pick<typeof questions.$inferInsert, 'answer' | 'answeredAt'>) =>
  store().db.update(questions).set(change).where(eq(questions.id, id))

/** A question with its table, whoever they belong to and also when the table was deleted; null when it is gone. */
export async function findAsked(id: string): Promise<{ question: QuestionRow; set: SetRow } | null> {
  const [row] = await store()
    .db.select({ question: questions, set: sets })
    .from(questions)
    .innerJoin(sets, eq(sets.id, questions.dataSetId))
    .where(eq(questions.id, id))
  return row ?? null
}

const MOST_LISTED = 60
export const listQuestions = (setId: string) =>
  store()
    .db.select({ id: questions.id, question: questions.question, createdAt: questions.createdAt })
    .from(questions)
    .where(eq(questions.dataSetId, setId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(MOST_LISTED)

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: sets.id, fileId: sets.fileId }).from(sets).where(lt(sets.deletedAt, moment)).limit(most)

export const removeSets = (ids: readonly string[]) =>
  store()
    .db.delete(sets)
    .where(inArray(sets.id, [...ids]))

export async function listFileIdsOf(userId: string, guestId: string): Promise<string[]> {
  const rows = await store().db.select({ fileId: sets.fileId }).from(sets).where(eq(sets.userId, userId))
  const guests = await store().db.select({ fileId: sets.fileId }).from(sets).where(eq(sets.guestId, guestId))
  return [...rows, ...guests].map(({ fileId }) => fileId)
}

/** The tables a person brought. The files themselves are among the files. */
export async function* readOwnSets({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(sets)
    .where(eq(sets.userId, id))
    .orderBy(asc(sets.createdAt), asc(sets.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

const AT_ONCE = 20
const ownSets = ({ id }: Person) => store().db.select({ id: sets.id }).from(sets).where(eq(sets.userId, id))

export async function* readOwnQuestions(person: Person): AsyncGenerator<object> {
  const list = (last: QuestionRow | undefined) =>
    store()
      .db.select()
      .from(questions)
      .where(
        and(
          inArray(questions.dataSetId, ownSets(person)),
          isBehind(questions.createdAt, questions.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(AT_ONCE)
  for await (const page of paged<QuestionRow>(AT_ONCE, list)) yield* page
}

export const eraseQuestions = (person: Person) =>
  store()
    .db.delete(questions)
    .where(inArray(questions.dataSetId, ownSets(person)))
export const eraseSets = ({ id }: Person) => store().db.delete(sets).where(eq(sets.userId, id))
