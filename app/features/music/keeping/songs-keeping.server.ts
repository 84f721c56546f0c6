import { to } from '#app/catalogue/to.ts'
import type { SongFacts } from '#app/database/tables/music/songs.ts'
import { toneName, isFlatKey } from '#app/engines/music/song/scales.ts'
import { RING_S } from '#app/engines/music/song/music.limits.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { toTimeline } from '#app/engines/music/song/timeline.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { countSongs, findSong, listSongs, type SongRow } from '#app/kits/members/songs/songs.store.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { MOST_VERSIONS } from '../music.limits.ts'
import type { SongOrigin } from './song-origin.ts'
import * as rows from './songs.store.server.ts'

/** How songs are kept. */
export const songsKeeping: Keeping = {
  change: rows.changeSong,
  list: (owner, asked) => listSongs(owner, { ...asked, search: fold(asked.search) }),
  count: (owner, search) => countSongs(owner, fold(search)),
  findDeleted: rows.findDeletedSong,
  toAddress: (id, query = {}) => to('v2-music-studio', null, { ...(id !== null && { song: id }), ...query }),
}

/** A song and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireSong(request: Request, id: string): Promise<Reader & { row: SongRow }> {
  const row = await findSong(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export function toFacts(song: Song, genre: string | null): SongFacts {
  const { bars, lengthS } = toTimeline(song)
  const { root, scale } = song.key
  return {
    tempo: song.tempo,
    meter: `${song.meter.beats}/${song.meter.unit}`,
    key: `${toneName(root, isFlatKey(root, scale))} ${scale.replace('-', ' ')}`,
    seconds: Math.round((lengthS + (song.ending === 'ring' && bars.length > 0 ? RING_S : 0)) * 10) / 10,
    bars: bars.length,
    genre,
  }
}

const toWords = (title: string, song: Song, facts: SongFacts) =>
  fold(
    `${title} ${facts.key} ${facts.genre ?? ''} ${song.tracks.map(({ name, instrument }) => `${name} ${instrument}`).join(' ')}`,
  )

type NewSong = { text: string; song: Song; why: string; origin: SongOrigin; parent?: { id: string; title: string } }

/** Keeps a new song of somebody, and gives its id. */
export async function keepSong(owner: Visitor, { text, song, why, origin, parent }: NewSong): Promise<string> {
  const [id, now] = [createSecretId(), clock.now()]
  const facts = toFacts(song, origin.genre)
  const { title } = song
  await rows.createSong({
    ...{ id, ...owner, title, words: toWords(title, song, facts), text, facts, origin, version: 1 },
    ...{ parentId: parent?.id ?? null, parentTitle: parent?.title ?? null, createdAt: now, updatedAt: now },
  })
  await rows.createVersion({ id: createId(), songId: id, number: 1, why, text, createdAt: now })
  return id
}

/** Keeps a text as the newest version, with what was done. What was undone before is gone then. */
export async function saveText(row: SongRow, text: string, why: string): Promise<void> {
  const [number, now] = [row.version + 1, clock.now()]
  await rows.trimVersions(row.id, row.version, MOST_VERSIONS)
  await rows.createVersion({ id: createId(), songId: row.id, number, why, text, createdAt: now })
  await stand(row, text, number)
}

/** Goes back to an earlier version or forth to one that was undone; false when there is none. */
export async function stepTo(row: SongRow, number: number): Promise<boolean> {
  const version = await rows.findVersion(row.id, number)
  if (!version) return false
  await stand(row, version.text, number)
  return true
}

async function stand(row: SongRow, text: string, version: number): Promise<void> {
  const { song } = readSong(text)
  const facts = toFacts(song, row.facts.genre)
  const { title } = song
  await rows.saveSong(row.id, {
    text,
    version,
    title,
    facts,
    words: toWords(title, song, facts),
    updatedAt: clock.now(),
  })
}
