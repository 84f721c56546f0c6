import fc from 'fast-check'
import { chordPlaces } from '../../app/engines/music/song/chords.ts'
import { drumNames } from '../../app/engines/music/song/drums.ts'
import { findInstrument, instruments } from '../../app/engines/music/song/instruments.ts'
import { pitchName, scaleNames } from '../../app/engines/music/song/scales.ts'
import { stepsOf, type Song } from '../../app/engines/music/song/song.ts'

const note = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}\u200B\uFEFF\u2028\u2029]/gu, '').trim())
const notes = fc.array(note, { maxLength: 2 })
const title = note.map((text) => text || 'Untitled')
const chord = fc.constantFrom('C', 'Dm7', 'F#', 'Bbmaj7', 'Gsus4', 'A7')
const sounds = {
  drums: fc.constantFrom(...drumNames),
  notes: fc.oneof(
    fc.constantFrom('chord', ...chordPlaces),
    fc.integer({ min: 24, max: 100 }).map((pitch) => pitchName(pitch)),
  ),
}

const track = fc.record({
  instrument: fc.constantFrom(...instruments.map(({ name }) => name)),
  octave: fc.integer({ min: 0, max: 8 }),
  volume: fc.integer({ min: 0, max: 100 }),
  pan: fc.integer({ min: -100, max: 100 }),
  reverb: fc.integer({ min: 0, max: 100 }),
  delay: fc.integer({ min: 0, max: 100 }),
  filter: fc.option(fc.integer({ min: 40, max: 20_000 })),
  isMuted: fc.boolean(),
  notes,
})

/** Any song the language can say, small enough to be played. */
export const anySong: fc.Arbitrary<Song> = fc
  .record({
    title,
    tempo: fc.integer({ min: 60, max: 300 }),
    meter: fc.constantFrom(
      { beats: 4, unit: 4 as const },
      { beats: 3, unit: 4 as const },
      { beats: 7, unit: 8 as const },
    ),
    grid: fc.constantFrom(2, 4, 8),
    key: fc.record({ root: fc.nat(11), scale: fc.constantFrom(...scaleNames) }),
    swing: fc.record({
      percent: fc.integer({ min: 50, max: 75 }),
      of: fc.constantFrom('eighths' as const, 'sixteenths' as const),
    }),
    ending: fc.constantFrom('ring' as const, 'loop' as const),
    tracks: fc.array(track, { minLength: 1, maxLength: 3 }),
    notes,
    lastNotes: notes,
  })
  .chain((head) => {
    const steps = stepsOf(head)
    const signs = (count: number) =>
      fc.string({ unit: fc.constantFrom(...'xXo-....'), minLength: count, maxLength: count })
    const patternOf = (kind: 'drums' | 'notes') =>
      fc.integer({ min: 1, max: 2 }).chain((bars) =>
        fc.record({
          bars: fc.constant(bars),
          notes,
          lanes: fc.uniqueArray(fc.record({ sound: sounds[kind], steps: signs(bars * steps) }), {
            selector: ({ sound }) => sound,
            maxLength: 3,
          }),
        }),
      )
    const tracks = head.tracks.map((one, n) => ({ ...one, name: `t${n}`, filter: one.filter ?? null }))
    return fc
      .record({
        patterns: fc.tuple(
          ...tracks.map(({ instrument }) =>
            fc.array(patternOf(findInstrument(instrument)!.kind), { minLength: 1, maxLength: 2 }),
          ),
        ),
        sections: fc.array(
          fc.record({
            bars: fc.integer({ min: 1, max: 4 }),
            tempo: fc.option(fc.integer({ min: 60, max: 300 })),
            chords: fc.array(fc.array(chord, { minLength: 1, maxLength: 2 }), { maxLength: 4 }),
            notes,
            picks: fc.array(fc.nat(1), { minLength: tracks.length, maxLength: tracks.length }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        order: fc.array(fc.nat(2), { maxLength: 5 }),
      })
      .map(({ patterns, sections, order }): Song => {
        const named = patterns.map((own, n) => own.map((pattern, m) => ({ name: `p${n}-${m}`, ...pattern })))
        const made = sections.map(({ picks, chords, bars, tempo, notes: said }, n) => ({
          ...{ name: `s${n}`, bars, tempo: tempo ?? null, chords: chords.slice(0, bars) },
          parts: picks.map((pick, m) => ({ track: `t${m}`, patterns: [named[m]![pick % named[m]!.length]!.name] })),
          notes: said,
        }))
        const swing = head.swing.percent === 50 ? { percent: 50, of: 'sixteenths' as const } : head.swing
        return {
          ...{ ...head, swing, tracks, patterns: named.flat(), sections: made },
          play: order.flatMap((n) => made[n % made.length]?.name ?? []),
        }
      })
  })
