import { callCompany } from '#app/providers/company-call.server.ts'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import { EngineFailure, type Engine } from '#app/providers/engine.ts'
import { loadAiSdk } from '../ai-sdk.server.ts'
import { toEngineFacts } from '../engine-facts.ts'
import { JSON_TYPE, toSession, type EngineParts } from './session.server.ts'

const PARALLEL_CALLS = 2

/** Directions of texts. As many vectors as texts, all of one length and of real numbers, or the failure `broken`. */
export function createEmbedEngine(parts: EngineParts): Engine<'embed'> {
  const { company, config, offered } = parts
  return {
    ...toEngineFacts(parts, 'embed'),
    async run({ texts }, { signal }) {
      if (texts.length === 0) return { result: { vectors: [] }, usage: { input: 0, output: null } }
      const { embed, limits } = company
      if (!embed) throw new EngineFailure('unable', `${config.label} has no embeddings.`)
      const { embeddings, usage } = await callCompany(
        { config, signal, limits: { ...limits, firstMs: limits.wholeMs }, accepts: JSON_TYPE, retries: 'passing' },
        async (ask, inner) => {
          const model = await embed(toSession(company, config, ask, inner), offered.model)
          const { embedMany } = await loadAiSdk()
          const values = [...texts]
          return await embedMany({ model, values, maxRetries: 0, maxParallelCalls: PARALLEL_CALLS, abortSignal: inner })
        },
      )
      const length = embeddings[0]?.length ?? 0
      const isWhole = embeddings.length === texts.length && length > 0
      if (!isWhole || embeddings.some((one) => one.length !== length || !one.every(Number.isFinite)))
        throw toBrokenFailure(config.label, 'gave vectors that do not fit the texts')
      const input = Number.isSafeInteger(usage.tokens) && usage.tokens > 0 ? usage.tokens : null
      return { result: { vectors: embeddings.map((one) => Float32Array.from(one)) }, usage: { input, output: null } }
    },
  }
}
