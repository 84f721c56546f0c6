import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, to, toQuery } from '#app/catalogue/to.ts'

type More = Readonly<Record<string, string | null | undefined>>

/** The address of a sound or a waveform of a track, of a file of a set, or of what happens to one of them. */
export const toDjAddress = (
  what: 'track-sound' | 'track-wave' | 'track-live' | 'set-file' | 'set-live',
  id: string,
  query: More = {},
): string => fillPath(endpoints[`dj/${what}`], { id }) + toQuery(query)

export const toSetPart =
  (set: string, key: string | null) =>
  (part: string, more: More = {}) =>
    to('v2-dj', null, { set, part: part === 'tracks' ? null : part, key, ...more })
