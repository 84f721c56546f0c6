import { genres } from '../genres/genres.ts'
import { instruments } from '../song/instruments.ts'
import { SONG_MAX_S, SONG_MIN_S, TEMPO_MAX, TEMPO_MIN } from '../song/music.limits.ts'
import { isMinorScale, readTone, type Scale } from '../song/scales.ts'

export const moods = ['bright', 'dark', 'calm', 'lively'] as const
export type Mood = (typeof moods)[number]

/** What somebody wishes to hear. Null is left to the rules. */
export type Wish = {
  genre: string | null
  mood: Mood | null
  tempo: number | null
  seconds: number | null
  key: { root: number; scale: Scale } | null
  isLoop: boolean
  /** Instruments that are to play, and parts that are not to. */
  withInstruments: string[]
  without: string[]
}
export const NO_WISH: Wish = {
  ...{ genre: null, mood: null, tempo: null, seconds: null, key: null, isLoop: false },
  ...{ withInstruments: [], without: [] },
}
export type ReadWish = { wish: Wish; understood: string[]; ignored: string[] }

const MOOD_WORDS: Record<Mood, readonly string[]> = {
  bright: ['happy', 'bright', 'cheerful', 'sunny', 'joyful', 'uplifting', 'hopeful', 'warm'],
  dark: ['sad', 'dark', 'melancholy', 'gloomy', 'moody', 'tense', 'scary', 'mysterious'],
  calm: ['calm', 'quiet', 'gentle', 'soft', 'peaceful', 'slow', 'relaxed', 'dreamy', 'sleepy'],
  lively: ['lively', 'energetic', 'fast', 'driving', 'powerful', 'upbeat', 'wild', 'exciting', 'quick'],
}
const PARTS = ['drums', 'bass', 'tune', 'melody', 'chords', 'pad'] as const
const FILLERS = new Set(
  'a an the and with of in at for some please make me song music piece track tune beat about i want would like to play something it is bpm key long minutes minute seconds second loop no without'.split(
    ' ',
  ),
)
const LONGEST_WISH = 1_000

/** What can be told of a few words: genre, mood, tempo, length, key, instruments; and which words were of no use. */
export function readWish(prompt: string): ReadWish {
  let rest = ` ${prompt
    .slice(0, LONGEST_WISH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#&/.:%-]+/gu, ' ')
    .trim()} `
  const wish: Wish = structuredClone(NO_WISH)
  const understood: string[] = []
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found
  }
  const has = (word: string) => take(new RegExp(` ${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?= )`)) !== null

  const tempo = take(/ (\d{2,3})\s?bpm(?= )/) ?? take(/ tempo (\d{2,3})(?= )/)
  if (tempo) {
    wish.tempo = Math.min(TEMPO_MAX, Math.max(TEMPO_MIN, Number(tempo[1])))
    understood.push(`tempo ${wish.tempo}${wish.tempo === Number(tempo[1]) ? '' : `, the nearest to ${tempo[1]}`}`)
  }
  const length = take(/ (\d{1,3}(?:\.\d)?) ?-?(minutes?|mins?|seconds?|secs?|s)(?= )/)
  if (length) {
    const asked = Number(length[1]) * (length[2]!.startsWith('m') ? 60 : 1)
    wish.seconds = Math.min(SONG_MAX_S, Math.max(SONG_MIN_S, asked))
    const said = `${length[1]} ${length[2]}`
    understood.push(`length ${wish.seconds === asked ? said : `${wish.seconds} seconds, the nearest to ${said}`}`)
  }
  readKey(take, wish, understood)
  if (has('loop') || has('looped') || has('ringtone')) {
    wish.isLoop = true
    understood.push('joins its own beginning')
  }
  for (const part of PARTS)
    if (take(new RegExp(` (?:no|without) ${part}(?= )`))) {
      wish.without.push(part === 'melody' ? 'tune' : part)
      understood.push(`without ${part}`)
    }
  const named = genres
    .flatMap(({ name, label, words }) => words.map((word) => ({ name, label, word })))
    .sort((a, b) => b.word.length - a.word.length)
  for (const { name, label, word } of named)
    if (wish.genre === null && has(word)) {
      wish.genre = name
      understood.push(`genre: ${label}`)
    }
  for (const mood of moods)
    for (const word of MOOD_WORDS[mood])
      if (has(word)) {
        wish.mood ??= mood
        understood.push(`mood: ${word}`)
      }
  const players = instruments
    .flatMap(({ name, label, words }) => [name, ...words].map((word) => ({ name, label, word })))
    .sort((a, b) => b.word.length - a.word.length)
  for (const { name, label, word } of players)
    if (has(word) && !wish.withInstruments.includes(name)) {
      wish.withInstruments.push(name)
      understood.push(`with ${label.toLowerCase()}`)
    }
  const ignored = [...new Set(rest.split(' ').filter((word) => word !== '' && !FILLERS.has(word)))]
  return { wish, understood, ignored: ignored.slice(0, 40) }
}

function readKey(take: (pattern: RegExp) => RegExpExecArray | null, wish: Wish, understood: string[]): void {
  const found = take(/ (?:in |key (?:of )?)?([a-g][#b]?)[ -](major|minor|dorian|lydian|phrygian|mixolydian)(?= )/)
  const name = found?.[1]!.replace(/^./, (letter) => letter.toUpperCase()) ?? ''
  const root = found ? readTone(name) : null
  if (!found || root === null) return
  wish.key = { root, scale: found[2] as Scale }
  understood.push(`key ${name} ${found[2]}`)
}

/** Whether a mood asks for the other sort of scale than a genre has. */
export const turnsMode = (mood: Mood | null, scale: Scale): boolean =>
  (mood === 'dark' && !isMinorScale(scale)) || (mood === 'bright' && isMinorScale(scale))
