import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { codeAnswers, codeProjects, codeReplies, codeSurveys, codeVersions } from '#app/database/tables/code/code.ts'
import { users } from '#app/database/tables/people.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type AnswerRow = typeof codeAnswers.$inferSelect
export type ProjectRow = typeof codeProjects.$inferSelect
export type VersionRow = typeof codeVersions.$inferSelect
export type ReplyRow = typeof codeReplies.$inferSelect
export type SurveyRow = typeof codeSurveys.$inferSelect

export const createAnswer = (row: typeof codeAnswers.$inferInsert) => store().db.insert(codeAnswers).values(row)
export const saveAnswer = (id: string, change: Partial<typeof codeAnswers.$inferInsert>) =>
  store().db.update(codeAnswers).set(change).where(eq(codeAnswers.id, id))

export async function findAnswer(id: string): Promise<AnswerRow | null> {
  const [row] = await store()
    .db.select()
    .from(codeAnswers)
    .where(and(eq(codeAnswers.id, id), isNull(codeAnswers.deletedAt)))
  return row ?? null
}

export const createProject = (row: typeof codeProjects.$inferInsert) => store().db.insert(codeProjects).values(row)
export const saveProject = (id: string, change: Partial<typeof codeProjects.$inferInsert>) =>
  store().db.update(codeProjects).set(change).where(eq(codeProjects.id, id))

export async function findProject(id: string): Promise<ProjectRow | null> {
  const [row] = await store()
    .db.select()
    .from(codeProjects)
    .where(and(eq(codeProjects.id, id), isNull(codeProjects.deletedAt)))
  return row ?? null
}

export const createVersion = (row: typeof codeVersions.$inferInsert) => store().db.insert(codeVersions).values(row)

/** The newest version of a project, or the one with a number. */
export async function findVersion(projectId: string, n: number | null): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(codeVersions)
    .where(and(eq(codeVersions.projectId, projectId), n === null ? undefined : eq(codeVersions.n, n)))
    .orderBy(desc(codeVersions.n))
    .limit(1)
  return row ?? null
}

/** A version by its id alone, of a project that is not deleted. */
export async function findVersionById(id: string): Promise<{ version: VersionRow; project: ProjectRow } | null> {
  const [row] = await store()
    .db.select({ version: codeVersions, project: codeProjects })
    .from(codeVersions)
    .innerJoin(codeProjects, eq(codeProjects.id, codeVersions.projectId))
    .where(and(eq(codeVersions.id, id), isNull(codeProjects.deletedAt)))
  return row ?? null
}

const VERSIONS_SHOWN = 100
export const listVersions = (projectId: string) =>
  store()
    .db.select({
      n: codeVersions.n,
      said: codeVersions.said,
      told: codeVersions.told,
      createdAt: codeVersions.createdAt,
    })
    .from(codeVersions)
    .where(eq(codeVersions.projectId, projectId))
    .orderBy(desc(codeVersions.n))
    .limit(VERSIONS_SHOWN)

type Shown = { before: Date; most: number }
const isShown = and(
  isNotNull(codeProjects.publishedAt),
  isNotNull(codeProjects.publishedId),
  isNull(codeProjects.hiddenAt),
  isNull(codeProjects.deletedAt),
)
const byline = { name: users.name, handle: users.handle }

/** The published apps of everybody, newest first. */
export const listPublished = ({ before, most }: Shown) =>
  store()
    .db.select({ id: codeProjects.id, title: codeProjects.title, at: codeProjects.publishedAt, by: byline })
    .from(codeProjects)
    .innerJoin(users, eq(users.id, codeProjects.userId))
    .where(and(isShown, mayBeShown(), lt(codeProjects.publishedAt, before)))
    .orderBy(desc(codeProjects.publishedAt))
    .limit(most)

/** A published app with its maker; null when it is not to be seen. */
export async function findPublished(id: string) {
  const [row] = await store()
    .db.select({ project: codeProjects, version: codeVersions, by: byline })
    .from(codeProjects)
    .innerJoin(codeVersions, eq(codeVersions.id, codeProjects.publishedId))
    .innerJoin(users, eq(users.id, codeProjects.userId))
    .where(and(eq(codeProjects.id, id), isShown, mayBeShown()))
  return row ?? null
}

export const createReply = (row: typeof codeReplies.$inferInsert) => store().db.insert(codeReplies).values(row)

export async function countReplies(projectId: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(codeReplies)
    .where(eq(codeReplies.projectId, projectId))
  return row?.count ?? 0
}

export const listReplies = (projectId: string, most: number) =>
  store()
    .db.select()
    .from(codeReplies)
    .where(eq(codeReplies.projectId, projectId))
    .orderBy(desc(codeReplies.createdAt), desc(codeReplies.id))
    .limit(most)

export const removeReply = (projectId: string, id: string) =>
  store()
    .db.delete(codeReplies)
    .where(and(eq(codeReplies.projectId, projectId), eq(codeReplies.id, id)))

export const createSurvey = (row: typeof codeSurveys.$inferInsert) => store().db.insert(codeSurveys).values(row)
export const saveSurvey = (id: string, change: Partial<typeof codeSurveys.$inferInsert>) =>
  store().db.update(codeSurveys).set(change).where(eq(codeSurveys.id, id))
export async function findSurvey(id: string): Promise<SurveyRow | null> {
  const [row] = await store()
    .db.select()
    .from(codeSurveys)
    .where(and(eq(codeSurveys.id, id), isNull(codeSurveys.deletedAt)))
  return row ?? null
}

export const listSurveyFiles = (ids: readonly string[]) =>
  store()
    .db.select({ fileId: codeSurveys.fileId })
    .from(codeSurveys)
    .where(inArray(codeSurveys.id, [...ids]))

export async function listFileIdsOf(userId: string, guestId: string): Promise<string[]> {
  const rows = await store()
    .db.select({ fileId: codeSurveys.fileId })
    .from(codeSurveys)
    .where(or(eq(codeSurveys.userId, userId), eq(codeSurveys.guestId, guestId)))
  return rows.map(({ fileId }) => fileId)
}

const ownProjects = ({ id }: Person) =>
  store().db.select({ id: codeProjects.id }).from(codeProjects).where(eq(codeProjects.userId, id))

const MOST_READ = 2_000
export async function* readOwnVersions(person: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select({ id: codeVersions.id })
    .from(codeVersions)
    .where(inArray(codeVersions.projectId, ownProjects(person)))
    .orderBy(asc(codeVersions.createdAt), asc(codeVersions.id))
    .limit(MOST_READ)
  for (const { id } of rows) {
    const [row] = await store().db.select().from(codeVersions).where(eq(codeVersions.id, id))
    if (row) yield row
  }
}
export async function* readOwnReplies(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(codeReplies)
    .where(inArray(codeReplies.projectId, ownProjects(person)))
    .orderBy(asc(codeReplies.createdAt), asc(codeReplies.id))
}
export const eraseVersions = (person: Person) =>
  store()
    .db.delete(codeVersions)
    .where(inArray(codeVersions.projectId, ownProjects(person)))
export const eraseReplies = (person: Person) =>
  store()
    .db.delete(codeReplies)
    .where(inArray(codeReplies.projectId, ownProjects(person)))
