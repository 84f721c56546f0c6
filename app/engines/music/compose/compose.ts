import { findGenre, genres } from '../genres/genres.ts'
import type { Genre, Seat } from '../genres/genre.ts'
import { fromRoman } from '../help/roman.ts'
import { findInstrument, isDrumKit } from '../song/instruments.ts'
import { RING_S, SONG_MAX_S, SONG_MIN_S, TEMPO_MAX } from '../song/music.limits.ts'
import {
  FIRST_SONG,
  FIRST_TRACK,
  quartersOf,
  stepsOf,
  type Lane,
  type Part,
  type Pattern,
  type Section,
  type Song,
  type Track,
} from '../song/song.ts'
import { isMinorScale, toneName } from '../song/scales.ts'
import { createRandom } from '../sound/random.ts'
import { planForm, type Piece } from './plan-form.ts'
import { turnsMode, type Wish } from './wish.ts'
import { writeTune } from './write-tune.ts'

const USUAL_S = 75
const OTHER_MODE = { minor: ['i bVI bIII bVII', 'i iv bVI V'], major: ['I V vi IV', 'I IV vi V'] } as const

type Making = { song: Song; genre: Genre; wish: Wish; random: () => number; chords: string[][] }

/** Music by rules: the same wish and the same seed always give the same song. */
export function compose(wish: Wish, seed: number, title: string): Song {
  const random = createRandom(seed)
  const genre = findGenre(wish.genre ?? '') ?? genres[Math.floor(random() * genres.length)]!
  const song: Song = structuredClone(FIRST_SONG)
  song.title = title
  song.meter = genre.meter ?? FIRST_SONG.meter
  song.swing = genre.swing ?? FIRST_SONG.swing
  song.ending = wish.isLoop ? 'loop' : 'ring'
  song.tempo = toTempo(genre, wish, random)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!
  const root = pick(genre.roots)
  const isTurned = wish.key
    ? isMinorScale(wish.key.scale) !== isMinorScale(genre.scale)
    : turnsMode(wish.mood, genre.scale)
  const turned = isMinorScale(genre.scale) ? 'major' : 'minor'
  song.key = wish.key ?? { root, scale: isTurned ? turned : genre.scale }
  const progression = pick(isTurned ? OTHER_MODE[turned] : genre.progressions)
  const chords = progression.split(' ').map((roman) => [fromRoman(roman, song.key.root, song.key.scale)])
  const making: Making = { song, genre, wish, random, chords }
  seatAll(making)
  arrange(making, wish.seconds ?? USUAL_S)
  return song
}

function toTempo({ tempo: [least, most] }: Genre, { tempo, mood }: Wish, random: () => number): number {
  if (tempo !== null) return tempo
  const wished = mood === 'calm' ? least * 0.92 : mood === 'lively' ? most * 1.06 : least + random() * (most - least)
  return Math.min(TEMPO_MAX, Math.round(wished))
}

const toTrack = (name: string, seat: Seat): Track => ({
  ...structuredClone(FIRST_TRACK),
  ...seat,
  name,
  octave: findInstrument(seat.instrument)?.octave ?? FIRST_TRACK.octave,
})

/** Who plays: the seats of the genre, those that were wished in their place, without those that are not to. */
function seatAll({ song, genre, wish }: Making): void {
  const seats = new Map<string, Seat>()
  const { drums, bass, comp, pad, tune } = genre
  if (drums) seats.set('drums', drums.seat)
  if (bass) seats.set('bass', bass.seat)
  seats.set('chords', comp.seat)
  if (pad) seats.set('pad', pad.seat)
  if (tune) seats.set('tune', tune.seat)
  const free = ['tune', 'chords', 'pad']
  for (const instrument of wish.withInstruments) {
    if (instrument === 'noise') {
      seats.set('air', { instrument, volume: 70 })
      continue
    }
    const isBass = instrument.endsWith('bass')
    const place = isDrumKit(instrument) ? 'drums' : isBass ? 'bass' : free.shift()
    if (!place || (place === 'drums' && !drums) || (place === 'bass' && !bass)) continue
    seats.set(place, { ...(seats.get(place) ?? { volume: 64, reverb: 16 }), instrument })
  }
  for (const part of wish.without) seats.delete(part)
  if (seats.size === 0) seats.set('chords', comp.seat)
  song.tracks = [...seats].map(([name, seat]) => toTrack(name === 'chords' ? 'comp' : name, seat))
}

/** `kick x... snare ....x...` as lanes of so many bars. */
export function readLanes(line: string, steps: number): Lane[] {
  const words = line.split(' ')
  return words.flatMap((sound, n) =>
    n % 2 === 0 ? [{ sound, steps: (words[n + 1] ?? '').padEnd(steps, '.').slice(0, steps) }] : [],
  )
}

