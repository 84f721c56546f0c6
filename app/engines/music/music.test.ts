import * as tonejs from '@tonejs/midi'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './compose/compose.ts'
import { NO_WISH, readWish } from './compose/wish.ts'
import { readMidi } from './files/read-midi.ts'
import { readMusicXml } from './files/read-musicxml.ts'
import { UnreadableMusic } from './files/score.ts'
import { toSong } from './files/to-song.ts'
import { writeAbc } from './files/write-abc.ts'
import { TICKS, tickOf, writeMidi } from './files/write-midi.ts'
import { writeMusicXml } from './files/write-musicxml.ts'
import { genres } from './genres/genres.ts'
import { changeByWords } from './help/change-song.ts'
import { findOutside, keepInKey, suggestChords } from './help/key-help.ts'
import { anySong } from '../../../tests/support/any-song.ts'
import { readChord } from './song/chords.ts'
import { drumMidi } from './song/drums.ts'
import { expand } from './song/expand.ts'
import { MOST_TRACKS, RING_S } from './song/music.limits.ts'
import { tonesOf } from './song/scales.ts'
import { quartersOf } from './song/song.ts'
import { CEILING } from './sound/limiter.ts'
import { RATE, renderSong } from './sound/render-song.ts'
import { toWav } from './sound/wav.ts'
import { readSong } from './text/read-song.ts'
import { groupSteps, writeSong } from './text/write-song.ts'

const SEED = 43
const { Midi } = (tonejs as unknown as { default?: typeof tonejs }).default ?? tonejs
const example = (genre: string, seconds = 20) => compose({ ...NO_WISH, genre, seconds }, 7, genre)

test('a song that is written and read again is the same song, and its text the same text', () => {
  fc.assert(
    fc.property(anySong, (song) => {
      const text = writeSong(song)
      const read = readSong(text)
      expect(read.faults).toEqual([])
      expect(read.song).toEqual(song)
      expect(writeSong(read.song)).toBe(text)
    }),
    { seed: SEED, numRuns: 120 },
  )
  for (const { name } of genres) {
    const song = example(name)
    expect(readSong(writeSong(song))).toEqual({ song, faults: [] })
  }
})

test('no text ends the reading; each fault has a line and a column that are in the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'song:',
      'tempo',
      'track a: kit',
      'pattern b, 2 bars',
      '  kick x...',
      'section c',
      '  a: b',
      'play: c',
      '#',
      '\t|',
      '999',
      'chords',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), fc.constantFrom('\n', ' ', '\r\n'), (pieces, between) => {
      const text = pieces.join(between)
      const { song, faults } = readSong(text)
      const lines = text.split(/\r\n?|\n/)
      for (const { line, column } of faults) {
        expect(line).toBeLessThanOrEqual(Math.max(1, lines.length))
        expect(column).toBeGreaterThan(0)
      }
      if (faults.length === 0) expect(readSong(writeSong(song)).song).toEqual(song)
    }),
    { seed: SEED, numRuns: 400 },
  )
})

test('a fault says in plain words what is wrong and where', () => {
  const text =
    'song: A\ntempo: 999\n\ntrack d: kit\npattern b, 1 bar\n  kick x..q\n  bell x...\nsection s, 4 bars\n  d: nothing\nplay: s t'
  expect(readSong(text).faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 8],
    [6, 11],
    [7, 3],
    [9, 6],
    [10, 9],
  ])
  expect(readSong('tempo: 999').faults[0]!.message).toMatch(/from 30 to 300/)
  expect(readSong('x'.repeat(200_000)).faults).toHaveLength(1)
})

test('steps in groups lose nothing', () => {
  expect(groupSteps('x...x...x...x...x...', { meter: { beats: 4, unit: 4 }, grid: 4 })).toBe(
    'x... x... x... x... | x...',
  )
})

test('whatever is played: as long as its bars within a sample, never too loud, the same again', () => {
  fc.assert(
    fc.property(anySong, (song) => {
      const short = { ...song, play: song.play.slice(0, 2) }
      const { timeline } = expand(short)
      if (timeline.lengthS > 30) return
      const { left, right } = renderSong(short)
      const ring = short.ending === 'ring' && timeline.bars.length > 0 ? RING_S : 0
      expect(Math.abs(left.length - (timeline.lengthS + ring) * RATE)).toBeLessThanOrEqual(1)
      for (const side of [left, right]) expect(side.every((value) => Math.abs(value) <= CEILING + 1e-6)).toBe(true)
      expect(Buffer.compare(toWav({ left, right, rate: RATE }), toWav(renderSong(short)))).toBe(0)
    }),
    { seed: SEED, numRuns: 12 },
  )
})

