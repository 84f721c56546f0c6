import { expect, test } from 'vitest'
import { drumSong } from '#tests/support/drummed-song.ts'
import { analyseTrack } from './analyse-track.ts'
import { keyDistance, toCamelot } from './camelot.ts'
import { createLimiter } from './limiter.ts'
import { createLoudnessMeter } from './loudness.ts'
import type { MixTrack } from './mix-track.ts'
import { renderMix, gainOf } from './mixer.ts'
import { makeRadio } from './radio.ts'
import { readAnyWav } from './read-wav.ts'
import { orderSet, stepCost } from './set-order.ts'
import { toChapterVtt, toCueSheet, toM3u8, toMarks } from './set-texts.ts'
import { matchTempo } from './tempo-match.ts'
import { layOutMix, toOwnS, type Curve, type MixWishes } from './timeline.ts'
import { toDecibels, truePeakOf } from './true-peak.ts'
import { toWavHead } from './wav-head.ts'

const RATE = 44_100
const WISHES: MixWishes = { overlapBeats: 32, curve: 'smooth', playS: null }
const track = (id: string, more: Partial<MixTrack> = {}): MixTrack => ({
  ...{ id, title: `T ${id}`, seconds: 180, soundFromS: 0, soundToS: 180, key: { tonic: 0, mode: 'major' } },
  ...{ grid: { bpm: 120, firstBeatS: 0 }, lufs: -14, truePeakDb: -1, ...more },
})
/** Numbers from 0 to 1 in an order of their own. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('keys have the numbers DJs give them', () => {
  expect(toCamelot({ tonic: 0, mode: 'major' })).toBe('8B')
  expect(toCamelot({ tonic: 9, mode: 'minor' })).toBe('8A')
  expect(toCamelot({ tonic: 7, mode: 'major' })).toBe('9B')
  expect(toCamelot({ tonic: 8, mode: 'minor' })).toBe('1A')
  expect(toCamelot({ tonic: 11, mode: 'major' })).toBe('1B')
  expect(keyDistance({ tonic: 0, mode: 'major' }, { tonic: 9, mode: 'minor' })).toBe(1)
  expect(keyDistance({ tonic: 0, mode: 'major' }, { tonic: 6, mode: 'major' })).toBe(6)
})

test('tempos are counted the nearest way', () => {
  expect(matchTempo(140, 70)).toMatchObject({ fold: 2, bpm: 140 })
  expect(matchTempo(70, 140)).toMatchObject({ fold: 0.5, bpm: 70 })
  expect(matchTempo(100, 104).stretch).toBeCloseTo(0.04)
})

test('an order keeps every track once and costs no more than the order they came in', () => {
  const random = createRandom(7)
  for (let round = 0; round < 30; round += 1) {
    const tracks = Array.from({ length: 1 + Math.floor(random() * 40) }, (_, n) =>
      track(`t${n}`, {
        grid: random() < 0.1 ? null : { bpm: 60 + random() * 120, firstBeatS: 0 },
        key: random() < 0.1 ? null : { tonic: Math.floor(random() * 12), mode: random() < 0.5 ? 'major' : 'minor' },
      }),
    )
    const ordered = orderSet(tracks)
    expect(ordered.map(({ id }) => id).toSorted()).toEqual(tracks.map(({ id }) => id).toSorted())
    const costOf = (row: readonly MixTrack[]) => row.slice(1).reduce((sum, one, n) => sum + stepCost(row[n]!, one), 0)
    const slowestFirst = tracks.toSorted((a, b) => (a.grid?.bpm ?? 0) - (b.grid?.bpm ?? 0) || a.id.localeCompare(b.id))
    expect(costOf(ordered)).toBeLessThanOrEqual(costOf(slowestFirst) + 1e-6)
  }
})

test('a layout never runs backwards, never leaves a hole, and never leaves a track', () => {
  const random = createRandom(3)
  for (let round = 0; round < 200; round += 1) {
    const tracks = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, n) => {
      const seconds = random() < 0.2 ? 0.5 + random() * 4 : 20 + random() * 300
      const soundFromS = random() < 0.3 ? random() * seconds * 0.3 : 0
      const grid = random() < 0.2 ? null : { bpm: 40 + random() * 200, firstBeatS: random() * 3 }
      return track(`t${n}`, { seconds, soundFromS, soundToS: seconds - (random() < 0.3 ? seconds * 0.2 : 0), grid })
    })
    const wishes: MixWishes = {
      overlapBeats: [8, 16, 32, 64][Math.floor(random() * 4)]!,
      curve: (['smooth', 'bass', 'cut'] as Curve[])[Math.floor(random() * 3)]!,
      playS: random() < 0.5 ? null : 30,
    }
    const { tracks: placed, seconds } = layOutMix(tracks, wishes)
    expect(placed.map(({ id }) => id)).toEqual(tracks.map(({ id }) => id))
    let end = 0
    for (const [n, { stretches, outFromS, outToS, entry }] of placed.entries()) {
      expect(outFromS).toBeLessThanOrEqual(end + 1e-6)
      if (entry) expect(entry.why).toMatch(/\.$/)
      for (const [k, stretch] of stretches.entries()) {
        expect(stretch.toS).toBeGreaterThanOrEqual(stretch.fromS)
        expect(stretch.fromS).toBeGreaterThanOrEqual(-1e-6)
        expect(stretch.toS).toBeLessThanOrEqual(tracks[n]!.soundToS + 1e-6)
        const before = stretches[k - 1]
        if (before) {
          expect(stretch.fromS).toBeCloseTo(before.toS, 6)
          expect(stretch.outFromS).toBeCloseTo(before.outToS, 6)
        }
        expect(toOwnS(stretch, stretch.outToS)).toBeCloseTo(stretch.toS, 4)
      }
      end = Math.max(end, outToS)
    }
    expect(seconds).toBeCloseTo(end, 6)
  }
})

test('beats of two tracks fall together in a mix: less than 15 ms apart in the middle', () => {
  const songs = [
    drumSong({ bpm: 124, seconds: 34, firstS: 0.5 }),
    drumSong({ bpm: 131, seconds: 34, firstS: 0.21, tonic: 4 }),
  ]
  const tracks = songs.map((samples, n) => {
    const { analysis } = analyseTrack(samples, RATE)
    expect(analysis.tempo?.bpm).toBeCloseTo([124, 131][n]!, 2)
    const { bpm, firstBeatS } = analysis.tempo!
    return track(`t${n}`, { seconds: 34, soundToS: analysis.soundToS, grid: { bpm, firstBeatS } })
  })
  const timeline = layOutMix(tracks, WISHES)
  const entry = timeline.tracks[1]!.entry!
  expect(entry).toMatchObject({ kind: 'beats', beats: 32 })
  const alone = [0, 1].map((heard) => {
    const pieces: Int16Array[] = []
    renderMix({
      ...{ timeline, gains: [0, 1].map((n) => (n === heard ? 0 : -200)), curve: 'smooth' as const, rate: RATE },
      read: (n) => ({ samples: songs[n]!, frames: songs[n]!.length / 2 }),
      write: (samples) => pieces.push(samples),
    })
    return join(pieces)
  })
  const [from, to] = [60 / 124, 60 / 131]
  const offs: number[] = []
  for (let beat = 1; beat < entry.beats; beat += 1) {
    const at = entry.outFromS + from * beat + ((to - from) * beat ** 2) / (2 * entry.beats)
    offs.push(Math.abs(onsetNear(alone[0]!, at) - onsetNear(alone[1]!, at)) * 1_000)
  }
  const middle = offs.toSorted((a, b) => a - b)[Math.floor(offs.length / 2)]!
  expect(middle).toBeLessThan(15)
}, 240_000)

function join(pieces: readonly Int16Array[]): Float32Array {
  const row = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0) / 2)
  let at = 0
  for (const piece of pieces) for (let n = 0; n < piece.length; n += 2) row[at++] = piece[n]! / 32_768
  return row
}

/** The second near another at which the sound gets louder the most. */
function onsetNear(row: Float32Array, second: number): number {
  const middle = Math.round(second * RATE)
  let [best, most, before] = [0, -Infinity, 0]
  for (let at = middle - 3_000; at < middle + 3_000; at += 32) {
    let energy = 0
    for (let n = at; n < at + 64; n += 1) energy += ((row[n] ?? 0) - (row[n - 1] ?? 0)) ** 2
    if (energy - before > most) [best, most] = [at, energy - before]
    before = energy
  }
  return best / RATE
}

