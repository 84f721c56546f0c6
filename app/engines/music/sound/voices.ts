import { addBand, drive, highPass, lowPass, shape, type Envelope } from './shaping.ts'
import { addNoise, addPartials, addPluck, addShape, type Partial, type Shape } from './waves.ts'

type Tone = { out: Float32Array; hertz: number; pitch: number; velocity: number; rate: number }
type Voice = { envelope: Envelope; level: number; sound: (tone: Tone) => void }

const env = (attackS: number, fallS: number, hold: number, releaseS: number): Envelope => ({
  ...{ attackS, fallS, hold, releaseS },
})
/** Lower strings sound longer. */
const fallOf = (seconds: number, pitch: number) => seconds * 2 ** ((60 - pitch) / 24)
const harmonics = (levels: readonly number[], fall: (n: number) => number): Partial[] =>
  levels.map((level, n) => ({ ratio: n + 1, level, fallS: fall(n + 1) }))

function piano({ out, hertz, pitch, velocity, rate }: Tone): void {
  const long = fallOf(3.2, pitch)
  const partials = Array.from({ length: 12 }, (_, n) => ({
    ratio: (n + 1) * Math.sqrt(1 + 0.0004 * (n + 1) ** 2),
    level: (0.55 / (n + 1) ** (1.7 - 0.6 * velocity)) * (n === 6 ? 0.3 : 1),
    fallS: long / (1 + 0.35 * n),
  }))
  addPartials(out, hertz, partials, rate)
  addPartials(out, hertz * 1.0008, partials.slice(0, 3), rate)
  const knock = out.subarray(0, Math.min(out.length, Math.round(0.012 * rate)))
  addNoise(knock, 0.05 * velocity, 0.6, pitch)
}

function electricPiano({ out, hertz, velocity, rate }: Tone): void {
  const fall = 0.1 ** (1 / (0.5 * rate))
  let bright = 1.6 * velocity
  const turn = (2 * Math.PI * hertz) / rate
  for (let n = 0; n < out.length; n += 1) {
    out[n]! += 0.55 * Math.sin(turn * n + bright * Math.sin(turn * n)) + 0.06 * bright * Math.sin(turn * 14 * n)
    bright = Math.max(0.15, bright * fall)
  }
}

type Sub = { shapes: readonly [Shape, number, number][]; open: number; close: number; sweepS: number; vibrato?: number }
/** Rich waves, a little out of tune with each other, through a filter that closes. */
const subtractive =
  ({ shapes, open, close, sweepS, vibrato = 0 }: Sub) =>
  ({ out, hertz, pitch, velocity, rate }: Tone): void => {
    for (const [n, [kind, tune, level]] of shapes.entries())
      addShape(
        out,
        { hertz: hertz * tune, shape: kind, level, vibrato, phase: ((n * 0.37 + pitch * 0.11) % 1) * 0.99 },
        rate,
      )
    lowPass(out, open * (0.5 + 0.5 * velocity), close, sweepS, rate)
  }

const pluck =
  (dull: number, fallS: number, level = 1) =>
  ({ out, hertz, pitch, velocity, rate }: Tone): void => {
    addPluck(out, { hertz, level, dull: dull - 0.2 * velocity, fallS: fallOf(fallS, pitch), seed: pitch + 1 }, rate)
  }

function loudGuitar(tone: Tone): void {
  const { out, rate } = tone
  pluck(0.3, 3)(tone)
  drive(out, 9)
  lowPass(out, 3_800, 3_800, 0, rate)
  highPass(out, 110, rate)
}

function choir({ out, hertz, pitch, rate }: Tone): void {
  const source = new Float32Array(out.length)
  for (const [n, tune] of [1, 1.004, 0.996].entries())
    addShape(
      source,
      { hertz: hertz * tune, shape: 'saw', level: 0.33, vibrato: 0.006, phase: (n * 0.31 + pitch * 0.07) % 1 },
      rate,
    )
  for (const [formant, level] of [
    [650, 0.22],
    [1_080, 0.12],
    [2_650, 0.05],
  ] as const)
    addBand(out, source, formant, level, rate)
  for (let n = 0; n < out.length; n += 1) out[n]! += source[n]! * 0.05
}

