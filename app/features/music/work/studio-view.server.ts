import { moods } from '#app/engines/music/compose/wish.ts'
import { genres } from '#app/engines/music/genres/genres.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { listPublishedSongs, type ListedSong } from '#app/kits/members/songs/songs.store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { songsKeeping } from '../keeping/songs-keeping.server.ts'
import { PROMPT_MAX_CHARS } from '../music.limits.ts'
import { toFactWords } from '../parts/song-words.ts'
import { readRecipe } from './begin-song.server.ts'
import { presets } from './presets.ts'
import { readOneSong } from './song-view.server.ts'

const SHOWN = 6

/** The music studio as its address asks for it: where songs begin, with earlier ones, or one of them. */
export async function readStudio(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('song')
  if (id) return readOneSong(request, id, params)
  const preset = presets.find(({ name }) => name === params.get('preset'))
  const packed = params.get('recipe')
  const recipe = packed === null ? null : readRecipe(packed)
  const [page, shown] = await Promise.all([
    readKeptPage(songsKeeping, await findVisitor(request), params, (row) => toFactWords((row as ListedSong).facts)),
    listPublishedSongs({ before: clock.now(), most: SHOWN, word: '' }),
  ])
  return {
    part: 'list' as const,
    page,
    prompt: (preset?.prompt ?? params.get('prompt') ?? params.get('text') ?? '')
      .slice(0, PROMPT_MAX_CHARS)
      .toWellFormed(),
    preset: preset?.name ?? null,
    presets: presets.map(({ name, label }) => ({ name, label })),
    genres: genres.map(({ name, label }) => ({ name, label })).sort((a, b) => a.label.localeCompare(b.label)),
    moods: [...moods],
    recipe: recipe === null ? null : { text: recipe, isSong: readSong(recipe).faults.length === 0 },
    isBrokenRecipe: packed !== null && recipe === null,
    shown: shown.map(({ id: song, title, name, facts }) => ({
      ...{ id: song, title, name, about: toFactWords(facts), href: to('music-shared', { id: song }) },
    })),
  }
}
export type StudioView = Awaited<ReturnType<typeof readStudio>>
export type BeginView = Extract<StudioView, { part: 'list' }>
export type SongView = Exclude<StudioView, { part: 'list' }>
