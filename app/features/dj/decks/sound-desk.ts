import { createDeck, type Deck } from './deck.ts'

export type FadeCurve = 'even' | 'sharp' | 'linear'
export type Side = 'left' | 'right'
export type SoundDesk = {
  context: AudioContext
  left: Deck
  right: Deck
  /** From 0, the left deck alone, to 1, the right one alone. */
  fadeTo(place: number, curve: FadeCurve, seconds?: number): void
  /** The highest sample that was just given out, from 0 to 1. */
  readPeak(): number
  /** A way into the limiter beside the decks. */
  inlet(): GainNode
  close(): void
}

/** Nothing louder leaves the desk, whatever goes in. */
const CEILING = 0.97
/** The browser’s compressor turns everything up by so much with these settings; it is taken back. */
const MAKEUP = 10 ** (-1.7 / 20)
const SOON_S = 0.02

/** Two decks, a cross-fader and a limiter. Throws where the browser has no sound. */
export function createSoundDesk(): SoundDesk {
  const context = new AudioContext()
  const [sum, squeeze, level] = [context.createGain(), context.createDynamicsCompressor(), context.createGain()]
  squeeze.threshold.value = -3
  squeeze.knee.value = 0
  squeeze.ratio.value = 20
  squeeze.attack.value = 0.001
  squeeze.release.value = 0.12
  level.gain.value = MAKEUP
  const ceiling = context.createWaveShaper()
  ceiling.curve = Float32Array.from([-CEILING, 0, CEILING])
  const meter = context.createAnalyser()
  meter.fftSize = 2_048
  sum.connect(squeeze).connect(level).connect(ceiling).connect(meter).connect(context.destination)
  const [a, b] = [context.createGain(), context.createGain()]
  a.connect(sum)
  b.connect(sum)
  const samples = new Float32Array(meter.fftSize)
  return {
    context,
    left: createDeck(context, a),
    right: createDeck(context, b),
    fadeTo(place, curve, seconds = SOON_S) {
      const now = context.currentTime
      for (const [gain, value] of [
        [a.gain, gainAt(1 - place, curve)],
        [b.gain, gainAt(place, curve)],
      ] as const) {
        gain.cancelScheduledValues(now)
        gain.setValueAtTime(gain.value, now)
        gain.linearRampToValueAtTime(value, now + seconds)
      }
    },
    readPeak() {
      meter.getFloatTimeDomainData(samples)
      let peak = 0
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      return peak
    },
    inlet() {
      const gain = context.createGain()
      gain.connect(sum)
      return gain
    },
    close: () => void context.close().catch(() => undefined),
  }
}

/** How loud a side is with so much of the fader, by the curve. */
export function gainAt(share: number, curve: FadeCurve): number {
  const part = Math.min(1, Math.max(0, share))
  if (curve === 'linear') return part
  if (curve === 'sharp') return Math.min(1, part / 0.12)
  return Math.sin((part * Math.PI) / 2)
}
