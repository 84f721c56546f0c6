import { expect, test } from 'vitest'
import { groupVoices } from './group-voices.ts'
import { createVoiceMeter, VOICE_RATE } from './voice-traits.ts'

/** Numbers from 0 to 1 in an order of their own. */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}

type Voice = { hertz: number; formants: readonly number[] }
const LOW: Voice = { hertz: 105, formants: [520, 1_180, 2_390] }
const HIGH: Voice = { hertz: 208, formants: [640, 1_420, 2_860] }
const MIDDLE: Voice = { hertz: 150, formants: [430, 1_900, 2_600] }

/** Somebody saying vowels: pulses through three resonances that move about, a little different each time. */
function say({ hertz, formants }: Voice, seconds: number, random: () => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * VOICE_RATE))
  const sway = 0.9 + random() * 0.2
  let phase = 0
  for (let n = 0; n < samples.length; n += 1) {
    phase += (hertz * sway * (1 + 0.05 * Math.sin(n / 4_000))) / VOICE_RATE
    if (phase >= 1) {
      phase -= 1
      samples[n] = 1
    }
    samples[n]! += (random() - 0.5) * 0.02
  }
  const sound = formants.reduce<Float32Array>(
    (before, one) => resonate(before, one * (0.92 + random() * 0.16)),
    samples,
  )
  const loudest = sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  return sound.map((one) => (one / loudest) * 0.5)
}

function resonate(sound: Float32Array, hertz: number): Float32Array {
  const radius = Math.exp((-Math.PI * 90) / VOICE_RATE)
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / VOICE_RATE)
  const out = new Float32Array(sound.length)
  for (let n = 0; n < sound.length; n += 1)
    out[n] = sound[n]! * (1 - radius) + turn * (out[n - 1] ?? 0) - radius ** 2 * (out[n - 2] ?? 0)
  return out
}

const pitchOf = (voice: Voice) => 2 ** (createVoiceMeter()(say(voice, 2, () => 0.5))?.pitch ?? 0)

test.each([LOW, MIDDLE, HIGH])('how high a voice is, is told within a semitone: $hertz Hz', (voice) => {
  expect(Math.abs(pitchOf(voice) / voice.hertz - 1)).toBeLessThan(0.06)
})

test('talks of two and of three are told apart by voice, whatever the order and the lengths', () => {
  for (const seed of [1, 2]) {
    const random = sequence(seed)
    const meter = createVoiceMeter()
    for (const voices of [
      [LOW, HIGH],
      [HIGH, LOW, MIDDLE],
    ]) {
      const who = [...voices.keys(), ...Array.from({ length: 24 }, () => Math.floor(random() * voices.length))]
      const heard = who.map((one) => meter(say(voices[one]!, 0.9 + random() * 2, random)))
      expect(groupVoices(heard, voices.length)).toEqual(who)
    }
  }
})

test('silence and what is too short take the voice before; nothing at all is one voice', () => {
  const [meter, random] = [createVoiceMeter(), sequence(9)]
  const parts = [LOW, HIGH, LOW, HIGH].map((voice) => meter(say(voice, 2, random)))
  const silence = meter(new Float32Array(VOICE_RATE))
  expect(silence).toBeNull()
  expect(meter(new Float32Array(0))).toBeNull()
  const short = meter(say(LOW, 0.2, random))
  expect(groupVoices([parts[0]!, silence, parts[1]!, short, ...parts.slice(2)], 2)).toEqual([0, 0, 1, 1, 0, 1])
  expect(groupVoices([silence, null], 3)).toEqual([0, 0])
  expect(groupVoices([parts[0]!], 4)).toEqual([0])
})
