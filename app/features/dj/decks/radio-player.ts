import type { RadioTrack } from '../radio/radio.server.ts'
import { createSoundDesk, type SoundDesk } from './sound-desk.ts'

export type RadioState = {
  current: RadioTrack | null
  next: RadioTrack | null
  fault: string | null
  isPaused: boolean
}
export type RadioPlayer = { toggle(): void; skip(): void; close(): void }

const FADE_S = 8
/** More than that is heard as another voice, because the pitch goes along. */
const MOST_STRETCH = 0.04
const LOOK_EVERY_MS = 500
const LOAD_AHEAD_S = 30

type Wanted = {
  first: readonly RadioTrack[]
  /** Gives the tracks from a place on. */
  more(place: number): Promise<RadioTrack[]>
  tell(state: RadioState): void
}
type Voice = { item: RadioTrack; gain: GainNode; source: AudioBufferSourceNode; fromAt: number; rate: number }

/** Plays one track after another without an end; each fades into the next, on the beat where both tempos are near. */
export function createRadioPlayer({ first, more, tell }: Wanted): RadioPlayer {
  const desk = createSoundDesk()
  const { context } = desk
  const queue = [...first]
  let [voice, ready]: [Voice | null, { item: RadioTrack; buffer: AudioBuffer } | null] = [null, null]
  let [isLoading, isClosed, fault]: [boolean, boolean, string | null] = [false, false, null]
  const state = () =>
    tell({
      current: voice?.item ?? null,
      next: ready?.item ?? queue[0] ?? null,
      fault,
      isPaused: context.state === 'suspended',
    })

  async function load() {
    if (isLoading || ready || isClosed) return
    isLoading = true
    try {
      if (queue.length < 3) {
        const last = queue.at(-1)?.number ?? voice?.item.number ?? 0
        queue.push(...(await more(last + 1)))
      }
      const item = queue.shift()
      if (!item) throw new Error('There is nothing more to play.')
      const answer = await fetch(item.sound)
      if (!answer.ok) throw new Error(`“${item.title}” is no longer there.`)
      ready = { item, buffer: await context.decodeAudioData(await answer.arrayBuffer()) }
      fault = null
    } catch (error) {
      fault = error instanceof Error ? error.message : 'A track could not be loaded.'
    }
    isLoading = false
    state()
  }

  function begin(at: number, fadeS: number) {
    if (!ready) return
    const { item, buffer } = ready
    ready = null
    const near = voice?.item.grid && item.grid ? (voice.item.grid.bpm * voice.rate) / item.grid.bpm : 1
    const rate = Math.abs(near - 1) <= MOST_STRETCH ? near : 1
    const made = startVoice(desk, { item, buffer, rate }, at, fadeS)
    if (voice) endVoice(voice, at, fadeS)
    voice = made
    state()
  }

  function look() {
    if (isClosed || context.state === 'suspended') return
    const now = context.currentTime
    if (!voice) {
      if (ready) begin(now + 0.05, 0)
      else void load()
      return
    }
    const at = nextAt(voice)
    if (at - now < LOAD_AHEAD_S) void load()
    // Timers of a page in the background come once a second; what is due within two is told to the sound in advance.
    if (ready && at - now < 2) begin(Math.max(now + 0.02, at), FADE_S)
  }

  void context.resume()
  const timer = setInterval(look, LOOK_EVERY_MS)
  void load().then(look)
  return {
    toggle() {
      void (context.state === 'suspended' ? context.resume() : context.suspend()).then(state)
    },
    skip() {
      if (ready) begin(context.currentTime + 0.05, 1.5)
      else void load().then(() => begin(context.currentTime + 0.05, 1.5))
    },
    close() {
      isClosed = true
      clearInterval(timer)
      desk.close()
    },
  }
}

type Begun = { item: RadioTrack; buffer: AudioBuffer; rate: number }

function startVoice(desk: SoundDesk, { item, buffer, rate }: Begun, at: number, fadeS: number): Voice {
  const source = new AudioBufferSourceNode(desk.context, { buffer, playbackRate: rate })
  const gain = desk.inlet()
  const wanted = item.lufs === null ? 0 : Math.min(-14 - item.lufs, -1 - item.truePeakDb, 12)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(10 ** (wanted / 20), at + Math.max(0.02, fadeS))
  source.connect(gain)
  source.start(at, item.grid && item.grid.firstBeatS < item.toS ? item.grid.firstBeatS : item.fromS)
  return { item, gain, source, fromAt: at, rate }
}

function endVoice({ gain, source }: Voice, at: number, fadeS: number): void {
  gain.gain.cancelScheduledValues(at)
  gain.gain.setValueAtTime(gain.gain.value, at)
  gain.gain.linearRampToValueAtTime(0, at + Math.max(0.05, fadeS))
  source.stop(at + fadeS + 0.1)
}

/** The moment the next one comes in: before the end, and on a beat where there is one. */
function nextAt({ item, fromAt, rate }: Voice): number {
  const startS = item.grid ? item.grid.firstBeatS : item.fromS
  const leaveS = Math.max(startS, item.toS - FADE_S * rate)
  const beatS = item.grid ? 60 / item.grid.bpm : null
  const placeS = beatS ? startS + Math.floor((leaveS - startS) / beatS) * beatS : leaveS
  return fromAt + (placeS - startS) / rate
}