test('a track that is played alone comes out as it is', () => {
  const song = drumSong({ bpm: 100, seconds: 5, level: 0.5 })
  const pieces: Int16Array[] = []
  const timeline = layOutMix([track('a', { seconds: 5, soundToS: 5 })], WISHES)
  const figures = renderMix({
    ...{ timeline, gains: [0], curve: 'smooth', rate: RATE, read: () => ({ samples: song, frames: song.length / 2 }) },
    write: (samples) => pieces.push(samples),
  })
  const out = join(pieces)
  expect(figures.seconds).toBeCloseTo(5, 3)
  for (let n = RATE; n < RATE * 4; n += 97) expect(Math.abs(out[n]! - song[2 * n]! / 32_768)).toBeLessThan(2e-4)
})

test('a limiter never lets a true peak over its ceiling, and leaves quiet sound alone', () => {
  const random = createRandom(11)
  const kinds: ((n: number) => number)[] = [
    () => random() * 8 - 4,
    (n) => 3 * Math.sin(n * 0.9),
    (n) => (n % 4_000 === 0 ? 6 : 0),
    (n) => (Math.floor(n / 50) % 2 ? 2 : -2),
    (n) => 1.6 * Math.sin((Math.PI * n) / 2 + Math.PI / 4),
  ]
  for (const kind of kinds) {
    const limiter = createLimiter(RATE, 0.891)
    const out: number[] = []
    for (let from = 0; from < 22_050; from += 1_000) {
      const piece = Float32Array.from({ length: 1_000 }, (_, n) => kind(from + n))
      out.push(...limiter.push(piece, piece)[0])
    }
    out.push(...limiter.push(new Float32Array(0), new Float32Array(0), true)[0])
    expect(out.length).toBeGreaterThanOrEqual(22_050)
    expect(toDecibels(truePeakOf(Float32Array.from(out)))).toBeLessThan(0)
  }
  const soft = Float32Array.from({ length: 9_000 }, (_, n) => 0.3 * Math.sin(n * 0.05))
  const limiter = createLimiter(RATE, 0.891)
  const kept = [...limiter.push(soft, soft)[0], ...limiter.push(new Float32Array(0), new Float32Array(0), true)[0]]
  expect(limiter.deepest).toBe(1)
  for (let n = 0; n < 9_000; n += 53) expect(kept[n]).toBeCloseTo(soft[n]!, 6)
})

