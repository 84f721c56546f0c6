import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { EmbedTexts } from './jobs.ts'
import type { LanguagePool } from './language-pool.server.ts'

const LIMIT_MS = 30_000
const MAX_TEXT_CHARS = 200_000
/** So many sentences are compared with each other; of a longer text those nearest to the whole. */
const MOST_SENTENCES = 200

/** Picks the sentences of a text that stand for the most of it. */
export const summariser = (room: () => LanguagePool, embed: EmbedTexts): Engine<'summarise'> => ({
  id: 'embedded:textrank',
  port: 'summarise',
  label: 'TextRank',
  about: 'Picks the sentences that stand for the most of a text, word for word. It writes nothing of its own.',
  providerId: null,
  maker: 'Frenly',
  family: 'textrank',
  version: '1',
  unit: 'character',
  contextUnits: MAX_TEXT_CHARS,
  limitMs: LIMIT_MS,
  async run({ text, sentences: count }, { signal, onProgress }) {
    if (text.length > MAX_TEXT_CHARS)
      throw new EngineFailure('unable', `TextRank takes ${MAX_TEXT_CHARS} characters at most`)
    try {
      const { spans, isEnglish } = await room().run('sentences', { text, most: MOST_SENTENCES }, { signal })
      if (spans.length === 0) throw new EngineFailure('unable', 'There is no sentence to choose from')
      onProgress?.(0.1)
      const sentences = spans.map(({ start, end }) => text.slice(start, end))
      const vectors = isEnglish && spans.length > count ? await embed(sentences, signal).catch(() => null) : null
      signal.throwIfAborted()
      onProgress?.(0.8)
      const places = await room().run('rank', { sentences, count, vectors }, { signal })
      const quotes = places.flatMap((place) => spans[place] ?? [])
      const summary = quotes.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' ')
      return { result: { text: summary, quotes }, usage: { input: text.length, output: summary.length } }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})
