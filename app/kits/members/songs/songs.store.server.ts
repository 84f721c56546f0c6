import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { songRenders as renders, songs } from '#app/database/tables/music/songs.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type SongRow = typeof songs.$inferSelect
export type SongRenderRow = typeof renders.$inferSelect

/** A song whoever it belongs to; null when there is none or it was deleted. */
export async function findSong(id: string): Promise<SongRow | null> {
  const [row] = await store()
    .db.select()
    .from(songs)
    .where(and(eq(songs.id, id), isNull(songs.deletedAt)))
  return row ?? null
}

/** Somebody’s own songs; `search` is folded. */
const own = (owner: Visitor, search: string) =>
  and(
    belongsTo(songs, owner),
    isNull(songs.deletedAt),
    ...search
      .split(' ')
      .filter(Boolean)
      .map((word) => holds(songs.words, word)),
  )

const listed = { id: songs.id, title: songs.title, facts: songs.facts, createdAt: songs.createdAt }
export type ListedSong = Pick<SongRow, keyof typeof listed>

/** The songs of somebody, newest first; `search` in small letters without accents. */
export const listSongs = (
  owner: Visitor,
  { search, before, most }: { search: string; before: Date | null; most: number },
): Promise<ListedSong[]> =>
  store()
    .db.select(listed)
    .from(songs)
    .where(and(own(owner, search), before ? lt(songs.createdAt, before) : undefined))
    .orderBy(desc(songs.createdAt), desc(songs.id))
    .limit(most)

/** How many songs of somebody a search finds. */
export async function countSongs(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(songs).where(own(owner, search))
  return row?.count ?? 0
}

/** What everybody may see: published, not hidden, by a member who is there. */
const isShown = () => and(isNotNull(songs.publishedAt), isNull(songs.deletedAt), isNull(songs.hiddenAt), mayBeShown())

const shown = {
  id: songs.id,
  title: songs.title,
  facts: songs.facts,
  at: songs.publishedAt,
  name: users.name,
  handle: users.handle,
}
export type ShownSong = {
  id: string
  title: string
  facts: SongRow['facts']
  at: Date | null
  name: string
  handle: string
}

/** Songs their members published, newest first; `word` is folded. */
export const listPublishedSongs = ({
  before,
  most,
  word,
}: {
  before: Date
  most: number
  word: string
}): Promise<ShownSong[]> =>
  store()
    .db.select(shown)
    .from(songs)
    .innerJoin(users, eq(users.id, songs.userId))
    .where(and(isShown(), lt(songs.publishedAt, before), word ? holds(songs.words, word) : undefined))
    .orderBy(desc(songs.publishedAt), desc(songs.id))
    .limit(most)

/** A published song that everybody may see; null for any other. */
export async function findPublishedSong(id: string): Promise<{ row: SongRow; name: string; handle: string } | null> {
  const [found] = await store()
    .db.select({ row: songs, name: users.name, handle: users.handle })
    .from(songs)
    .innerJoin(users, eq(users.id, songs.userId))
    .where(and(eq(songs.id, id), isShown()))
  return found ?? null
}

/** The newest render of a song that gave a file. */
export async function findFinishedRender(songId: string): Promise<SongRenderRow | null> {
  const [row] = await store()
    .db.select()
    .from(renders)
    .where(and(eq(renders.songId, songId), eq(renders.state, 'done')))
    .orderBy(desc(renders.createdAt))
    .limit(1)
  return row ?? null
}

/** A song that can be heard, with the file it was played into last. */
export type SoundingSong = {
  id: string
  title: string
  fileId: string
  /** The text it was played from. */ text: string
}

/** Songs of somebody that were played into a file, the newest first. */
export const listSoundingSongs = (owner: Visitor, most: number) =>
  store()
    .db.selectDistinct({ id: songs.id, title: songs.title, createdAt: songs.createdAt })
    .from(songs)
    .innerJoin(renders, and(eq(renders.songId, songs.id), eq(renders.state, 'done'), isNotNull(renders.fileId)))
    .where(and(belongsTo(songs, owner), isNull(songs.deletedAt)))
    .orderBy(desc(songs.createdAt), desc(songs.id))
    .limit(most)

/** The sound of a song: of one’s own, or of one that its member shows everybody. Null when there is none. */
export async function findSoundingSong(id: string, owner: Visitor): Promise<SoundingSong | null> {
  const [own] = await store()
    .db.select({ id: songs.id, title: songs.title })
    .from(songs)
    .where(and(eq(songs.id, id), belongsTo(songs, owner), isNull(songs.deletedAt)))
  const song = own ?? (await findPublishedSong(id))?.row
  return song ? toSounding(song) : null
}

async function toSounding({ id, title }: { id: string; title: string }): Promise<SoundingSong | null> {
  const render = await findFinishedRender(id)
  return render?.fileId ? { id, title, fileId: render.fileId, text: render.text } : null
}

/** Published songs among some, by their ids. */
export async function listShownAmong(ids: readonly string[]): Promise<ShownSong[]> {
  if (ids.length === 0) return []
  return store()
    .db.select(shown)
    .from(songs)
    .innerJoin(users, eq(users.id, songs.userId))
    .where(and(inArray(songs.id, [...ids]), isShown()))
}
