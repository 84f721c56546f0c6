import { expand, type Note } from '../song/expand.ts'
import { isDrumKit } from '../song/instruments.ts'
import { RING_S } from '../song/music.limits.ts'
import type { Song, Track } from '../song/song.ts'
import { secondsOf, type Timeline } from '../song/timeline.ts'
import { addInto } from './buffers.ts'
import { playDrum } from './drum-voices.ts'
import { gainFor, limit } from './limiter.ts'
import { addEchoes, toHall } from './rooms.ts'
import { lowPass } from './shaping.ts'
import { playTone } from './voices.ts'

/** Sound as two channels of samples from -1 to 1. */
export type Pcm = { left: Float32Array; right: Float32Array; rate: number }
export const RATE = 44_100
/** Changes whenever the same song gives other samples. */
export const SOUND_VERSION = 1

type Options = {
  /** Told after each track how much is done, from 0 to 1. */
  onShare?: (share: number) => void
  /** Only this track, as it is in the mix, without the limiter. */
  only?: number
  /** The gain of the whole mix, for a single track of it. */
  gain?: number
}

const MOST_CACHED = 40_000_000
const VELOCITY_MOST = 127
const ECHO_QUARTERS = 0.75

/**
 * Plays a song into samples: the same song always gives the same. As long as its bars, and two seconds more when it rings
 * out; one that loops joins its own beginning. Takes a while: not for the thread that answers requests.
 */
export function renderSong(song: Song, { onShare, only, gain }: Options = {}): Pcm & { gain: number } {
  const { notes, timeline } = expand(song)
  const [bars, ring] = [Math.round(timeline.lengthS * RATE), Math.round(RING_S * RATE)]
  const total = timeline.bars.length === 0 ? 0 : bars + ring
  const [left, right] = [new Float32Array(total), new Float32Array(total)]
  const sends = { hall: new Float32Array(total), echo: new Float32Array(total) }
  const used = { hall: false, echo: false }
  const byTrack = song.tracks.map((): Note[] => [])
  for (const note of notes) byTrack[note.track]!.push(note)
  for (const [n, track] of song.tracks.entries()) {
    const own = byTrack[n]!
    if (track.isMuted || own.length === 0 || (only !== undefined && only !== n)) continue
    const bus = renderTrack(song, track, own, timeline, total)
    place(bus, track, { left, right, ...sends })
    used.hall ||= track.reverb > 0
    used.echo ||= track.delay > 0
    onShare?.((0.8 * (n + 1)) / song.tracks.length)
  }
  if (used.echo) addEchoes(left, right, sends.echo, (ECHO_QUARTERS * 60) / song.tempo, RATE)
  if (used.hall) {
    addInto(left, toHall(sends.hall, 0, RATE), 0, 1)
    addInto(right, toHall(sends.hall, 1, RATE), 0, 1)
  }
  onShare?.(0.9)
  const ended = song.ending === 'loop' ? { left: wrap(left, bars), right: wrap(right, bars) } : { left, right }
  if (song.ending === 'ring') fadeOut(ended.left, ended.right, ring)
  const by = gain ?? gainFor(ended.left, ended.right)
  limit(ended.left, ended.right, by)
  onShare?.(1)
  return { ...ended, rate: RATE, gain: by }
}

function renderTrack(
  song: Song,
  track: Track,
  notes: readonly Note[],
  timeline: Timeline,
  total: number,
): Float32Array {
  const bus = new Float32Array(total)
  const cache = new Map<string, Float32Array>()
  let cached = 0
  const isKit = isDrumKit(track.instrument)
  for (const { step, steps, pitch, drum, velocity } of notes) {
    const startS = secondsOf(step, song, timeline)
    const heldS = Math.round((secondsOf(step + steps, song, timeline) - startS) * 1_000) / 1_000
    const key = `${drum ?? pitch} ${isKit ? 0 : heldS} ${velocity}`
    let sound = cache.get(key)
    if (!sound) {
      const force = velocity / VELOCITY_MOST
      sound = isKit
        ? playDrum(track.instrument, drum ?? 'kick', force, RATE)
        : playTone(track.instrument, pitch, heldS, force, RATE)
      if (cached + sound.length > MOST_CACHED) {
        cache.clear()
        cached = 0
      }
      cache.set(key, sound)
      cached += sound.length
    }
    addInto(bus, sound, Math.round(startS * RATE), 1)
  }
  if (track.filter !== null) lowPass(bus, track.filter, track.filter, 0, RATE)
  return bus
}

type Buses = { left: Float32Array; right: Float32Array; hall: Float32Array; echo: Float32Array }

/** A track takes its place: as loud on both sides together wherever it stands. */
function place(bus: Float32Array, { volume, pan, reverb, delay }: Track, { left, right, hall, echo }: Buses): void {
  const gain = (volume / 100) ** 2
  const angle = ((pan + 100) / 200) * (Math.PI / 2)
  addInto(left, bus, 0, gain * Math.cos(angle) * Math.SQRT2)
  addInto(right, bus, 0, gain * Math.sin(angle) * Math.SQRT2)
  if (reverb > 0) addInto(hall, bus, 0, (gain * reverb) / 100)
  if (delay > 0) addInto(echo, bus, 0, (gain * delay) / 100)
}

/** What rings behind the end is heard at the beginning. */
function wrap(sound: Float32Array, length: number): Float32Array {
  const out = sound.slice(0, length)
  addInto(out, sound.subarray(length), 0, 1)
  return out
}

function fadeOut(left: Float32Array, right: Float32Array, length: number): void {
  const from = left.length - length
  for (let n = Math.max(0, from); n < left.length; n += 1) {
    const share = 1 - (n - from) / length
    left[n]! *= share
    right[n]! *= share
  }
}
