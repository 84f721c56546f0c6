/** Sound of a WAV file at the rate of the mixer: both sides, 16 bits. */
export type ReadWav = { samples: Int16Array; frames: number; rate: number; channels: number; bits: number }

/** Why a file could not be read, in a sentence. */
export class WavFault extends Error {
  readonly kind = 'wav'
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const HEAD = 8

type Shape = { form: number; channels: number; rate: number; bits: number }

/**
 * Reads a RIFF file of 8, 16, 24 or 32 bits, whole or floating, of one or more channels and any rate, as it is needed for mixing. Throws
 * WavFault. For machines without ffmpeg.
 */
export function readAnyWav(bytes: Uint8Array, rate: number, mostS: number): ReadWav {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new WavFault('This is no WAV file.')
  let shape: Shape | null = null
  for (let at = 12; at + HEAD <= bytes.length;) {
    const [id, start] = [name(at), at + HEAD]
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - start)
    if (id === 'fmt ' && length >= 16) shape = readShape(view, start, length)
    if (id === 'data' && shape) return convert(view, { start, length }, shape, rate, mostS)
    at = start + length + (length % 2)
  }
  throw new WavFault('This WAV file has no sound in it.')
}

function readShape(view: DataView, at: number, length: number): Shape {
  const form = view.getUint16(at, true)
  const shape = {
    form: form === EXTENSIBLE && length >= 26 ? view.getUint16(at + 24, true) : form,
    ...{
      channels: view.getUint16(at + 2, true),
      rate: view.getUint32(at + 4, true),
      bits: view.getUint16(at + 14, true),
    },
  }
  const isKnown =
    (shape.form === PCM && [8, 16, 24, 32].includes(shape.bits)) || (shape.form === FLOAT && shape.bits === 32)
  if (!isKnown || shape.channels < 1 || shape.channels > 8 || shape.rate < 4_000 || shape.rate > 384_000)
    throw new WavFault('This kind of WAV file cannot be read here. 8, 16, 24 or 32 bits can.')
  return shape
}

function readerOf(view: DataView, { form, bits }: Shape): (at: number) => number {
  if (form === FLOAT)
    return (at) => {
      const value = view.getFloat32(at, true)
      return Number.isFinite(value) ? value : 0
    }
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768
  if (bits === 24) return (at) => (view.getUint8(at) + (view.getInt16(at + 1, true) << 8)) / 8_388_608
  return (at) => view.getInt32(at, true) / 2_147_483_648
}

function convert(
  view: DataView,
  { start, length }: { start: number; length: number },
  shape: Shape,
  rate: number,
  mostS: number,
): ReadWav {
  const width = (shape.bits / 8) * shape.channels
  const count = Math.min(Math.floor(length / width), Math.ceil(mostS * shape.rate))
  const read = readerOf(view, shape)
  const side = (channel: number) => {
    const [row, offset] = [new Float32Array(count), (channel * shape.bits) / 8]
    for (let n = 0; n < count; n += 1) row[n] = read(start + n * width + offset)
    return resample(row, shape.rate, rate)
  }
  const left = side(0)
  const right = shape.channels > 1 ? side(1) : left
  const samples = new Int16Array(left.length * 2)
  for (let n = 0; n < left.length; n += 1) {
    samples[2 * n] = toWhole(left[n]!)
    samples[2 * n + 1] = toWhole(right[n]!)
  }
  return { samples, frames: left.length, rate: shape.rate, channels: shape.channels, bits: shape.bits }
}

const toWhole = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767)))

const SIDE_TAPS = 12

/** Another rate, by a windowed sinc that keeps out what the new rate cannot hold. */
function resample(row: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return row
  const step = from / to
  const width = SIDE_TAPS * Math.max(1, step)
  const narrow = Math.min(1, to / from)
  return Float32Array.from({ length: Math.floor(row.length / step) }, (_, n) => {
    const middle = n * step
    let [sum, weight] = [0, 0]
    for (let at = Math.ceil(middle - width); at <= middle + width; at += 1) {
      const x = at - middle
      const angle = Math.PI * x * narrow
      const sinc = Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle
      const tap = sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / width))
      sum += tap * (row[Math.max(0, Math.min(row.length - 1, at))] ?? 0)
      weight += tap
    }
    return weight === 0 ? 0 : sum / weight
  })
}