test('ten thousand notes at one moment, silence and an empty song are played', () => {
  const many = readSong(
    `track a: piano\npattern p, 1 bar\n${Array.from({ length: 100 }, (_, n) => `  ${'C C# D D# E F F# G G# A A# B'.split(' ')[n % 12]}${Math.floor(n / 12) + 1} X---------------`).join('\n')}\nsection s, 1 bar\n  a: p\nplay: s`,
  )
  expect(many.faults).toEqual([])
  const loud = renderSong(many.song)
  expect(Math.max(...loud.left.subarray(0, 40_000))).toBeLessThanOrEqual(CEILING + 1e-6)
  expect(renderSong(readSong('').song).left).toHaveLength(0)
  expect(renderSong(readSong('section s, 2 bars\nplay: s').song).left.every((value) => value === 0)).toBe(true)
})

test('another program reads the same notes and the same tempo from the MIDI file', () => {
  for (const { name } of genres) {
    const song = example(name)
    const { notes, timeline } = expand(song)
    const midi = new Midi(writeMidi(song))
    expect(midi.header.tempos[0]!.bpm).toBeCloseTo(song.tempo, 1)
    expect(midi.header.timeSignatures[0]!.timeSignature).toEqual([song.meter.beats, song.meter.unit])
    expect(midi.header.ppq).toBe(TICKS)
    for (const [n, track] of song.tracks.entries()) {
      const wanted = notes.filter((note) => note.track === n)
      const read = midi.tracks.find((one) => one.name === track.name)?.notes ?? []
      const told = (list: string[]) => list.toSorted()
      expect(told(read.map((note) => `${note.ticks} ${note.midi}`))).toEqual(
        told(
          wanted.map((note) => `${tickOf(note.step, song, timeline)} ${note.drum ? drumMidi(note.drum) : note.pitch}`),
        ),
      )
    }
  }
})

test('MIDI and MusicXML come back as the same notes', () => {
  for (const { name } of genres.filter(({ swing }) => !swing)) {
    const song = example(name)
    const of = (one: typeof song) =>
      expand(one)
        .notes.map(
          ({ step, steps, pitch, drum }) => `${(step * 24) / one.grid} ${drum ?? `${pitch} ${steps / one.grid}`}`,
        )
        .toSorted()
    const fromMidi = toSong(readMidi(writeMidi(song)))
    const fromXml = toSong(readMusicXml(writeMusicXml(song)))
    expect(of(fromMidi.song)).toEqual(of(song))
    expect(of(fromXml.song)).toEqual(of(song))
    expect(fromMidi.remarks).toEqual([])
    expect(readSong(writeSong(fromMidi.song))).toEqual({ song: fromMidi.song, faults: [] })
  }
})

test('a change of tempo on the way goes into MIDI and comes back', () => {
  const song = example('pop')
  song.sections[0]!.tempo = 90
  song.play = [song.sections[0]!.name, song.sections.at(-1)!.name]
  const back = toSong(readMidi(writeMidi(song))).song
  expect(back.tempo).toBeCloseTo(90, 1)
  if (song.sections.length > 1) expect(back.sections[1]!.tempo).toBeCloseTo(song.tempo, 1)
})

test('broken files are refused with a sentence, whatever is broken', () => {
  const good = writeMidi(example('rock', 8))
  const xml = writeMusicXml(example('rock', 8))
  const refusedOrRead = (read: () => unknown) => {
    try {
      read()
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableMusic)
      expect((error as Error).message).toMatch(/^[A-Z].+\.$/)
    }
  }
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(255), fc.boolean(), (at, value, isCut) => {
      const bytes = isCut ? good.slice(0, at) : Uint8Array.from(good)
      if (!isCut) bytes[at] = value
      refusedOrRead(() => toSong(readMidi(bytes)))
      const place = Math.floor((at / good.length) * xml.length)
      refusedOrRead(() =>
        toSong(readMusicXml(isCut ? xml.slice(0, place) : `${xml.slice(0, place)}<${xml.slice(place + 3)}`)),
      )
    }),
    { seed: SEED, numRuns: 150 },
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => refusedOrRead(() => toSong(readMidi(bytes)))),
    { seed: SEED },
  )
  for (const text of ['', 'hello', '<a>'.repeat(10_000), '<score-partwise></score-partwise>'])
    expect(() => toSong(readMusicXml(text))).toThrow(UnreadableMusic)
})

test('ABC has a voice for each instrument, and as many bars', () => {
  const song = example('waltz')
  const abc = writeAbc(song)
  expect(abc).toContain('M:3/4')
  expect(abc.match(/^V:\d+$/gm)).toHaveLength(song.tracks.length)
})

