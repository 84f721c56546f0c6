import { chordAt } from '../song/expand.ts'
import { pitchName, tonesOf } from '../song/scales.ts'
import { stepsOf, type Lane, type Section, type Song } from '../song/song.ts'

type TuneWish = {
  song: Song
  section: Section
  bars: number
  octave: number
  busy: number
  step: number
  random: () => number
}

const LONGEST_LEAP = 4

/** Where the notes of a motif begin and how long they are, in steps of two bars. */
function makeRhythm({ song, busy, step, random }: TuneWish): { at: number; steps: number }[] {
  const whole = 2 * stepsOf(song)
  const onsets: number[] = []
  for (let at = 0; at < whole; at += step) {
    const isStrong = at % (song.grid * 2) === 0
    if (random() < busy * (isStrong ? 1.35 : 0.75) || at === 0) onsets.push(at)
  }
  return onsets.map((at, n) => {
    const gap = (onsets[n + 1] ?? whole) - at
    return { at, steps: Math.max(1, Math.min(gap, random() < 0.25 ? Math.ceil(gap / 2) : gap, song.grid * 4)) }
  })
}

/**
 * A tune over the chords of a section: a motif of two bars that comes again, its strong notes tones of the chord, the
 * others steps of the scale between them.
 */
export function writeTune(wish: TuneWish): Lane[] {
  const { song, section, bars, octave, random } = wish
  const perBar = stepsOf(song)
  const whole = bars * perBar
  const rhythms = [makeRhythm(wish), makeRhythm(wish)]
  const low = 12 * (octave + 1) - 3
  const scale = tonesOf(song.key.scale).map((tone) => (song.key.root + tone) % 12)
  const pitches = Array.from({ length: 22 }, (_, n) => low + n).filter((pitch) => scale.includes(pitch % 12))
  let place = Math.floor(pitches.length / 2)
  const steps = new Map<string, string[]>()
  for (let bar = 0; bar < bars; bar += 2) {
    const rhythm = rhythms[bar % 8 === 6 ? 1 : 0]!
    for (const { at, steps: length } of rhythm) {
      const from = bar * perBar + at
      if (from >= whole) continue
      const chord = chordAt(song, section, Math.floor(from / perBar), from % perBar)
      place = move(
        place,
        pitches,
        at % (song.grid * 2) === 0 ? chord.tones.map((tone) => (chord.root + tone) % 12) : null,
        random,
      )
      const name = pitchName(pitches[place]!)
      const lane = steps.get(name) ?? Array.from({ length: whole }, () => '.')
      steps.set(name, lane)
      lane[from] = at === 0 ? 'X' : 'x'
      for (let held = from + 1; held < Math.min(from + length, whole); held += 1) lane[held] = '-'
    }
  }
  return [...steps]
    .sort(
      ([a], [b]) => pitches.findIndex((one) => pitchName(one) === b) - pitches.findIndex((one) => pitchName(one) === a),
    )
    .map(([sound, lane]) => ({ sound, steps: lane.join('') }))
}

/** The next note: near the last one, and one of the tones where they are given. */
function move(
  place: number,
  pitches: readonly number[],
  tones: readonly number[] | null,
  random: () => number,
): number {
  const leap = Math.round((random() + random() + random() - 1.5) * 2.2)
  const pull = place > pitches.length * 0.75 ? -1 : place < pitches.length * 0.25 ? 1 : 0
  const wished = Math.max(0, Math.min(pitches.length - 1, place + leap + pull))
  if (!tones) return wished
  for (let off = 0; off <= LONGEST_LEAP; off += 1)
    for (const near of random() < 0.5 ? [wished + off, wished - off] : [wished - off, wished + off])
      if (pitches[near] !== undefined && tones.includes(pitches[near] % 12)) return near
  return wished
}
