import type { Note } from '#app/engines/music/song/expand.ts'
import { isDrumKit } from '#app/engines/music/song/instruments.ts'
import type { Lane, Song } from '#app/engines/music/song/song.ts'
import { playDrum } from '#app/engines/music/sound/drum-voices.ts'
import { playTone } from '#app/engines/music/sound/voices.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { soundBetween, toSounded } from './sounding.ts'

const TICK_MS = 40
const AHEAD_S = 0.2
/** Browsers wake a tab in the background once a second. */
const AHEAD_HIDDEN_S = 1.6
const START_S = 0.06
const RING_S = 1
const MOST_BUFFERS = 600
const VELOCITY_MOST = 127

type Playing = {
  text: string
  /** Only the first section with this pattern, again and again; null: the whole song, once. */
  pattern: string | null
  /** The steps of the pattern as they stand in the grid now. */
  readLanes: () => Lane[] | null
  onStep: (step: number | null) => void
  onEnd: () => void
}

/** Plays a song in the browser with the voices of the server, note by note. Throws where a browser has no audio. */
export function startPlayer({ text, pattern, readLanes, onStep, onEnd }: Playing): { stop: () => void } {
  const context = new AudioContext()
  const { song } = readSong(text)
  const tracks = openMixer(context, song)
  const bufferOf = createVoices(context, song)
  const startedAt = context.currentTime + START_S
  const rounds = pattern === null ? 1 : Infinity
  let fromS = 0
  let steps: { step: number; atS: number }[] = []

  const tick = () => {
    const nowS = context.currentTime - startedAt
    const untilS = nowS + (document.hidden ? AHEAD_HIDDEN_S : AHEAD_S)
    const sounding = soundBetween(toSounded(song, pattern, readLanes()), fromS, untilS, rounds)
    for (const { note, atS, heldS } of sounding.notes) {
      const out = tracks[note.track]
      if (!out) continue
      const source = context.createBufferSource()
      source.buffer = bufferOf(note, heldS)
      source.connect(out)
      source.start(Math.max(startedAt + atS, context.currentTime))
    }
    fromS = Math.max(fromS, untilS)
    steps.push(...sounding.steps)
    const past = steps.filter(({ atS }) => atS <= nowS)
    if (past.length > 0) onStep(past.at(-1)!.step)
    steps = steps.filter(({ atS }) => atS > nowS)
    if (sounding.lengthS === 0 || nowS > rounds * sounding.lengthS + RING_S) {
      stop()
      onEnd()
    }
  }
  const timer = setInterval(tick, TICK_MS)
  function stop() {
    clearInterval(timer)
    onStep(null)
    void context.close().catch(() => undefined)
  }
  void context.resume()
  tick()
  return { stop }
}

/** The sound of each note, made when it is first needed. */
function createVoices(context: AudioContext, song: Song): (note: Note, heldS: number) => AudioBuffer {
  const buffers = new Map<string, AudioBuffer>()
  return (note, heldS) => {
    const { instrument } = song.tracks[note.track]!
    const key = `${instrument} ${note.drum ?? note.pitch} ${note.drum ? 0 : heldS} ${note.velocity}`
    const known = buffers.get(key)
    if (known) return known
    const force = note.velocity / VELOCITY_MOST
    const samples = isDrumKit(instrument)
      ? playDrum(instrument, note.drum ?? 'kick', force, context.sampleRate)
      : playTone(instrument, note.pitch, heldS, force, context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.getChannelData(0).set(samples)
    if (buffers.size > MOST_BUFFERS) buffers.clear()
    buffers.set(key, buffer)
    return buffer
  }
}

/** A place in the mix for each track, and a limiter behind all. */
function openMixer(context: AudioContext, song: Song): (AudioNode | null)[] {
  const limiter = new DynamicsCompressorNode(context, {
    ...{ threshold: -4, ratio: 20, attack: 0.002, release: 0.12, knee: 2 },
  })
  const main = new GainNode(context, { gain: 0.8 })
  main.connect(limiter).connect(context.destination)
  return song.tracks.map(({ volume, pan, filter, isMuted }) => {
    if (isMuted) return null
    const gain = new GainNode(context, { gain: (volume / 100) ** 2 })
    const panner = new StereoPannerNode(context, { pan: pan / 100 })
    if (filter === null) gain.connect(panner)
    else gain.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: filter })).connect(panner)
    panner.connect(main)
    return gain
  })
}
