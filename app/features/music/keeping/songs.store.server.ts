import { and, asc, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { songRenders as renders, songs, songVersions as versions } from '#app/database/tables/music/songs.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { SongRenderRow } from '#app/kits/members/songs/songs.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type VersionRow = typeof versions.$inferSelect

export const createSong = (row: typeof songs.$inferInsert) => store().db.insert(songs).values(row)
export const saveSong = (id: string, change: Partial<typeof songs.$inferInsert>) =>
  store().db.update(songs).set(change).where(eq(songs.id, id))
export const hideSong = (id: string, hiddenAt: Date | null) => saveSong(id, { hiddenAt })

export async function changeSong(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(songs)
    .set(change)
    .where(and(eq(songs.id, id), belongsTo(songs, owner)))
    .returning({ id: songs.id })
  return changed.length > 0
}

export async function findDeletedSong(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: songs.id, title: songs.title })
    .from(songs)
    .where(and(eq(songs.id, id), belongsTo(songs, owner), isNotNull(songs.deletedAt)))
  return row ?? null
}

export const listDeletedBefore = (moment: Date, most: number) =>
  store().db.select({ id: songs.id }).from(songs).where(lt(songs.deletedAt, moment)).limit(most)

export const removeSongs = (ids: readonly string[]) =>
  store()
    .db.delete(songs)
    .where(inArray(songs.id, [...ids]))

/** Songs that were made of one, with what everybody may know of them. */
export const listChildIds = (parentId: string, most: number) =>
  store()
    .db.select({ id: songs.id })
    .from(songs)
    .where(eq(songs.parentId, parentId))
    .orderBy(desc(songs.createdAt))
    .limit(most)

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

export const listVersions = (songId: string): Promise<Pick<VersionRow, 'number' | 'why' | 'createdAt'>[]> =>
  store()
    .db.select({ number: versions.number, why: versions.why, createdAt: versions.createdAt })
    .from(versions)
    .where(eq(versions.songId, songId))
    .orderBy(desc(versions.number))

export async function findVersion(songId: string, number: number): Promise<VersionRow | null> {
  const [row] = await store()
    .db.select()
    .from(versions)
    .where(and(eq(versions.songId, songId), eq(versions.number, number)))
  return row ?? null
}

/** Versions that were undone go when something else is done; the oldest go when there are too many. */
export async function trimVersions(songId: string, after: number, most: number): Promise<void> {
  await store()
    .db.delete(versions)
    .where(and(eq(versions.songId, songId), gt(versions.number, after)))
  await store()
    .db.delete(versions)
    .where(and(eq(versions.songId, songId), lt(versions.number, after - most)))
}

export const createRender = (row: typeof renders.$inferInsert) => store().db.insert(renders).values(row)
export const saveRender = (id: string, change: Partial<typeof renders.$inferInsert>) =>
  store().db.update(renders).set(change).where(eq(renders.id, id))

export async function findRender(id: string): Promise<SongRenderRow | null> {
  const [row] = await store().db.select().from(renders).where(eq(renders.id, id))
  return row ?? null
}

export const listRenders = (songId: string, most: number): Promise<SongRenderRow[]> =>
  store().db.select().from(renders).where(eq(renders.songId, songId)).orderBy(desc(renders.createdAt)).limit(most)

/** Every stored file of some songs. */
export async function listFileIds(songIds: readonly string[]): Promise<string[]> {
  if (songIds.length === 0) return []
  const rows = await store()
    .db.select({ id: renders.fileId })
    .from(renders)
    .where(inArray(renders.songId, [...songIds]))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** The songs of a member, and of the guest they were, for moving their files along. */
export async function listSongIdsOf(userId: string, guestId: string): Promise<string[]> {
  const [byMember, byGuest] = await Promise.all([
    store().db.select({ id: songs.id }).from(songs).where(eq(songs.userId, userId)),
    store().db.select({ id: songs.id }).from(songs).where(eq(songs.guestId, guestId)),
  ])
  return [...byMember, ...byGuest].map(({ id }) => id)
}

const ownSongs = ({ id }: Person) => store().db.select({ id: songs.id }).from(songs).where(eq(songs.userId, id))

export async function* readSongs({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(songs).where(eq(songs.userId, id)).orderBy(asc(songs.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, words: _words, ...rest }) => rest)
}
export async function* readSongVersions(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(versions)
    .where(inArray(versions.songId, ownSongs(person)))
    .orderBy(asc(versions.createdAt))
}
export async function* readSongRenders(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(renders)
    .where(inArray(renders.songId, ownSongs(person)))
    .orderBy(asc(renders.createdAt))
}

export const eraseVersions = (person: Person) =>
  store()
    .db.delete(versions)
    .where(inArray(versions.songId, ownSongs(person)))
export const eraseRenders = (person: Person) =>
  store()
    .db.delete(renders)
    .where(inArray(renders.songId, ownSongs(person)))
export const eraseSongs = ({ id }: Person) => store().db.delete(songs).where(eq(songs.userId, id))
