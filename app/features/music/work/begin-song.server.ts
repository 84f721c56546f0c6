import { readFile } from 'node:fs/promises'
import { inflateRawSync, deflateRawSync } from 'node:zlib'
import { to } from '#app/catalogue/to.ts'
import { compose, toComposedTitle } from '#app/engines/music/compose/compose.ts'
import { readWish } from '#app/engines/music/compose/wish.ts'
import { findGenre } from '#app/engines/music/genres/genres.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { seedOf } from '#app/engines/music/sound/random.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { writeSong } from '#app/engines/music/text/write-song.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { NO_ORIGIN, type SongOrigin } from '../keeping/song-origin.ts'
import { keepSong } from '../keeping/songs-keeping.server.ts'
import { RECIPE_MAX_CHARS, TEXT_MAX_CHARS } from '../music.limits.ts'
import { musicRoom } from '../room/music-room.server.ts'
import { settleText } from './edit-song.ts'
import type { StudioInput } from './studio.inputs.ts'

const spendBegin = createRateLimit('song-begin', { points: 30, windowS: 60 })

type New = { text: string; song: Song; why: string; origin: SongOrigin; parent?: { id: string; title: string } }

/** Keeps a new song and leads to it. */
export async function leadToNew(request: Request, made: New, part: string | null = null) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const id = await keepSong(owner, made)
  return leadToMade({ owner, cookie }, id, (key) => to('v2-music-studio', null, { song: id, part, key }))
}

async function tooSoon(network: string, typed: Typed, field: string) {
  const waitS = await spendBegin(network)
  return waitS > 0 ? refuse(typed, field, tooManyAtOnce('songs', waitS), overLimit(waitS)) : null
}

/** What the fields and the words of a wish say together: a field that was chosen counts more. */
export function composeFrom({ prompt, genre, mood, tempo, seconds }: Omit<StudioInput<'compose'>, 'do'>, seed: number) {
  const { wish, understood, ignored } = readWish(prompt)
  const whole = {
    ...wish,
    genre: genre || wish.genre,
    mood: mood || wish.mood,
    tempo: tempo ?? wish.tempo,
    seconds: seconds ?? wish.seconds,
  }
  const song = compose(whole, seed, 'Untitled')
  song.title = toComposedTitle(findGenre(whole.genre ?? ''), song.key)
  const label = prompt || (findGenre(whole.genre ?? '')?.label ?? 'Anything')
  const chosen = [
    genre && `genre: ${findGenre(genre)?.label}`,
    mood && `mood: ${mood}`,
    tempo !== null && `tempo ${tempo}`,
    seconds !== null && `length ${seconds} seconds`,
  ].filter((one) => typeof one === 'string' && one !== '') as string[]
  const origin: SongOrigin = {
    ...{ ...NO_ORIGIN, kind: 'words', label, genre: whole.genre, prompt, seed },
    ...{ understood: [...new Set([...understood, ...chosen])], ignored },
  }
  return { song, origin }
}

export async function beginByWords(request: Request, network: string, input: StudioInput<'compose'>, typed: Typed) {
  const refusal = await tooSoon(network, typed, 'prompt')
  if (refusal) return refusal
  const seed = seedOf(`${input.prompt} ${input.genre} ${input.mood}`) % 1_000_000
  const { song, origin } = composeFrom(input, seed)
  return leadToNew(request, { text: writeSong(song), song, why: 'Composed by rules', origin })
}

export async function beginByText(request: Request, network: string, input: StudioInput<'paste'>, typed: Typed) {
  const refusal = await tooSoon(network, typed, 'text')
  if (refusal) return refusal
  if (input.text.trim() === '') return refuse(typed, 'text', 'Write or paste the text of a song.')
  const settled = settleText(input.text, input.origin === 'recipe' ? 'Made from a recipe' : 'Written as text')
  if ('field' in settled) return refuse(typed, settled.field, settled.message, 422)
  const { song } = readSong(settled.text)
  const origin: SongOrigin = {
    ...NO_ORIGIN,
    kind: input.origin,
    label: input.origin === 'recipe' ? 'a recipe' : 'your text',
  }
  return leadToNew(request, { ...settled, song, origin })
}

export async function beginByFile(request: Request, network: string, sent: readonly SentFile[], typed: Typed) {
  const refusal = await tooSoon(network, typed, 'file')
  if (refusal) return refusal
  const [file] = sent
  if (!file || file.content.bytes === 0)
    return refuse(typed, 'file', file ? 'This file is empty.' : 'Choose a MIDI or MusicXML file.')
  try {
    const bytes = new Uint8Array(await readFile(file.content.path))
    const read = await musicRoom().run('read', { bytes, name: file.name }, { signal: request.signal, limitMs: 20_000 })
    if (!read.isRead) return refuse(typed, 'file', read.message, 422)
    const { song } = readSong(read.text)
    const origin: SongOrigin = {
      ...NO_ORIGIN,
      kind: 'file',
      label: file.name.slice(0, 120).toWellFormed(),
      remarks: read.remarks,
    }
    return await leadToNew(request, { text: read.text, song, why: `Read from “${origin.label}”`, origin })
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    return error.kind === 'busy'
      ? refuse(typed, 'file', 'Too many files are being read right now. Please try again in a minute.', 503)
      : refuse(typed, 'file', 'This file could not be read.', 422)
  }
}

/** A song’s text small enough for an address; null when it is not. */
export function toRecipe(text: string): string | null {
  const packed = deflateRawSync(Buffer.from(text), { level: 9 }).toString('base64url')
  return packed.length <= RECIPE_MAX_CHARS ? packed : null
}

/** The text of a recipe; null for what is none. */
export function readRecipe(packed: string): string | null {
  if (packed === '' || packed.length > RECIPE_MAX_CHARS) return null
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: TEXT_MAX_CHARS })
      .toString()
      .toWellFormed()
  } catch {
    return null
  }
}
