import { bandGenres } from './band-genres.ts'
import { danceGenres } from './dance-genres.ts'
import type { Genre } from './genre.ts'
import { worldGenres } from './world-genres.ts'

/** Every kind of music that can be made by rules. */
export const genres: readonly Genre[] = [...bandGenres, ...danceGenres, ...worldGenres]
const byName = new Map(genres.map((genre) => [genre.name, genre]))
export const findGenre = (name: string): Genre | null => byName.get(name) ?? null
