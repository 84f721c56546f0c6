import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { EmbedTexts } from './jobs.ts'
import type { LanguagePool } from './language-pool.server.ts'
import { exampleTexts, FLAGGED, joinLabels } from './moderation.ts'

const LIMIT_MS = 20_000
const MAX_TEXT_CHARS = 50_000
/** Words and phrases are looked for everywhere; meaning in so many sentences. */
const MOST_SENTENCES = 100

/** Says what in an English text people should look at: a hint, never a verdict. */
export function moderator(room: () => LanguagePool, embed: EmbedTexts): Engine<'moderate'> {
  let examples: Promise<Float32Array[]> | null = null
  function embedExamples(): Promise<Float32Array[]> {
    examples ??= embed(exampleTexts.map(({ text }) => text)).catch((error: unknown) => {
      examples = null
      throw error
    })
    return examples
  }

  return {
    id: 'embedded:word-and-example-check',
    port: 'moderate',
    label: 'Word and example check',
    about:
      'Hints at insults, threats, hate, sexual content and self-harm in English text, by word lists and likeness to examples. It errs both ways and reads no pictures.',
    providerId: null,
    maker: 'Frenly, with Obscenity',
    family: 'word-and-example-check',
    version: '1',
    unit: 'character',
    contextUnits: MAX_TEXT_CHARS,
    limitMs: LIMIT_MS,
    async run({ text, picture }, { signal }) {
      if (picture || text === null) throw new EngineFailure('unable', 'This check reads text and no pictures')
      if (text.length > MAX_TEXT_CHARS)
        throw new EngineFailure('unable', `This check takes ${MAX_TEXT_CHARS} characters at most`)
      try {
        const { spans } = await room().run('sentences', { text, most: MOST_SENTENCES }, { signal })
        const [said, meant] = await Promise.all([
          room().run('words', { text }, { signal }),
          likenessOf(spans.map(({ start, end }) => text.slice(start, end))),
        ])
        const labels = joinLabels([...said, ...meant])
        const isFlagged = labels.some(({ score }) => score >= FLAGGED)
        return { result: { isFlagged, labels }, usage: { input: text.length, output: null } }
      } catch (error) {
        throw toMachineFailure(error, signal)
      }

      async function likenessOf(sentences: string[]) {
        if (sentences.length === 0) return []
        const [vectors, known] = await Promise.all([embed(sentences, signal), embedExamples()])
        return room().run('likeness', { sentences: vectors, examples: known }, { signal })
      }
    },
  }
}
