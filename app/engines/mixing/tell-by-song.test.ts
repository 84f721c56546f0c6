import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { writeSong } from '#app/engines/music/text/write-song.ts'
import { anySong } from '#tests/support/any-song.ts'
import type { TrackAnalysis } from './analyse-track.ts'
import { tellBySong } from './tell-by-song.ts'

const heard = (tempo: TrackAnalysis['tempo']): TrackAnalysis => ({
  ...{ seconds: 60, soundFromS: 0, soundToS: 60, lufs: -14, truePeakDb: -1, tempo },
  key: { tonic: 5, mode: 'minor', certainty: 0.1, other: { tonic: 8, mode: 'major' } },
})
const tempo = (bpm: number, firstBeatS: number) => ({ bpm, firstBeatS, certainty: 0.3, wanderMs: 2, other: null })
const short = readSong(
  'track a: piano\npattern p, 1 bar\n  C4 x...x...x...x...\nsection s, 2 bars\n  a: p\nplay: s',
).song
const song = { ...short, tempo: 140, key: { root: 9, scale: 'minor' as const } }

test('the tempo and key of the song stand in place of what was heard wrong', () => {
  expect(tellBySong(heard(tempo(70, 0.02)), writeSong(song))).toMatchObject({
    tempo: { bpm: 140, certainty: 1 },
    key: { tonic: 9, mode: 'minor', other: { tonic: 0, mode: 'major' } },
  })
  expect(tellBySong(heard(null), writeSong({ ...song, key: { root: 0, scale: 'major' } }))).toMatchObject({
    tempo: { bpm: 140, firstBeatS: 0 },
    key: { tonic: 0, mode: 'major', other: { tonic: 9, mode: 'minor' } },
  })
})

test('the first beat is the one heard next to the beginning, where an encoder may have put a pause', () => {
  const first = (firstBeatS: number) => tellBySong(heard(tempo(140, firstBeatS)), writeSong(song)).tempo!.firstBeatS
  expect(first(0.025)).toBeCloseTo(0.025)
  expect(first(60 / 140 + 0.025)).toBeCloseTo(0.025)
  expect(first(0.2)).toBe(0)
  expect(first(60 / 140 - 0.01)).toBe(0)
})

test('two tempos, counted eighths, a scale between the modes and a text with faults leave what was heard', () => {
  const known = heard(tempo(70, 0.02))
  const [section] = song.sections
  const twice = { ...section!, name: 'faster', tempo: 150 }
  const two = { ...song, sections: [section!, twice], play: [section!.name, 'faster'] }
  expect(tellBySong(known, writeSong(two)).tempo).toEqual(known.tempo)
  expect(tellBySong(known, writeSong({ ...song, key: { root: 2, scale: 'dorian' } })).key).toEqual(known.key)
  expect(tellBySong(known, 'tempo many\nnonsense')).toEqual(known)
})

test('whatever the song, the beats lie in the sound and are finite', () => {
  fc.assert(
    fc.property(anySong, fc.double({ min: 0, max: 3, noNaN: true }), (any, first) => {
      const told = tellBySong(heard(tempo(97.3, first)), writeSong(any)).tempo!
      expect(told.bpm).toBeGreaterThan(0)
      expect(told.bpm).toBeLessThanOrEqual(240)
      expect(told.firstBeatS).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(told.firstBeatS)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
