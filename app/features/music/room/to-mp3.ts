import { createMp3Encoder } from 'wasm-media-encoders'
import type { Pcm } from '#app/engines/music/sound/render-song.ts'

const BITRATE = 192
const BLOCK = 44_100

/** Sound as MP3, the same bytes each time. */
export async function toMp3({ left, right, rate }: Pcm): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate as 44_100, channels: 2, bitrate: BITRATE })
  const pieces: Uint8Array[] = []
  // What the encoder gives is its own memory: it is copied before the next piece.
  for (let at = 0; at < left.length; at += BLOCK)
    pieces.push(encoder.encode([left.subarray(at, at + BLOCK), right.subarray(at, at + BLOCK)]).slice())
  pieces.push(encoder.finalize().slice())
  return Buffer.concat(pieces)
}