test('loudness is what the standard says of a tone at 997 Hz', () => {
  const meter = createLoudnessMeter(48_000)
  const row = Float32Array.from({ length: 48_000 * 5 }, (_, n) => 0.1 * Math.sin((2 * Math.PI * 997 * n) / 48_000))
  meter.add(row, row)
  expect(meter.read()).toBeCloseTo(-20, 1)
  expect(createLoudnessMeter(48_000).read()).toBeNull()
})

test('silence, clicks and a song are told apart', () => {
  expect(analyseTrack(new Int16Array(RATE * 4), RATE).analysis).toMatchObject({ lufs: null, tempo: null, key: null })
  const { analysis, wave } = analyseTrack(drumSong({ bpm: 128, seconds: 20, tonic: 9 }), RATE)
  expect(analysis.tempo?.bpm).toBeCloseTo(128, 1)
  expect(toCamelot(analysis.key!)).toBe('8A')
  expect(wave).toHaveLength(400)
  const gain = gainOf(analysis)
  expect(analysis.lufs! + gain).toBeLessThanOrEqual(-13.99)
})

test('a radio never repeats what it may not, tells why, and is the same each time', () => {
  const random = createRandom(5)
  const crate = Array.from({ length: 30 }, (_, n) =>
    track(`t${n}`, { grid: { bpm: 90 + random() * 60, firstBeatS: 0 }, key: { tonic: n % 12, mode: 'minor' } }),
  )
  const all = makeRadio(crate, ['t3', 't9'], { from: 1, count: 200 })
  expect(all.slice(0, 2).map((item) => item.track.id)).toEqual(['t3', 't9'])
  for (const [n, item] of all.entries()) {
    expect(item.why).toMatch(/^[A-Z].*\.$/)
    const lately = all.slice(Math.max(0, n - 12), n).map((one) => one.track.id)
    if (n >= 2) expect(lately).not.toContain(item.track.id)
  }
  expect(new Set(all.map((item) => item.track.id)).size).toBe(30)
  expect(makeRadio(crate, ['t3', 't9'], { from: 51, count: 10 })).toEqual(all.slice(50, 60))
  expect(makeRadio(crate.slice(0, 1), ['t0'], { from: 1, count: 3 })).toHaveLength(3)
  expect(makeRadio([], ['t0'], { from: 1, count: 3 })).toEqual([])
})

