import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, max } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  filmFiles as files,
  filmRenders as renders,
  films,
  filmVersions as versions,
} from '#app/database/tables/film/films.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type FilmRow = typeof films.$inferSelect
export type RenderRow = typeof renders.$inferSelect
export type VersionRow = typeof versions.$inferSelect
export type FilmFileRow = typeof files.$inferSelect

export const createFilm = (row: typeof films.$inferInsert) => store().db.insert(films).values(row)

/** A film whoever it belongs to; null when there is none or it was deleted. */
export async function findFilm(id: string): Promise<FilmRow | null> {
  const [row] = await store()
    .db.select()
    .from(films)
    .where(and(eq(films.id, id), isNull(films.deletedAt)))
  return row ?? null
}

export const saveFilm = (id: string, change: Partial<typeof films.$inferInsert>) =>
  store().db.update(films).set(change).where(eq(films.id, id))

export async function changeFilm(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(films)
    .set(change)
    .where(and(eq(films.id, id), belongsTo(films, owner)))
    .returning({ id: films.id })
  return changed.length > 0
}

const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(films, owner),
    isNull(films.deletedAt),
    ...fold(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => holds(films.words, word)),
  )

const listed = { id: films.id, title: films.title, renderId: films.renderId, createdAt: films.createdAt }
export type ListedFilm = Pick<FilmRow, keyof typeof listed>

export const listFilms = (
  owner: Visitor,
  { search, before, most }: { search: string; before: Date | null; most: number },
): Promise<ListedFilm[]> =>
  store()
    .db.select(listed)
    .from(films)
    .where(and(own(owner, search), before ? lt(films.createdAt, before) : undefined))
    .orderBy(desc(films.createdAt), desc(films.id))
    .limit(most)

export async function countFilms(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(films).where(own(owner, search))
  return row?.count ?? 0
}

export async function findDeletedFilm(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: films.id, title: films.title })
    .from(films)
    .where(and(eq(films.id, id), belongsTo(films, owner), isNotNull(films.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: films.id }).from(films).where(lt(films.deletedAt, moment)).limit(most)

export const removeFilms = (ids: readonly string[]) =>
  store()
    .db.delete(films)
    .where(inArray(films.id, [...ids]))

/** Which of some films there still are, deleted ones among them. */
export async function listKnown(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await store()
    .db.select({ id: films.id })
    .from(films)
    .where(inArray(films.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export const hideFilm = (id: string, hiddenAt: Date | null) =>
  store().db.update(films).set({ hiddenAt }).where(eq(films.id, id))

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

export const listVersions = (filmId: string): Promise<Pick<VersionRow, 'number' | 'why' | 'createdAt'>[]> =>
  store()
    .db.select({ number: versions.number, why: versions.why, createdAt: versions.createdAt })
    .from(versions)
    .where(eq(versions.filmId, filmId))
    .orderBy(desc(versions.number))

export async function findVersion(filmId: string, number: number): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.filmId, filmId), eq(versions.number, number)))
  return row ?? null
}

export async function lastVersion(filmId: string): Promise<number> {
  const [row] = await store()
    .db.select({ number: max(versions.number) })
    .from(versions)
    .where(eq(versions.filmId, filmId))
  return row?.number ?? 0
}

/** Versions that were undone go when something else is done; the oldest go when there are too many. */
export async function trimVersions(filmId: string, after: number, most: number): Promise<void> {
  await store()
    .db.delete(versions)
    .where(and(eq(versions.filmId, filmId), gt(versions.number, after)))
  await store()
    .db.delete(versions)
    .where(and(eq(versions.filmId, filmId), lt(versions.number, after - most)))
}

export const createRender = (row: typeof renders.$inferInsert) => store().db.insert(renders).values(row)

export async function findRender(id: string): Promise<RenderRow | null> {
  const [row] = await store().db.select().from(renders).where(eq(renders.id, id))
  return row ?? null
}

export const saveRender = (id: string, change: Partial<typeof renders.$inferInsert>) =>
  store().db.update(renders).set(change).where(eq(renders.id, id))

/** The newest render that gave a file. */
export async function findFinished(filmId: string): Promise<RenderRow | null> {
  const [row] = await store()
    .db.select()
    .from(renders)
    .where(and(eq(renders.filmId, filmId), eq(renders.state, 'done')))
    .orderBy(desc(renders.createdAt))
    .limit(1)
  return row ?? null
}

export const listRenders = (filmId: string, most: number): Promise<RenderRow[]> =>
  store().db.select().from(renders).where(eq(renders.filmId, filmId)).orderBy(desc(renders.createdAt)).limit(most)

export async function removeRender(id: string): Promise<void> {
  await store().db.delete(renders).where(eq(renders.id, id))
}

export const createFilmFile = (row: typeof files.$inferInsert) => store().db.insert(files).values(row)

export const listFilmFiles = (filmId: string): Promise<FilmFileRow[]> =>
  store().db.select().from(files).where(eq(files.filmId, filmId))

/** Every stored file of some films: what was sent for them and what was made of them. */
export async function listFileIds(filmIds: readonly string[]): Promise<string[]> {
  if (filmIds.length === 0) return []
  const ids = [...filmIds]
  const [sent, made] = await Promise.all([
    store().db.select({ id: files.fileId }).from(files).where(inArray(files.filmId, ids)),
    store().db.select({ id: renders.fileId }).from(renders).where(inArray(renders.filmId, ids)),
  ])
  return [...sent, ...made].flatMap(({ id }) => (id === null ? [] : [id]))
}

/** The films of a member, and of the guest they were, for moving their files along. */
export async function listFilmIdsOf(userId: string, guestId: string): Promise<string[]> {
  const [byMember, byGuest] = await Promise.all([
    store().db.select({ id: films.id }).from(films).where(eq(films.userId, userId)),
    store().db.select({ id: films.id }).from(films).where(eq(films.guestId, guestId)),
  ])
  return [...byMember, ...byGuest].map(({ id }) => id)
}
