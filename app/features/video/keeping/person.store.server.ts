import { asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { filmFiles, filmRenders, films, filmVersions } from '#app/database/tables/film/films.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const ownFilms = ({ id }: Person) => store().db.select({ id: films.id }).from(films).where(eq(films.userId, id))

export async function* readFilms({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(films).where(eq(films.userId, id)).orderBy(asc(films.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, words: _words, ...rest }) => rest)
}

export async function* readVersions(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(filmVersions)
    .where(inArray(filmVersions.filmId, ownFilms(person)))
    .orderBy(asc(filmVersions.createdAt))
}

export async function* readRenders(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(filmRenders)
    .where(inArray(filmRenders.filmId, ownFilms(person)))
    .orderBy(asc(filmRenders.createdAt))
}

export async function* readFiles(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(filmFiles)
    .where(inArray(filmFiles.filmId, ownFilms(person)))
    .orderBy(asc(filmFiles.createdAt))
}

export const eraseVersions = (person: Person) =>
  store()
    .db.delete(filmVersions)
    .where(inArray(filmVersions.filmId, ownFilms(person)))
export const eraseRenders = (person: Person) =>
  store()
    .db.delete(filmRenders)
    .where(inArray(filmRenders.filmId, ownFilms(person)))
export const eraseFiles = (person: Person) =>
  store()
    .db.delete(filmFiles)
    .where(inArray(filmFiles.filmId, ownFilms(person)))
export const eraseFilms = ({ id }: Person) => store().db.delete(films).where(eq(films.userId, id))
