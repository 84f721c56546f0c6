const HEAD_BYTES = 44
const BYTES = 2

/** The first bytes of a WAV file of 16-bit samples. */
export function toWavHead(shape: { frames: number; rate: number; channels: number }): Uint8Array {
  const { frames, rate, channels } = shape
  const head = new Uint8Array(HEAD_BYTES)
  const view = new DataView(head.buffer)
  const write = (at: number, text: string) => head.set(new TextEncoder().encode(text), at)
  const length = frames * channels * BYTES
  write(0, 'RIFF')
  view.setUint32(4, HEAD_BYTES - 8 + length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * BYTES, true)
  view.setUint16(32, channels * BYTES, true)
  view.setUint16(34, BYTES * 8, true)
  write(36, 'data')
  view.setUint32(40, length, true)
  return head
}
