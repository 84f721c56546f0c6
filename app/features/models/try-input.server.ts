import type { Engine } from '#app/providers/engine.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { Media, Ports, PortName } from '#app/providers/ports.ts'
import { toLines, type TryInputs } from './try.inputs.ts'

const SUMMARY_SENTENCES = 2
const FOUND = 5
const MOST_TOKENS = 600
const PICTURE = { width: 640, height: 480 }
const FILM_S = 3

/** What a form asks, as the port takes it. `media` is there for the ports that need a file. */
export function toPortInput(
  { port, text, language }: TryInputs,
  media: Media | null,
  { providerId }: Pick<Engine, 'providerId'>,
): Ports[PortName]['input'] {
  const file = media ?? { bytes: new Uint8Array(), type: '' }
  switch (port) {
    case 'answer':
      return { question: text }
    case 'write':
      return { messages: [{ role: 'user', text }], maxOutput: MOST_TOKENS }
    case 'summarise':
      return { text, sentences: SUMMARY_SENTENCES }
    case 'polish':
      return { text, tone: 'plain' }
    case 'translate':
      return { text, from: null, to: language || 'es' }
    case 'detect':
      return { text }
    case 'embed':
      return { texts: toLines(text) }
    case 'speak':
      return { text, voice: null, speed: 1, pitch: 1, format: providerId !== null || hasFfmpeg() ? 'mp3' : 'wav' }
    case 'transcribe':
      return { audio: file, language: language || null }
    case 'read':
      return { picture: file, languages: [] }
    case 'see':
      return { picture: file, question: text || null }
    case 'draw':
      return { prompt: text, style: null, ...PICTURE, seed: null, count: 1 }
    case 'film':
      return {
        scenes: [{ picture: file, narration: null, caption: text || null, seconds: FILM_S }],
        music: null,
        ...PICTURE,
      }
    case 'search':
      return { query: text, count: FOUND, language: null }
    case 'moderate':
      return { text, picture: null }
  }
}
