import { expand } from '../song/expand.ts'
import { drumMidi } from '../song/drums.ts'
import { findInstrument, isDrumKit } from '../song/instruments.ts'
import { isMinorScale } from '../song/scales.ts'
import { quartersOf, type Song } from '../song/song.ts'
import { swung, type Timeline } from '../song/timeline.ts'

/** Ticks of a quarter note. */
export const TICKS = 480
const DRUM_CHANNEL = 9

type Timed = { tick: number; bytes: readonly number[]; isOff?: boolean }

/** The tick of a step, late where it swings. */
export function tickOf(step: number, song: Song, { stepsOfBar }: Pick<Timeline, 'stepsOfBar'>): number {
  const bar = Math.floor(step / stepsOfBar)
  const quarters = bar * quartersOf(song.meter) + swung((step - bar * stepsOfBar) / song.grid, song)
  return Math.round(quarters * TICKS)
}

/** A song as a MIDI file of type 1: tempos, meter and key in the first track, each instrument in one of its own. */
export function writeMidi(song: Song): Uint8Array {
  const { notes, timeline } = expand(song)
  const channels = song.tracks.map((_, n) => n)
  let next = 0
  for (const [n, { instrument }] of song.tracks.entries()) {
    if (isDrumKit(instrument)) channels[n] = DRUM_CHANNEL
    else {
      if (next % 16 === DRUM_CHANNEL) next += 1
      channels[n] = next % 16
      next += 1
    }
  }
  const tracks = song.tracks.map((track, n) => {
    const channel = channels[n]!
    const program = findInstrument(track.instrument)?.program ?? 0
    const events: Timed[] = [
      { tick: 0, bytes: meta(0x03, utf8(track.name)) },
      { tick: 0, bytes: [0xc0 | channel, program] },
      { tick: 0, bytes: [0xb0 | channel, 7, Math.round(track.volume * 1.27)] },
      { tick: 0, bytes: [0xb0 | channel, 10, Math.round(64 + track.pan * 0.63)] },
    ]
    for (const note of track.isMuted ? [] : notes) {
      if (note.track !== n) continue
      const pitch = note.drum === null ? note.pitch : drumMidi(note.drum)
      const [from, to] = [tickOf(note.step, song, timeline), tickOf(note.step + note.steps, song, timeline)]
      events.push({ tick: from, bytes: [0x90 | channel, pitch, note.velocity] })
      events.push({ tick: Math.max(to, from + 1), bytes: [0x80 | channel, pitch, 0], isOff: true })
    }
    return toChunk(events)
  })
  const chunks = [toChunk(toHead(song, timeline)), ...tracks]
  const header = [...ascii('MThd'), 0, 0, 0, 6, 0, 1, ...two(chunks.length), ...two(TICKS)]
  return Uint8Array.from([...header, ...chunks.flat()])
}

function toHead(song: Song, timeline: Timeline): Timed[] {
  const { root, scale } = song.key
  const fifths = ((((root + (isMinorScale(scale) ? 3 : 0)) * 7) % 12) + 12) % 12
  const signature = fifths > 6 ? fifths - 12 : fifths
  const events: Timed[] = [
    { tick: 0, bytes: meta(0x03, utf8(song.title)) },
    { tick: 0, bytes: meta(0x58, [song.meter.beats, song.meter.unit === 8 ? 3 : 2, 24, 8]) },
    { tick: 0, bytes: meta(0x59, [signature & 0xff, isMinorScale(scale) ? 1 : 0]) },
  ]
  let before = 0
  for (const { tempo, startStep } of timeline.bars) {
    if (tempo !== before) {
      const micros = Math.round(60_000_000 / tempo)
      events.push({
        tick: tickOf(startStep, song, timeline),
        bytes: meta(0x51, [(micros >> 16) & 0xff, (micros >> 8) & 0xff, micros & 0xff]),
      })
    }
    before = tempo
  }
  return events
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const two = (value: number) => [(value >> 8) & 0xff, value & 0xff]
const meta = (kind: number, data: readonly number[]) => [0xff, kind, ...length(data.length), ...data]

function length(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

/** Ends come before beginnings of the same moment: a note that is struck again is not cut off. */
function toChunk(events: readonly Timed[]): number[] {
  const order = events
    .map((event, n) => ({ event, n }))
    .sort(
      (a, b) =>
        a.event.tick - b.event.tick || Number(b.event.isOff ?? false) - Number(a.event.isOff ?? false) || a.n - b.n,
    )
  const body: number[] = []
  let now = 0
  for (const { event } of order) {
    body.push(...length(event.tick - now), ...event.bytes)
    now = event.tick
  }
  body.push(0, 0xff, 0x2f, 0)
  const size = body.length
  return [...ascii('MTrk'), (size >>> 24) & 0xff, (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff, ...body]
}