function arrange(making: Making, seconds: number): void {
  const { song, genre, chords } = making
  const barS = (quartersOf(song.meter) * 60) / song.tempo
  const ringS = song.ending === 'ring' ? RING_S : 0
  const bars = Math.max(1, Math.round((Math.min(SONG_MAX_S, Math.max(SONG_MIN_S, seconds)) - ringS) / barS))
  const round = chords.length
  const unit = round > 4 ? round : bars >= 40 ? 8 : 4
  const form = bars < unit * 2 ? (['main'] as Piece[]) : planForm(Math.round(bars / unit))
  const perBar = stepsOf(song)
  const add = (name: string, lanes: Lane[], of = 1) =>
    song.patterns.push({ name, bars: of, lanes, notes: [] } satisfies Pattern)
  const has = (track: string) => song.tracks.some(({ name }) => name === track)
  if (genre.drums && has('drums')) {
    const beat = readLanes(genre.drums.beat, perBar)
    add('beat', beat)
    add('fill', readLanes(genre.drums.fill, perBar))
    add('light', beat.filter(({ sound }) => !['kick', 'snare', 'clap', 'crash', 'lowtom'].includes(sound)).slice(0, 2))
  }
  if (genre.bass && has('bass')) add('bass-line', readLanes(genre.bass.line, perBar))
  if (has('comp')) add('comping', readLanes(genre.comp.line, perBar))
  if (has('air')) add('air', [{ sound: 'C4', steps: 'x'.padEnd(AIR_BARS * perBar, '-') }], AIR_BARS)
  if (has('pad'))
    add('long-chords', readLanes((genre.pad ?? { line: `chord x${'-'.repeat(perBar - 1)}` }).line, perBar))
  // The length that was asked for is met to the bar: what is over or short falls to a part that plays once.
  const rest = bars - unit * (form.length - 1)
  const uneven = form.findLast((piece) => form.indexOf(piece) === form.lastIndexOf(piece))
  for (const piece of new Set(form)) song.sections.push(toSection(making, piece, piece === uneven ? rest : unit))
  song.play = form
}

/** What plays in each part: little at the ends, all in the chorus. */
const CASTS: Record<Piece, readonly string[]> = {
  intro: ['drums', 'comp', 'pad'],
  verse: ['drums', 'bass', 'comp'],
  chorus: ['drums', 'bass', 'comp', 'pad', 'tune'],
  bridge: ['bass', 'comp', 'pad', 'tune'],
  outro: ['bass', 'comp', 'pad'],
  main: ['drums', 'bass', 'comp', 'pad', 'tune'],
}
const LONGEST_TUNE = 8
/** One breath of noise. */
const AIR_BARS = 16

function toSection(making: Making, piece: Piece, bars: number): Section {
  const { song, genre, chords } = making
  const turned =
    piece === 'bridge' ? [...chords.slice(chords.length / 2), ...chords.slice(0, chords.length / 2)] : chords
  const section: Section = { name: piece, bars, tempo: null, chords: turned.slice(0, bars), parts: [], notes: [] }
  const cast = genre.drums || piece !== 'verse' ? CASTS[piece] : [...CASTS[piece], 'tune']
  for (const { name } of song.tracks)
    if (name === 'air' || cast.includes(name)) section.parts.push(toPart(making, section, piece, name))
  // Somebody always plays.
  if (section.parts.length === 0)
    section.parts.push(...song.tracks.map(({ name }) => toPart(making, section, piece, name)))
  return section
}

function toPart({ song, genre, random }: Making, section: Section, piece: Piece, track: string): Part {
  const { bars } = section
  switch (track) {
    case 'drums': {
      if (piece === 'intro') return { track, patterns: ['light'] }
      const every = bars % 4 === 0 ? 4 : bars
      const beats = Array.from({ length: Math.max(1, every - 1) }, () => 'beat')
      return { track, patterns: every > 1 ? [...beats, 'fill'] : beats }
    }
    case 'bass':
      return { track, patterns: ['bass-line'] }
    case 'air':
      return { track, patterns: ['air'] }
    case 'pad':
      return { track, patterns: ['long-chords'] }
    case 'tune': {
      const length = Math.min(bars, LONGEST_TUNE)
      const name = `${piece}-tune`
      const { busy, step } = genre.tune ?? { busy: 0.4, step: 2 }
      const { octave } = song.tracks.find((one) => one.name === track)!
      const wish = { song, section, bars: length, octave, busy: piece === 'bridge' ? busy * 0.6 : busy, step, random }
      song.patterns.push({ name, bars: length, lanes: writeTune(wish), notes: [] })
      return { track, patterns: [name] }
    }
    default:
      return { track, patterns: ['comping'] }
  }
}

/** A name for a song that has none: what it is, and its key. */
export const toComposedTitle = (genre: Genre | null, { root }: Song['key']): string =>
  `${genre?.label ?? 'Song'} in ${toneName(root)}`
