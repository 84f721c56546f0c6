import { drumOfMidi } from '../song/drums.ts'
import { MOST_RAW_NOTES, UnreadableMusic, type RawNote, type RawScore, type RawTrack } from './score.ts'

const BROKEN = 'This MIDI file is broken: it ends in the middle.'
const DRUM_CHANNEL = 9
const MOST_EVENTS = 500_000

/** Walks over bytes and never past their end. */
class Bytes {
  at = 0
  constructor(readonly bytes: Uint8Array) {}
  get isOver() {
    return this.at >= this.bytes.length
  }
  byte(): number {
    if (this.isOver) throw new UnreadableMusic(BROKEN)
    return this.bytes[this.at++]!
  }
  number(count: number): number {
    let value = 0
    for (let n = 0; n < count; n += 1) value = value * 256 + this.byte()
    return value
  }
  take(count: number): Uint8Array {
    if (this.at + count > this.bytes.length) throw new UnreadableMusic(BROKEN)
    this.at += count
    return this.bytes.subarray(this.at - count, this.at)
  }
  length(): number {
    let value = 0
    for (let n = 0; n < 4; n += 1) {
      const byte = this.byte()
      value = value * 128 + (byte & 0x7f)
      if (byte < 128) return value
    }
    throw new UnreadableMusic('This MIDI file is broken: a length in it has no end.')
  }
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

type State = { score: RawScore; ticks: number; events: number; notes: number; lost: number }

/** Reads a MIDI file of any type. Throws UnreadableMusic with a sentence for what is none or is broken. */
export function readMidi(file: Uint8Array): RawScore {
  const bytes = new Bytes(file)
  if (file.length < 14 || ascii(bytes.take(4)) !== 'MThd') throw new UnreadableMusic('This is no MIDI file.')
  const head = new Bytes(bytes.take(bytes.number(4)))
  head.number(2)
  const count = head.number(2)
  const ticks = head.number(2)
  if (ticks >= 0x8000)
    throw new UnreadableMusic('This MIDI file counts film frames instead of beats, which is not read here.')
  if (ticks === 0) throw new UnreadableMusic('This MIDI file is broken: a quarter note has no length in it.')
  const score: RawScore = { title: '', tempos: [], meter: null, key: null, tracks: [], remarks: [] }
  const state: State = { score, ticks, events: 0, notes: 0, lost: 0 }
  for (let n = 0; n < count && !bytes.isOver; n += 1) {
    const kind = ascii(bytes.take(4))
    const body = new Bytes(bytes.take(bytes.number(4)))
    if (kind === 'MTrk') readTrack(body, state, n)
  }
  if (state.lost > 0)
    score.remarks.push(`${state.lost} sounds of the drum channel have no drum here and were left out.`)
  score.tempos.sort((one, other) => one.quarter - other.quarter)
  return score
}

type Open = Map<number, { tick: number; velocity: number }[]>

function readTrack(bytes: Bytes, state: State, n: number): void {
  const channels = new Map<number, RawTrack>()
  const open: Open = new Map()
  const programs = new Map<number, number>()
  let [tick, status, name] = [0, 0, '']
  while (!bytes.isOver) {
    tick += bytes.length()
    state.events += 1
    if (state.events > MOST_EVENTS) throw new UnreadableMusic(`This MIDI file has more than ${MOST_EVENTS} events.`)
    let first = bytes.byte()
    if (first === 0xff) {
      const kind = bytes.byte()
      const data = bytes.take(bytes.length())
      if (kind === 0x2f) break
      if (kind === 0x03) {
        name = decode(data)
        if (n === 0 && state.score.title === '') state.score.title = name
      } else readMeta(kind, data, tick, state)
      continue
    }
    if (first === 0xf0 || first === 0xf7) {
      bytes.take(bytes.length())
      continue
    }
    if (first < 0x80) {
      if (status === 0) throw new UnreadableMusic('This MIDI file is broken: an event in it has no kind.')
      bytes.at -= 1
      first = status
    }
    status = first
    const [kind, channel] = [first & 0xf0, first & 0x0f]
    const one = bytes.byte() & 0x7f
    const two = kind === 0xc0 || kind === 0xd0 ? 0 : bytes.byte() & 0x7f
    if (kind === 0xc0) programs.set(channel, one)
    else if (kind === 0x90 || kind === 0x80) {
      const track = channels.get(channel) ?? { name: '', program: 0, isDrums: channel === DRUM_CHANNEL, notes: [] }
      channels.set(channel, track)
      strike(open, { channel, pitch: one, velocity: kind === 0x80 ? 0 : two, tick }, track, state)
    }
  }
  for (const [channel, track] of channels) {
    closeAll(open, channel, tick, track, state)
    track.program = programs.get(channel) ?? 0
    track.name = channels.size > 1 ? `${name} ${channel + 1}`.trim() : name
    track.notes.sort((a, b) => a.quarter - b.quarter || a.pitch - b.pitch)
    if (track.notes.length > 0) state.score.tracks.push(track)
  }
}

const decode = (data: Uint8Array) =>
  new TextDecoder()
    .decode(data)
    .replace(/[\p{Cc}\uFFFD]/gu, '')
    .trim()
    .slice(0, 200)

function readMeta(kind: number, data: Uint8Array, tick: number, { score, ticks }: State): void {
  const [a = 0, b = 0, c = 0] = data
  if (kind === 0x51 && data.length >= 3) {
    const micros = a * 65_536 + b * 256 + c
    if (micros > 0) score.tempos.push({ quarter: tick / ticks, tempo: 60_000_000 / micros })
  } else if (kind === 0x58 && data.length >= 2) {
    const meter = { beats: a, unit: 2 ** b }
    if (score.meter === null) score.meter = meter
    else if (meter.beats !== score.meter.beats || meter.unit !== score.meter.unit) {
      const remark = `The meter changes to ${meter.beats}/${meter.unit} on the way; here it stays as it began.`
      if (!score.remarks.includes(remark)) score.remarks.push(remark)
    }
  } else if (kind === 0x59 && data.length >= 2) score.key ??= { fifths: (a << 24) >> 24, isMinor: b === 1 }
}

type Strike = { channel: number; pitch: number; velocity: number; tick: number }

function strike(open: Open, { channel, pitch, velocity, tick }: Strike, track: RawTrack, state: State): void {
  const key = channel * 128 + pitch
  const waiting = open.get(key) ?? []
  open.set(key, waiting)
  if (velocity > 0) {
    state.notes += 1
    if (state.notes > MOST_RAW_NOTES) throw new UnreadableMusic(`This MIDI file has more than ${MOST_RAW_NOTES} notes.`)
    waiting.push({ tick, velocity })
    return
  }
  const begun = waiting.shift()
  if (begun) addNote(track, begun, tick, pitch, state)
}

function addNote(
  track: RawTrack,
  begun: { tick: number; velocity: number },
  end: number,
  pitch: number,
  state: State,
): void {
  const drum = track.isDrums ? drumOfMidi(pitch) : null
  if (track.isDrums && drum === null) {
    state.lost += 1
    return
  }
  const note: RawNote = {
    quarter: begun.tick / state.ticks,
    quarters: Math.max(0, end - begun.tick) / state.ticks,
    ...{ pitch: drum === null ? pitch : 0, velocity: begun.velocity, drum },
  }
  track.notes.push(note)
}

/** Notes that were never ended end with their track. */
function closeAll(open: Open, channel: number, tick: number, track: RawTrack, state: State): void {
  for (const [key, waiting] of open)
    if (Math.floor(key / 128) === channel) for (const begun of waiting) addNote(track, begun, tick, key % 128, state)
}
