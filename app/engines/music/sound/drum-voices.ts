import { addBand, highPass, lowPass } from './shaping.ts'
import { addNoise, addPartials } from './waves.ts'

type Kit = { isMachine: boolean; isSoft: boolean; rate: number }
const seconds = (s: number, { rate }: Kit) => new Float32Array(Math.ceil(s * rate))

/** Lets a sound die away within its length. */
function fall(out: Float32Array, quick: number, delay = 0): Float32Array {
  for (let n = 0; n < out.length; n += 1) {
    const at = Math.max(0, (n - delay) / (out.length - delay))
    out[n]! *= Math.exp(-quick * at) * Math.min(1, n / 20) * (1 - at)
  }
  return out
}

/** A skin: a tone that sinks as it dies. */
function skin(
  kit: Kit,
  { from, to, lengthS, sinkS, click = 0 }: { from: number; to: number; lengthS: number; sinkS: number; click?: number },
): Float32Array {
  const out = seconds(lengthS, kit)
  let phase = 0
  for (let n = 0; n < out.length; n += 1) {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-n / (sinkS * kit.rate)))) / kit.rate
    out[n] = Math.sin(phase)
  }
  if (click > 0) addNoise(out.subarray(0, Math.round(0.004 * kit.rate)), click, 0.3, 3)
  return fall(out, 4.2)
}

function kick(kit: Kit): Float32Array {
  if (kit.isMachine) return skin(kit, { from: 170, to: 46, lengthS: 0.75, sinkS: 0.035, click: 0.2 })
  return kit.isSoft
    ? skin(kit, { from: 95, to: 52, lengthS: 0.3, sinkS: 0.03 })
    : skin(kit, { from: 150, to: 52, lengthS: 0.38, sinkS: 0.028, click: 0.4 })
}

function snare(kit: Kit): Float32Array {
  const out = seconds(kit.isSoft ? 0.26 : 0.22, kit)
  if (!kit.isSoft)
    addPartials(
      out,
      kit.isMachine ? 185 : 205,
      [
        { ratio: 1, level: 0.5, fallS: 0.09 },
        { ratio: 1.6, level: 0.3, fallS: 0.07 },
      ],
      kit.rate,
    )
  addNoise(out, kit.isSoft ? 0.4 : 0.75, 0.15, 11)
  highPass(out, kit.isSoft ? 700 : 260, kit.rate)
  if (kit.isSoft) lowPass(out, 6_000, 6_000, 0, kit.rate)
  return fall(out, kit.isSoft ? 3 : 5)
}

function metal(kit: Kit, lengthS: number, quick: number, low: number): Float32Array {
  const out = seconds(lengthS, kit)
  const tones = [2.0, 3.04, 4.16, 5.43, 6.79, 8.21].map((ratio) => ({ ratio: ratio * 1.31, level: 0.16, fallS: 0 }))
  addPartials(out, kit.isMachine ? 800 : 930, tones, kit.rate)
  addNoise(out, kit.isMachine ? 0.25 : 0.5, 0, 17)
  highPass(out, low, kit.rate)
  highPass(out, low, kit.rate)
  if (kit.isSoft) lowPass(out, 9_000, 9_000, 0, kit.rate)
  return fall(out, quick)
}

function clap(kit: Kit): Float32Array {
  const [noise, out] = [seconds(0.24, kit), seconds(0.24, kit)]
  addNoise(noise, 1, 0, 23)
  addBand(out, noise, 1_300, 0.4, kit.rate)
  const gap = 0.011 * kit.rate
  for (let n = 0; n < out.length; n += 1) {
    const hands = n < 3 * gap ? Math.exp((-5 * (n % gap)) / gap) : Math.exp((-7 * (n - 3 * gap)) / out.length)
    out[n]! *= hands
  }
  return fall(out, 0.5)
}