test('what is made by rules stays in its key, is as long as was wished, and the same seed gives the same', () => {
  for (const { name } of genres) {
    const song = compose({ ...NO_WISH, genre: name, seconds: 60 }, 11, name)
    expect(findOutside(song)).toEqual([])
    const barS = (quartersOf(song.meter) * 60) / song.tempo
    expect(Math.abs(expand(song).timeline.lengthS + RING_S - 60), name).toBeLessThanOrEqual(barS / 2 + 0.01)
    expect(compose({ ...NO_WISH, genre: name, seconds: 60 }, 11, name)).toEqual(song)
    for (const { chords } of song.sections) for (const chord of chords.flat()) expect(readChord(chord)).not.toBeNull()
  }
})

test('words are understood or named as of no use', () => {
  const { wish, ignored } = readWish(
    'A calm bossa nova in D minor with flute, 2 minutes, no drums, 120 bpm, like a purple sunset',
  )
  expect(wish).toEqual({
    ...{ genre: 'bossa-nova', mood: 'calm', tempo: 120, seconds: 120, key: { root: 2, scale: 'minor' }, isLoop: false },
    ...{ withInstruments: ['flute'], without: ['drums'] },
  })
  expect(ignored).toEqual(['purple', 'sunset'])
  expect(readWish('999 bpm').wish.tempo).toBe(300)
  expect(readWish('samba of 10 minutes')).toMatchObject({
    wish: { seconds: 360 },
    understood: ['length 360 seconds, the nearest to 10 minutes', 'genre: Samba'],
  })
})

test('every note can be moved into the key, and nothing else changes', () => {
  fc.assert(
    fc.property(anySong, (song) => {
      const kept = keepInKey(song)
      expect(findOutside(kept)).toEqual([])
      if (findOutside(song).length === 0) expect(kept).toEqual(song)
      expect(readSong(writeSong(kept)).faults).toEqual([])
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('suggested chords are known, and each has a reason', () => {
  for (const chord of ['', 'C', 'G7', 'F#m7b5'])
    for (const { chord: name, reason } of suggestChords({ key: { root: 0, scale: 'major' } }, chord)) {
      expect(readChord(name)).not.toBeNull()
      expect(reason.length).toBeGreaterThan(8)
    }
  const [first] = suggestChords({ key: { root: 0, scale: 'major' } }, 'G7')
  expect(first!.chord).toBe('C')
})

test('a change by words is done and told, and can always be read', () => {
  const song = example('pop')
  const { song: changed, said } = changeByWords(song, 'faster, no bass, up 2 and more swing')
  expect(said).toHaveLength(4)
  expect(changed.tempo).toBeGreaterThan(song.tempo)
  expect(changed.tracks.find(({ name }) => name === 'bass')!.isMuted).toBe(true)
  const scale = tonesOf(changed.key.scale).map((tone) => (tone + changed.key.root) % 12)
  expect(findOutside(changed), String(scale)).toEqual([])
  expect(readSong(writeSong(changed)).faults).toEqual([])
  expect(changeByWords(song, 'purple').said).toEqual([])
})

test('a MIDI file of ten thousand notes at one moment becomes one chord a channel, and is read back', () => {
  const { song } = toSong(readMidi(crowdedMidi(10_000)))
  const { notes, isCut } = expand(song)
  expect(isCut).toBe(false)
  expect(new Set(notes.map(({ step }) => step))).toEqual(new Set([0]))
  expect(notes.length).toBeGreaterThan(100)
  expect(notes.length).toBeLessThanOrEqual(MOST_TRACKS * 128)
  expect(expand(toSong(readMidi(writeMidi(song))).song).notes.length).toBe(notes.length)
})

/** A MIDI file of one track whose notes all begin at once, on all channels and pitches in turn. */
function crowdedMidi(many: number): Uint8Array {
  const on = Array.from({ length: many }, (_, n) => [0, 0x90 + (n % 16), (n * 7) % 128, 100])
  const off = Array.from({ length: many }, (_, n) => [
    ...(n === 0 ? [0x83, 0x60] : [0]),
    0x80 + (n % 16),
    (n * 7) % 128,
    0,
  ])
  const track = [...on, ...off, [0, 0xff, 0x2f, 0]].flat()
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
  const size = [24, 16, 8, 0].map((shift) => (track.length >> shift) & 255)
  return Uint8Array.from([...ascii('MThd'), 0, 0, 0, 6, 0, 0, 0, 1, 1, 0xe0, ...ascii('MTrk'), ...size, ...track])
}