test('lists, cue sheets and chapters hold strange titles without breaking', () => {
  const names = ['A "quoted" one', 'Two\nlines', '-->', 'a = b; c # d \\', '', '<b>&', '👩‍🎤 שלום']
  const timeline = layOutMix(
    names.map((title, n) => track(`t${n}`, { title })),
    WISHES,
  )
  const cue = toCueSheet(timeline, { title: 'Say "hi"\r\nnow', file: 'mix.mp3' })
  expect(cue.match(/TRACK \d\d AUDIO/g)).toHaveLength(names.length)
  expect(cue.split('\r\n').every((line) => (line.match(/"/g) ?? []).length % 2 === 0)).toBe(true)
  expect(toChapterVtt(timeline).match(/ --> /g)!.length).toBe(names.length)
  expect(toM3u8([{ title: 'Two\nlines', seconds: 61.4, address: 'https://x.test/a' }], 'T')).toContain(
    '#EXTINF:61,Two lines\nhttps://x.test/a\n',
  )
  const marks = toMarks(timeline)
  for (const [n, mark] of marks.entries()) if (n > 0) expect(mark.fromS).toBeGreaterThan(marks[n - 1]!.fromS)
})

function wav(bits: number, channels: number, rate: number, form = 1): Uint8Array {
  const frames = rate
  const bytes = new Uint8Array(44 + frames * channels * (bits / 8))
  bytes.set(toWavHead({ frames, rate, channels }))
  const view = new DataView(bytes.buffer)
  view.setUint16(20, form, true)
  view.setUint16(34, bits, true)
  view.setUint32(40, bytes.length - 44, true)
  for (let n = 0; n < frames * channels; n += 1) {
    const value = 0.5 * Math.sin((2 * Math.PI * 440 * Math.floor(n / channels)) / rate)
    const at = 44 + n * (bits / 8)
    if (form === 3) view.setFloat32(at, value, true)
    else if (bits === 8) view.setUint8(at, Math.round(value * 127) + 128)
    else if (bits === 16) view.setInt16(at, Math.round(value * 32_767), true)
    else if (bits === 24) {
      const whole = Math.round(value * 8_388_607)
      view.setUint8(at, whole & 255)
      view.setInt16(at + 1, whole >> 8, true)
    } else view.setInt32(at, Math.round(value * 2_147_483_647), true)
  }
  return bytes
}

test.each([
  [8, 1, 8_000, 1],
  [16, 1, 48_000, 1],
  [24, 2, 48_000, 1],
  [32, 2, 96_000, 1],
  [32, 1, 44_100, 3],
])('a WAV of %i bits, %i channels, %i Hz is read', (bits, channels, rate, form) => {
  const read = readAnyWav(wav(bits, channels, rate, form), RATE, 60)
  expect(read.frames / RATE).toBeCloseTo(1, 2)
  let most = 0
  for (let n = 2_000; n < 20_000; n += 1) most = Math.max(most, read.samples[2 * n]!)
  expect(most / 32_767).toBeCloseTo(0.5, 1)
})

test('broken WAV files are refused with a sentence', () => {
  const whole = wav(16, 2, 44_100)
  for (const bytes of [new Uint8Array(0), whole.subarray(0, 20), whole.subarray(0, 43), new Uint8Array(100)])
    expect(() => readAnyWav(bytes, RATE, 60)).toThrow(/^This /)
  expect(readAnyWav(whole.subarray(0, 9_000), RATE, 60).frames).toBeGreaterThan(0)
})
