import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A plain picture whose colour comes from the prompt. */
export function drawPng(width: number, height: number, prompt: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(prompt).digest()
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

const RATE = 8_000
const SECONDS_A_CHARACTER = 0.05
const HEADER_BYTES = 44
const TONE_HZ = 220
const LOUDNESS = 6_000

/** A tone as long as the text would take. */
export function speakWav(text: string, speed: number): Buffer {
  const samples = Math.ceil((text.length * SECONDS_A_CHARACTER * RATE) / speed)
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(HEADER_BYTES - 8 + samples * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(Math.round(LOUDNESS * Math.sin((2 * Math.PI * TONE_HZ * at) / RATE)), HEADER_BYTES + at * 2)
  return wav
}
