import { isChordPlace, placeOf, readChord, type Chord } from './chords.ts'
import { isDrum } from './drums.ts'
import { MOST_NOTES } from './music.limits.ts'
import { readPitch, tonesOf } from './scales.ts'
import { stepsOf, type Lane, type Part, type Section, type Song, type Track } from './song.ts'
import { toTimeline, type Timeline } from './timeline.ts'

/** One note as it is played. `drum` is its name on a kit; others have their pitch as MIDI counts it. */
export type Note = { track: number; step: number; steps: number; pitch: number; drum: string | null; velocity: number }
export type Expanded = { notes: Note[]; timeline: Timeline; isCut: boolean }

const VELOCITIES = new Map([
  ['X', 118],
  ['x', 92],
  ['o', 60],
])
/** The chord of a place is put so that its root lies at most so far under the C of the octave. */
const ROOT_UNDER = 4
const CHORD_UNDER = 3

/** The chord that sounds at a step of a section; without chords it is that of the key. */
export function chordAt(song: Song, section: Section, bar: number, stepOfBar: number): Chord {
  const bars = section.chords
  const names = bars.length > 0 ? bars[bar % bars.length]! : []
  const perChord = stepsOf(song) / Math.max(1, names.length)
  const chord = readChord(names[Math.min(names.length - 1, Math.floor(stepOfBar / perChord))] ?? '')
  if (chord) return chord
  const tones = tonesOf(song.key.scale)
  return { root: song.key.root, kind: '', tones: [0, tones.includes(4) ? 4 : 3, 7] }
}

const within = (tone: number, low: number) => low + ((((tone - low) % 12) + 12) % 12)
const playable = (pitch: number) => (pitch < 12 ? within(pitch, 12) : pitch > 127 ? within(pitch, 115) : pitch)

function pitchesOf(sound: string, chord: Chord, track: Track): number[] {
  const base = 12 * (track.octave + 1)
  if (sound === 'chord')
    return [...new Set(chord.tones.map((tone) => playable(within(chord.root + tone, base - CHORD_UNDER))))]
  if (isChordPlace(sound)) return [playable(within(chord.root, base - ROOT_UNDER) + placeOf(chord, sound))]
  const pitch = readPitch(sound)
  return pitch === null ? [] : [pitch]
}

type Row = { sound: string; steps: string }

/** The patterns of a part one behind the other, as long as its section. */
export function layOutPart(song: Song, section: Section, part: Part): Row[] {
  const known = new Map(song.patterns.map((pattern) => [pattern.name, pattern]))
  const chain = part.patterns.flatMap((name) => known.get(name) ?? [])
  const perBar = stepsOf(song)
  const whole = section.bars * perBar
  if (chain.length === 0) return []
  const rows = new Map<string, string[]>()
  for (const { sound } of chain.flatMap(({ lanes }) => lanes)) rows.set(sound, [])
  let filled = 0
  for (let n = 0; filled < whole; n += 1) {
    const pattern = chain[n % chain.length]!
    const steps = Math.max(1, pattern.bars * perBar)
    const lanes = new Map(pattern.lanes.map((lane: Lane) => [lane.sound, lane.steps]))
    for (const [sound, pieces] of rows) pieces.push((lanes.get(sound) ?? '').padEnd(steps, '.').slice(0, steps))
    filled += steps
  }
  return [...rows].map(([sound, pieces]) => ({ sound, steps: pieces.join('').slice(0, whole) }))
}

/** Every note of a song in the order of time. Stops at the most a song may have, and says so. */
export function expand(song: Song): Expanded {
  const timeline = toTimeline(song)
  const tracks = new Map(song.tracks.map((track, n) => [track.name, { track, n }]))
  const laidOut = new Map<Section, { n: number; track: Track; rows: Row[] }[]>()
  const notes: Note[] = []
  for (const bar of timeline.bars) {
    if (bar.nth !== 0) continue
    const { section } = bar
    const parts =
      laidOut.get(section) ??
      section.parts.flatMap((part) => {
        const found = tracks.get(part.track)
        return found ? [{ ...found, rows: layOutPart(song, section, part) }] : []
      })
    laidOut.set(section, parts)
    for (const { n, track, rows } of parts)
      for (const row of rows) addRow(notes, row, { song, section, track, n, from: bar.startStep })
    if (notes.length > MOST_NOTES) return { notes: sorted(notes.slice(0, MOST_NOTES)), timeline, isCut: true }
  }
  return { notes: sorted(notes), timeline, isCut: false }
}

type Place = { song: Song; section: Section; track: Track; n: number; from: number }

function addRow(notes: Note[], { sound, steps }: Row, { song, section, track, n, from }: Place): void {
  const perBar = stepsOf(song)
  const drum = isDrum(sound) ? sound : null
  for (let at = 0; at < steps.length; at += 1) {
    const velocity = VELOCITIES.get(steps[at]!)
    if (velocity === undefined) continue
    let until = at + 1
    while (steps[until] === '-') until += 1
    const chord = chordAt(song, section, Math.floor(at / perBar), at % perBar)
    const pitches = drum ? [0] : pitchesOf(sound, chord, track)
    for (const pitch of pitches) notes.push({ track: n, step: from + at, steps: until - at, pitch, drum, velocity })
    if (notes.length > MOST_NOTES) return
  }
}

const sorted = (notes: Note[]) =>
  notes.sort((one, other) => one.step - other.step || one.track - other.track || one.pitch - other.pitch)
