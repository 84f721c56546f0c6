import type { Pcm } from './render-song.ts'

const HEAD_BYTES = 44
const MOST = 32_767

/** Two channels as a WAV file of 16 bits. */
export function toWav({ left, right, rate }: Pcm): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + left.length * 4)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, left.length * 4, true)
  const samples = new Int16Array(bytes.buffer, HEAD_BYTES)
  for (let n = 0; n < left.length; n += 1) {
    samples[2 * n] = Math.round(left[n]! * MOST)
    samples[2 * n + 1] = Math.round(right[n]! * MOST)
  }
  return bytes
}
