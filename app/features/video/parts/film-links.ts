import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'

type More = Readonly<Record<string, string | null | undefined>>

const addresses = {
  still: endpoints['video/film-still'],
  sound: endpoints['video/film-sound'],
  file: endpoints['video/film-file'],
} as const

/** The address of a still, a sound or a file of a film. */
export function toFilmAddress(what: keyof typeof addresses, id: string, { scene, ...query }: More = {}): string {
  const path = fillPath(addresses[what], { id, ...(scene && { scene }) })
  return path + toQuery(query)
}

/** The address of a part of a film’s page. */
export const toFilmPart =
  (film: string, key: string | null) =>
  (part: string, more: More = {}) =>
    to('video-studio', null, { film, part: part === 'storyboard' ? null : part, key, ...more })
