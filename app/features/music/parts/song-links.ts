import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'

type More = Readonly<Record<string, string | null | undefined>>

/** The address of a file of a song. */
export const toSongFile = (id: string, query: More = {}): string =>
  fillPath(endpoints['music/song-file'], { id }) + toQuery(query)

/** The address of a part of a song’s page. */
export const toSongPart =
  (song: string, key: string | null) =>
  (part: string, more: More = {}) =>
    to('v2-music-studio', null, { song, part: part === 'grid' ? null : part, key, ...more })
