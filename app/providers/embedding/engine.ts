import type { Engine } from '#app/providers/engine.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { embeddingSize } from '#app/engines/similarity/embedding.ts'

const LIMIT_MS = 20_000
const MOST_TEXTS = 500

/** Unit vectors of texts, in order; brought by the caller, who runs the weights in a worker. */
export type EmbedElsewhere = (texts: string[], signal: AbortSignal) => Promise<Float32Array[]>

/** The embedded engine of the embed port: the weights of this room, wherever the caller runs them. */
export const embeddingEngine = (embed: EmbedElsewhere): Engine<'embed'> => ({
  id: 'embedded:use-lite',
  port: 'embed',
  label: 'Sentence embeddings',
  about: `Turns English sentences into ${embeddingSize} numbers each; near numbers mean the same topic, not the same claim.`,
  providerId: null,
  maker: 'Universal Sentence Encoder lite',
  family: 'use-lite',
  version: '0.2.0',
  unit: 'request',
  contextUnits: null,
  limitMs: LIMIT_MS,
  async run({ texts }, { signal }) {
    if (texts.length > MOST_TEXTS) throw new EngineFailure('unable', `It takes ${MOST_TEXTS} texts at most`)
    try {
      signal.throwIfAborted()
      const vectors = await embed(texts, signal)
      return { result: { vectors }, usage: { input: texts.length, output: null } }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})
