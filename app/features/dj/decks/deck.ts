/** What a deck knows of its track beside the sound. */
export type DeckTrack = {
  id: string
  title: string
  seconds: number
  grid: { bpm: number; firstBeatS: number } | null
  lufs: number | null
  truePeakDb: number
  cues: number[]
  wavePerS: number
  wave: number[]
}

export type Band = 'low' | 'middle' | 'high'
export type Deck = {
  readonly track: DeckTrack | null
  readonly isPlaying: boolean
  readonly rate: number
  readonly loop: { fromS: number; toS: number } | null
  load(track: DeckTrack, sound: AudioBuffer): void
  play(): void
  pause(): void
  /** The second of the track that is heard now. */
  now(at?: number): number
  seek(second: number): void
  setRate(rate: number): void
  setBand(band: Band, decibels: number): void
  setLoop(loop: { fromS: number; toS: number } | null): void
  /** Takes the tempo and the beat of another deck; a sentence where that cannot be. */
  follow(other: Deck): string | null
}

const TARGET_LUFS = -14
const SOON_S = 0.04
export const LEAST_RATE = 0.5
export const MOST_RATE = 2

/** One deck: plays a sound at a changeable rate, in loops, through three bands. The pitch goes with the tempo, as on vinyl. */
export function createDeck(context: AudioContext, output: AudioNode): Deck {
  return new PlayingDeck(context, output)
}

class PlayingDeck implements Deck {
  track: DeckTrack | null = null
  rate = 1
  loop: { fromS: number; toS: number } | null = null
  readonly #context: AudioContext
  readonly #trim: GainNode
  readonly #bands: Record<Band, BiquadFilterNode>
  #sound: AudioBuffer | null = null
  #source: AudioBufferSourceNode | null = null
  #fromS = 0
  #startedAt = 0

  constructor(context: AudioContext, output: AudioNode) {
    const filter = (type: BiquadFilterType, hertz: number) => {
      const made = context.createBiquadFilter()
      made.type = type
      made.frequency.value = hertz
      return made
    }
    this.#context = context
    this.#trim = context.createGain()
    this.#bands = { low: filter('lowshelf', 220), middle: filter('peaking', 1_000), high: filter('highshelf', 4_000) }
    const { low, middle, high } = this.#bands
    this.#trim.connect(low).connect(middle).connect(high).connect(output)
  }

  get isPlaying() {
    return this.#source !== null
  }

  load(next: DeckTrack, buffer: AudioBuffer): void {
    this.#halt()
    this.track = next
    this.#sound = buffer
    this.loop = null
    this.rate = 1
    this.#fromS = next.grid?.firstBeatS ?? 0
    const wanted = next.lufs === null ? 0 : Math.min(TARGET_LUFS - next.lufs, -1 - next.truePeakDb, 12)
    this.#trim.gain.value = 10 ** (wanted / 20)
  }

  play(): void {
    if (this.#source || !this.#sound) return
    void this.#context.resume()
    this.#start(this.#fromS >= this.#sound.duration ? 0 : this.#fromS, this.#context.currentTime + SOON_S)
  }

  pause(): void {
    this.#fromS = this.now()
    this.#halt()
  }

  now(at = this.#context.currentTime): number {
    if (!this.#source) return this.#fromS
    const place = this.#fromS + Math.max(0, at - this.#startedAt) * this.rate
    const { loop } = this
    if (loop && place > loop.toS && this.#fromS < loop.toS)
      return loop.fromS + ((place - loop.fromS) % (loop.toS - loop.fromS))
    return Math.min(place, this.#sound?.duration ?? 0)
  }

  seek(second: number): void {
    const place = Math.min(Math.max(0, second), this.#sound?.duration ?? 0)
    if (this.loop && (place < this.loop.fromS || place > this.loop.toS)) this.loop = null
    if (this.#source) this.#start(place, this.#context.currentTime + 0.005)
    else this.#fromS = place
  }

  setRate(next: number): void {
    this.#rebase()
    this.rate = Math.min(MOST_RATE, Math.max(LEAST_RATE, next))
    this.#source?.playbackRate.setValueAtTime(this.rate, this.#context.currentTime)
  }

  setBand(band: Band, decibels: number): void {
    this.#bands[band].gain.setTargetAtTime(decibels, this.#context.currentTime, 0.01)
  }

  setLoop(next: { fromS: number; toS: number } | null): void {
    this.#rebase()
    this.loop = next && next.toS - next.fromS > 0.02 ? next : null
    this.#applyLoop()
    const { loop } = this
    if (loop && this.#source && (this.#fromS < loop.fromS || this.#fromS > loop.toS))
      this.#start(loop.fromS, this.#context.currentTime + 0.005)
  }

  follow(other: Deck): string | null {
    const [mine, theirs] = [this.track?.grid, other.track?.grid]
    if (!mine || !theirs) return 'One of both tracks has no steady beat.'
    const wanted = theirs.bpm * other.rate
    const [near] = [1, 2, 0.5]
      .map((fold) => wanted / (mine.bpm * fold))
      .toSorted((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)))
    this.setRate(near!)
    if (!this.#source || !other.isPlaying) return null
    const at = this.#context.currentTime + SOON_S
    const own = this.now(at)
    const off = phaseOf(theirs, other.now(at)) - phaseOf(mine, own)
    this.#start(own + (off - Math.round(off)) * (60 / mine.bpm), at)
    return null
  }

  #halt(): void {
    if (!this.#source) return
    this.#source.onended = null
    this.#source.stop()
    this.#source.disconnect()
    this.#source = null
  }

  #start(second: number, at: number): void {
    this.#halt()
    if (!this.#sound) return
    const source = this.#context.createBufferSource()
    this.#source = source
    source.buffer = this.#sound
    source.playbackRate.value = this.rate
    this.#applyLoop()
    source.connect(this.#trim)
    const place = Math.min(Math.max(0, second), this.#sound.duration)
    source.start(at, place)
    source.onended = () => {
      this.#fromS = 0
      this.#source = null
    }
    this.#fromS = place
    this.#startedAt = at
  }

  #applyLoop(): void {
    if (!this.#source) return
    this.#source.loop = this.loop !== null
    this.#source.loopStart = this.loop?.fromS ?? 0
    this.#source.loopEnd = this.loop?.toS ?? 0
  }

  #rebase(): void {
    this.#fromS = this.now()
    this.#startedAt = this.#context.currentTime
  }
}

/** How far within its beat a second lies, from 0 to 1. */
export function phaseOf({ bpm, firstBeatS }: { bpm: number; firstBeatS: number }, second: number): number {
  const beats = ((second - firstBeatS) * bpm) / 60
  return beats - Math.floor(beats)
}
