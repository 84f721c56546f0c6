import { and, asc, desc, eq, inArray, isNotNull, lte, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  authoredTexts as texts,
  authoredVersions as versions,
  authors,
  type AuthoredKind,
} from '#app/database/tables/learn/authoring.ts'
import { users } from '#app/database/tables/people.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type TextRow = typeof texts.$inferSelect
export type VersionRow = typeof versions.$inferSelect

export async function findText(kind: AuthoredKind, id: string): Promise<TextRow | null> {
  const [row] = await store()
    .db.select()
    .from(texts)
    .where(and(eq(texts.kind, kind), eq(texts.id, id)))
  return row ?? null
}

export async function findTextBySlug(kind: AuthoredKind, slug: string): Promise<TextRow | null> {
  const [row] = await store()
    .db.select()
    .from(texts)
    .where(and(eq(texts.kind, kind), eq(texts.slug, slug)))
  return row ?? null
}

const MOST_TEXTS = 500

/** Every text of a kind, the last changed first: for those who write. */
export const listTexts = (kind: AuthoredKind): Promise<TextRow[]> =>
  store().db.select().from(texts).where(eq(texts.kind, kind)).orderBy(desc(texts.updatedAt)).limit(MOST_TEXTS)

/** What is scheduled and due. */
export const listDue = (now: Date): Promise<TextRow[]> =>
  store()
    .db.select()
    .from(texts)
    .where(and(eq(texts.state, 'scheduled'), lte(texts.showAt, now)))
    .orderBy(asc(texts.showAt))
    .limit(MOST_TEXTS)

export const createText = (row: typeof texts.$inferInsert) => store().db.insert(texts).values(row)

/** False when somebody saved it since. */
export async function saveText(id: string, from: number, change: Partial<TextRow>): Promise<boolean> {
  const saved = await store()
    .db.update(texts)
    .set(change)
    .where(and(eq(texts.id, id), eq(texts.version, from)))
    .returning({ id: texts.id })
  return saved.length > 0
}

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

export const markShown = (textId: string, number: number, note: string, shownAt: Date) =>
  store()
    .db.update(versions)
    .set({ shownAt, note })
    .where(and(eq(versions.textId, textId), eq(versions.number, number)))

export const listVersions = (textId: string, most: number): Promise<VersionRow[]> =>
  store().db.select().from(versions).where(eq(versions.textId, textId)).orderBy(desc(versions.number)).limit(most)

export const listShownVersions = (textId: string, most: number): Promise<VersionRow[]> =>
  store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.textId, textId), isNotNull(versions.shownAt)))
    .orderBy(desc(versions.number))
    .limit(most)

export async function findVersion(textId: string, number: number): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.textId, textId), eq(versions.number, number)))
  return row ?? null
}

export async function lastNumber(textId: string): Promise<number> {
  const [row] = await store()
    .db.select({ last: max(versions.number) })
    .from(versions)
    .where(eq(versions.textId, textId))
  return row?.last ?? 0
}

export async function isAuthor(kind: AuthoredKind, userId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.kind, kind), eq(authors.userId, userId)))
  return row !== undefined
}

export const listAuthors = (kind: AuthoredKind) =>
  store()
    .db.select({ userId: authors.userId, name: users.name, handle: users.handle, since: authors.createdAt })
    .from(authors)
    .innerJoin(users, eq(users.id, authors.userId))
    .where(eq(authors.kind, kind))
    .orderBy(asc(authors.createdAt))
    .limit(MOST_TEXTS)

export const createAuthor = (row: typeof authors.$inferInsert) =>
  store().db.insert(authors).values(row).onConflictDoNothing()

export const removeAuthor = (kind: AuthoredKind, userId: string) =>
  store()
    .db.delete(authors)
    .where(and(eq(authors.kind, kind), eq(authors.userId, userId)))

/** Names of those who wrote, by id; whoever is gone is not in it. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function* readTexts({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(texts).where(eq(texts.userId, id)).orderBy(asc(texts.createdAt))
}
export async function* readVersions({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(versions).where(eq(versions.userId, id)).orderBy(asc(versions.createdAt))
}
export async function* readAuthors({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(authors).where(eq(authors.userId, id))
}

/** What was written for everybody stays, without the name; what never was shown goes. */
export async function leaveTexts({ id }: Person): Promise<void> {
  await store()
    .db.delete(texts)
    .where(and(eq(texts.userId, id), eq(texts.state, 'draft')))
  await store().db.update(texts).set({ userId: null }).where(eq(texts.userId, id))
}
export const leaveVersions = ({ id }: Person) =>
  store().db.update(versions).set({ userId: null }).where(eq(versions.userId, id))
export const leaveAuthors = ({ id }: Person) => store().db.delete(authors).where(eq(authors.userId, id))
