import { isDrumKit, instruments } from '../song/instruments.ts'
import { TEMPO_MAX, TEMPO_MIN } from '../song/music.limits.ts'
import { pitchName, isFlatKey, readPitch, toneName } from '../song/scales.ts'
import { chordName, readChord } from '../song/chords.ts'
import type { Song } from '../song/song.ts'
import { keepInKey } from './key-help.ts'

export type Change = { song: Song; said: string[] }

type Rule = { words: RegExp; apply: (song: Song, found: RegExpExecArray) => string | null }

const clampTempo = (tempo: number) => Math.max(TEMPO_MIN, Math.min(TEMPO_MAX, Math.round(tempo)))

function setTempo(song: Song, tempo: number): string | null {
  const wished = clampTempo(tempo)
  if (wished === song.tempo) return null
  const share = wished / song.tempo
  song.tempo = wished
  for (const section of song.sections) if (section.tempo !== null) section.tempo = clampTempo(section.tempo * share)
  return `tempo ${wished}`
}

/** Moves everything by semitones: key, chords and notes. */
export function transpose(song: Song, by: number): string | null {
  if (by === 0) return null
  song.key.root = (((song.key.root + by) % 12) + 12) % 12
  const isFlat = isFlatKey(song.key.root, song.key.scale)
  for (const section of song.sections)
    section.chords = section.chords.map((bar) =>
      bar.map((name) => {
        const chord = readChord(name)
        return chord ? chordName((((chord.root + by) % 12) + 12) % 12, chord.kind, isFlat) : name
      }),
    )
  for (const pattern of song.patterns)
    pattern.lanes = pattern.lanes.map((lane) => {
      const pitch = readPitch(lane.sound)
      if (pitch === null) return lane
      const moved = pitch + by
      return { ...lane, sound: pitchName(moved > 127 ? moved - 12 : moved < 12 ? moved + 12 : moved, isFlat) }
    })
  return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)} semitones, to ${toneName(song.key.root, isFlat)}`
}

function eachNamed(song: Song, name: string, change: (track: Song['tracks'][number]) => void): boolean {
  const known = instruments
    .filter(({ words, name: own }) => own === name || words.includes(name))
    .map((one) => one.name)
  const found = song.tracks.filter(
    (track) =>
      track.name.toLowerCase() === name ||
      known.includes(track.instrument) ||
      (name === 'drums' && isDrumKit(track.instrument)),
  )
  for (const track of found) change(track)
  return found.length > 0
}

const NAME = '([\\p{L}\\p{N}-]{2,24})'
const rule = (words: string, apply: Rule['apply']): Rule => ({
  words: new RegExp(`(?:^|[ ,])${words}(?=$|[ ,.])`, 'iu'),
  apply,
})

const RULES: readonly Rule[] = [
  rule('(\\d{2,3}) ?bpm|tempo (?:to )?(\\d{2,3})', (song, [, one, two]) => setTempo(song, Number(one ?? two))),
  rule('(?:much|a lot) faster', (song) => setTempo(song, song.tempo * 1.3)),
  rule('(?:much|a lot) slower', (song) => setTempo(song, song.tempo * 0.75)),
  rule('faster', (song) => setTempo(song, song.tempo * 1.12)),
  rule('slower', (song) => setTempo(song, song.tempo * 0.88)),
  rule('(up|down|higher|lower)(?: by)? (\\d{1,2})(?: semitones?| steps?)?', (song, [, way, by]) =>
    transpose(song, Math.min(12, Number(by)) * (/up|higher/i.test(way!) ? 1 : -1)),
  ),
  rule('(?:an )?octave (up|down|higher|lower)', (song, [, way]) => {
    for (const track of song.tracks)
      if (!isDrumKit(track.instrument))
        track.octave = Math.max(0, Math.min(8, track.octave + (/up|higher/i.test(way!) ? 1 : -1)))
    return `chords an octave ${way}`
  }),
  rule('(?:no swing|straight|even)', (song) => {
    song.swing.percent = 50
    return 'no swing'
  }),
  rule('(?:more )?swing', (song) => {
    song.swing.percent = Math.min(70, song.swing.percent + 6)
    return `swing ${song.swing.percent}%`
  }),
  rule('loop(?:ed)?', (song) => {
    song.ending = 'loop'
    return 'joins its own beginning'
  }),
  rule('in key', (song) => {
    Object.assign(song, keepInKey(song))
    return 'every note in key'
  }),
  rule(`(?:no|without|mute|remove) (?:the )?${NAME}`, (song, [, name]) =>
    eachNamed(song, name!.toLowerCase(), (track) => (track.isMuted = true)) ? `${name} muted` : null,
  ),
  rule(`(?:with|unmute|bring back) (?:the )?${NAME}`, (song, [, name]) =>
    eachNamed(song, name!.toLowerCase(), (track) => (track.isMuted = false)) ? `${name} heard` : null,
  ),
  rule(`(?:louder|more) (?:the )?${NAME}|${NAME} louder`, (song, [, one, two]) => loudness(song, (one ?? two)!, 15)),
  rule(`(?:softer|quieter|less) (?:the )?${NAME}|${NAME} (?:softer|quieter)`, (song, [, one, two]) =>
    loudness(song, (one ?? two)!, -15),
  ),
  rule('(more|less) (?:reverb|room|space|echo)', (song, [, way]) => {
    for (const track of song.tracks)
      track.reverb = Math.max(0, Math.min(100, track.reverb + (way === 'less' ? -15 : 15)))
    return `${way} room`
  }),
]

function loudness(song: Song, name: string, by: number): string | null {
  const isThere = eachNamed(song, name.toLowerCase(), (track) => {
    track.volume = Math.max(0, Math.min(100, track.volume + by))
  })
  return isThere ? `${name} ${by > 0 ? 'louder' : 'softer'}` : null
}

/** Changes a song by a few words, by rules. `said` tells what was done; empty: nothing was understood. */
export function changeByWords(song: Song, words: string): Change {
  const changed = structuredClone(song)
  const said: string[] = []
  let rest = ` ${words.slice(0, 500).replace(/\s+/g, ' ').trim()} `
  for (const { words: pattern, apply } of RULES) {
    const found = pattern.exec(rest)
    if (!found) continue
    const done = apply(changed, found)
    if (done === null) continue
    said.push(done)
    rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length)
  }
  return { song: changed, said }
}