function flute({ out, hertz, pitch, rate }: Tone): void {
  addShape(out, { hertz, shape: 'triangle', level: 0.6, vibrato: 0.004 }, rate)
  const breath = new Float32Array(out.length)
  addNoise(breath, 0.25, 0.3, pitch)
  addBand(out, breath, hertz * 2, 0.12, rate)
  lowPass(out, 4_000, 4_000, 0, rate)
}

const bell = ({ out, hertz, pitch, rate }: Tone): void =>
  addPartials(
    out,
    hertz,
    [
      ...[
        { ratio: 1, level: 0.5, fallS: fallOf(2.4, pitch) },
        { ratio: 2.76, level: 0.22, fallS: fallOf(1.4, pitch) },
      ],
      ...[
        { ratio: 5.4, level: 0.12, fallS: 0.6 },
        { ratio: 8.93, level: 0.06, fallS: 0.25 },
      ],
    ],
    rate,
  )

const bars =
  (partials: readonly Partial[]) =>
  ({ out, hertz, rate }: Tone): void =>
    addPartials(out, hertz, partials, rate)

const ORGAN = harmonics([0.5, 0.34, 0.24, 0.18, 0.06, 0.1, 0, 0.08], () => 0)
const MARIMBA = [
  { ratio: 1, level: 0.7, fallS: 0.55 },
  { ratio: 3.93, level: 0.18, fallS: 0.16 },
  { ratio: 9.2, level: 0.07, fallS: 0.06 },
]
const VIBES = [
  { ratio: 1, level: 0.6, fallS: 2.6 },
  { ratio: 4, level: 0.16, fallS: 0.9 },
  { ratio: 10, level: 0.05, fallS: 0.2 },
]

