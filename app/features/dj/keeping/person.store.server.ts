import { asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { djMixes, djSets, djTracks } from '#app/database/tables/music/dj.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const ownSets = ({ id }: Person) => store().db.select({ id: djSets.id }).from(djSets).where(eq(djSets.userId, id))

export async function* readTracks({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(djTracks).where(eq(djTracks.userId, id)).orderBy(asc(djTracks.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, words: _words, wave: _wave, ...rest }) => rest)
}

export async function* readSets({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(djSets).where(eq(djSets.userId, id)).orderBy(asc(djSets.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, words: _words, ...rest }) => rest)
}

export async function* readMixes(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(djMixes)
    .where(inArray(djMixes.setId, ownSets(person)))
    .orderBy(asc(djMixes.createdAt))
}

export const eraseTracks = ({ id }: Person) => store().db.delete(djTracks).where(eq(djTracks.userId, id))
export const eraseSets = ({ id }: Person) => store().db.delete(djSets).where(eq(djSets.userId, id))
export const eraseMixes = (person: Person) =>
  store()
    .db.delete(djMixes)
    .where(inArray(djMixes.setId, ownSets(person)))