/** Something small and hard that is hit. */
function knock(kit: Kit, hertz: readonly number[], lengthS: number, grit = 0): Float32Array {
  const out = seconds(lengthS, kit)
  addPartials(
    out,
    1,
    hertz.map((ratio, n) => ({ ratio, level: 0.6 / (n + 1), fallS: lengthS * 0.6 })),
    kit.rate,
  )
  if (grit > 0) addNoise(out, grit, 0, 31)
  return fall(out, 4)
}

function shaken(kit: Kit, lengthS: number, low: number, swell: number): Float32Array {
  const out = seconds(lengthS, kit)
  addNoise(out, 0.5, 0, 37)
  highPass(out, low, kit.rate)
  for (let n = 0; n < out.length; n += 1) out[n]! *= Math.min(1, n / (swell * kit.rate))
  return fall(out, 4, swell * kit.rate)
}

const DRUM_VOICES = new Map<string, { level: number; play: (kit: Kit) => Float32Array }>([
  ['kick', { level: 0.95, play: kick }],
  ['snare', { level: 0.62, play: snare }],
  ['rim', { level: 0.5, play: (kit) => knock(kit, [1_720, 480], 0.06, 0.1) }],
  ['clap', { level: 1.1, play: clap }],
  ['hat', { level: 0.34, play: (kit) => metal(kit, 0.07, 5, 6_500) }],
  ['openhat', { level: 0.32, play: (kit) => metal(kit, 0.42, 3.5, 6_000) }],
  ['pedal', { level: 0.26, play: (kit) => metal(kit, 0.05, 4, 5_000) }],
  ['lowtom', { level: 0.75, play: (kit) => skin(kit, { from: 150, to: 82, lengthS: 0.5, sinkS: 0.06 }) }],
  ['midtom', { level: 0.75, play: (kit) => skin(kit, { from: 205, to: 118, lengthS: 0.42, sinkS: 0.06 }) }],
  ['hightom', { level: 0.7, play: (kit) => skin(kit, { from: 270, to: 165, lengthS: 0.36, sinkS: 0.05 }) }],
  ['crash', { level: 0.34, play: (kit) => metal(kit, 1.7, 3.4, 3_600) }],
  ['ride', { level: 0.26, play: (kit) => metal(kit, 0.9, 4.2, 5_200) }],
  ['tambourine', { level: 0.34, play: (kit) => shaken(kit, 0.2, 7_000, 0.004) }],
  ['cowbell', { level: 0.42, play: (kit) => knock(kit, [562, 845, 1_690], 0.3) }],
  ['shaker', { level: 0.28, play: (kit) => shaken(kit, 0.11, 5_500, 0.03) }],
  ['clave', { level: 0.42, play: (kit) => knock(kit, [2_480], 0.09) }],
  ['conga', { level: 0.62, play: (kit) => skin(kit, { from: 350, to: 300, lengthS: 0.26, sinkS: 0.03, click: 0.15 }) }],
  [
    'lowconga',
    { level: 0.66, play: (kit) => skin(kit, { from: 225, to: 195, lengthS: 0.34, sinkS: 0.03, click: 0.12 }) },
  ],
  ['bongo', { level: 0.55, play: (kit) => skin(kit, { from: 480, to: 420, lengthS: 0.16, sinkS: 0.02, click: 0.2 }) }],
  ['agogo', { level: 0.36, play: (kit) => knock(kit, [905, 2_210], 0.26) }],
])

/** One hit of a drum as samples. */
export function playDrum(instrument: string, drum: string, velocity: number, rate: number): Float32Array {
  const { level, play } = DRUM_VOICES.get(drum) ?? DRUM_VOICES.get('kick')!
  const out = play({ isMachine: instrument === 'machine', isSoft: instrument === 'soft-kit', rate })
  const gain = level * velocity * (instrument === 'soft-kit' ? 0.75 : 1)
  for (let n = 0; n < out.length; n += 1) out[n]! *= gain
  return out
}