const VOICES = new Map<string, Voice>([
  ['piano', { envelope: env(0.002, 0, 1, 0.22), level: 0.6, sound: piano }],
  ['electric-piano', { envelope: env(0.003, 2.2, 0.2, 0.2), level: 0.55, sound: electricPiano }],
  ['organ', { envelope: env(0.012, 0, 1, 0.06), level: 0.32, sound: bars(ORGAN) }],
  [
    'accordion',
    {
      envelope: env(0.04, 0, 1, 0.08),
      level: 0.3,
      sound: subtractive({
        shapes: [
          ['pulse', 1, 0.4],
          ['pulse', 1.006, 0.4],
        ],
        open: 3_200,
        close: 2_600,
        sweepS: 0.2,
      }),
    },
  ],
  ['guitar', { envelope: env(0.001, 0, 1, 0.12), level: 1, sound: pluck(0.55, 2.2) }],
  ['steel-guitar', { envelope: env(0.001, 0, 1, 0.1), level: 0.95, sound: pluck(0.3, 2.6) }],
  ['loud-guitar', { envelope: env(0.002, 0, 1, 0.06), level: 0.34, sound: loudGuitar }],
  ['harp', { envelope: env(0.001, 0, 1, 0.6), level: 0.95, sound: pluck(0.45, 3.4) }],
  ['bass', { envelope: env(0.003, 0, 1, 0.05), level: 1.25, sound: pluck(0.82, 1.8) }],
  ['upright-bass', { envelope: env(0.006, 0.9, 0.12, 0.08), level: 1.5, sound: pluck(0.9, 1.1) }],
  [
    'synth-bass',
    {
      envelope: env(0.003, 0.5, 0.5, 0.04),
      level: 0.55,
      sound: subtractive({
        shapes: [
          ['saw', 1, 0.6],
          ['square', 0.5, 0.3],
        ],
        open: 2_800,
        close: 240,
        sweepS: 0.28,
      }),
    },
  ],
  [
    'sub-bass',
    {
      envelope: env(0.008, 0, 1, 0.06),
      level: 0.62,
      sound: bars([
        { ratio: 1, level: 0.9, fallS: 0 },
        { ratio: 2, level: 0.16, fallS: 0 },
      ]),
    },
  ],
  [
    'strings',
    {
      envelope: env(0.12, 0, 1, 0.3),
      level: 0.36,
      sound: subtractive({
        shapes: [
          ['saw', 1, 0.4],
          ['saw', 1.005, 0.35],
          ['saw', 0.995, 0.35],
        ],
        open: 2_600,
        close: 2_200,
        sweepS: 0.5,
        vibrato: 0.003,
      }),
    },
  ],
  ['choir', { envelope: env(0.14, 0, 1, 0.35), level: 0.42, sound: choir }],
  [
    'brass',
    {
      envelope: env(0.035, 0.6, 0.75, 0.09),
      level: 0.42,
      sound: subtractive({
        shapes: [
          ['saw', 1, 0.55],
          ['saw', 1.003, 0.45],
        ],
        open: 4_200,
        close: 1_500,
        sweepS: 0.4,
      }),
    },
  ],
  [
    'sax',
    {
      envelope: env(0.03, 0, 1, 0.08),
      level: 0.42,
      sound: subtractive({
        shapes: [
          ['pulse', 1, 0.5],
          ['saw', 1.001, 0.25],
        ],
        open: 2_600,
        close: 1_500,
        sweepS: 0.3,
        vibrato: 0.004,
      }),
    },
  ],
  ['flute', { envelope: env(0.05, 0, 1, 0.1), level: 0.6, sound: flute }],
  [
    'lead',
    {
      envelope: env(0.006, 0.9, 0.7, 0.1),
      level: 0.36,
      sound: subtractive({
        shapes: [
          ['saw', 1, 0.5],
          ['saw', 1.007, 0.5],
        ],
        open: 6_000,
        close: 2_400,
        sweepS: 0.35,
        vibrato: 0.002,
      }),
    },
  ],
  [
    'chip',
    {
      envelope: env(0.001, 0.3, 0.7, 0.02),
      level: 0.26,
      sound: subtractive({ shapes: [['pulse', 1, 0.8]], open: 16_000, close: 16_000, sweepS: 0 }),
    },
  ],
  [
    'pad',
    {
      envelope: env(0.35, 0, 1, 0.8),
      level: 0.34,
      sound: subtractive({
        shapes: [
          ['saw', 1, 0.35],
          ['saw', 1.008, 0.35],
          ['triangle', 0.5, 0.3],
        ],
        open: 900,
        close: 1_500,
        sweepS: 2.5,
      }),
    },
  ],
  ['bell', { envelope: env(0.001, 0, 1, 0.8), level: 0.55, sound: bell }],
  ['marimba', { envelope: env(0.001, 0, 1, 0.3), level: 0.85, sound: bars(MARIMBA) }],
  ['vibraphone', { envelope: env(0.002, 0, 1, 0.5), level: 0.6, sound: bars(VIBES) }],
  [
    'noise',
    {
      envelope: env(0.4, 0, 1, 0.6),
      level: 0.3,
      sound: ({ out, pitch }) => addNoise(out, 0.5, Math.min(0.995, 0.97 + (60 - pitch) / 1_500), pitch),
    },
  ],
])

const hertzOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** One note as samples from -1 to 1, with what rings behind it. */
export function playTone(
  instrument: string,
  pitch: number,
  heldS: number,
  velocity: number,
  rate: number,
): Float32Array {
  const { envelope, level, sound } = VOICES.get(instrument) ?? VOICES.get('piano')!
  const out = new Float32Array(Math.max(1, Math.ceil((heldS + envelope.releaseS) * rate)))
  sound({ out, hertz: hertzOf(pitch), pitch, velocity, rate })
  shape(out, heldS, envelope, rate)
  const gain = level * velocity
  for (let n = 0; n < out.length; n += 1) out[n]! *= gain
  return out
}
