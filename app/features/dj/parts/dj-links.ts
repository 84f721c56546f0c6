import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'

type More = Readonly<Record<string, string | null | undefined>>

const addresses = {
  'track-sound': endpoints['dj/track-sound'],
  'track-wave': endpoints['dj/track-wave'],
  'track-live': endpoints['dj/track-live'],
  'set-file': endpoints['dj/set-file'],
  'set-live': endpoints['dj/set-live'],
} as const

/** The address of a sound or a waveform of a track, of a file of a set, or of what happens to one of them. */
export const toDjAddress = (what: keyof typeof addresses, id: string, query: More = {}): string =>
  fillPath(addresses[what], { id }) + toQuery(query)

export const toSetPart =
  (set: string, key: string | null) =>
  (part: string, more: More = {}) =>
    to('v2-dj', null, { set, part: part === 'tracks' ? null : part, key, ...more })
