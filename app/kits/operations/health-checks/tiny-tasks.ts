import type { Ports, PortName } from '#app/providers/ports.ts'

const WHITE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAANUlEQVRYw+3OQREAAAwCIPuX1ha7PSAB6TMREhISEhISEhISEhISEhISEhISEhISEhISErozgGLmh2lYVrAAAAAASUVORK5CYII='
const RATE = 16_000
const SECONDS = 1
const SIDE = 256

const picture = () => ({ bytes: new Uint8Array(Buffer.from(WHITE_PNG, 'base64')), type: 'image/png' })

/** A second of silence as WAV: 16 bits, one channel. */
function silence() {
  const samples = RATE * SECONDS * 2
  const bytes = Buffer.alloc(44 + samples)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples, 40)
  return { bytes: new Uint8Array(bytes), type: 'audio/wav' }
}

const TEXT = 'The panda eats bamboo in the morning. It sleeps in the afternoon. In the evening it climbs a tree.'

/** The smallest thing each port can be asked, to see whether an engine stands; null for what is never small. */
export const tinyTasks: { [Port in PortName]: (() => Ports[Port]['input']) | null } = {
  answer: () => ({ question: 'What is 2 + 2?' }),
  write: () => ({ messages: [{ role: 'user', text: 'Say yes.' }], maxOutput: 8 }),
  summarise: () => ({ text: TEXT, sentences: 1 }),
  polish: () => ({ text: 'This are a test.', tone: 'plain' }),
  translate: () => ({ text: 'Good morning.', from: 'en', to: 'es' }),
  detect: () => ({ text: TEXT }),
  embed: () => ({ texts: ['panda'] }),
  speak: () => ({ text: 'Hello.', voice: null, speed: 1, pitch: 1, format: 'wav' }),
  transcribe: () => ({ audio: silence(), language: 'en' }),
  read: () => ({ picture: picture(), languages: ['en'] }),
  see: () => ({ picture: picture(), question: null }),
  draw: () => ({ prompt: 'a panda', style: null, width: SIDE, height: SIDE, seed: 1, count: 1 }),
  film: null,
  search: () => ({ query: 'panda', count: 1, language: null }),
  moderate: () => ({ text: 'Good morning.', picture: null }),
}
