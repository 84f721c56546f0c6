import type { ModelCompany } from '../engines/session.server.ts'
import { askMending } from '../mended-answers.server.ts'
import { openAiMending } from './openai-mending.ts'

/** How the AI SDK speaks with servers that took over OpenAI's calls: they may know no key, and say their tokens when asked to. */
export const compatible = {
  takesTools: true,
  async write(session, model) {
    const { base, key } = session
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: base,
      fetch: askMending(session, openAiMending),
      includeUsage: true,
      // A schema goes along: a server that knows none says so, or leaves it out itself.
      supportsStructuredOutputs: true,
      ...(key && { apiKey: key }),
    })(model)
  },
  async embed(session, model) {
    const { base, key } = session
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: base,
      fetch: askMending(session, openAiMending),
      ...(key && { apiKey: key }),
    }).embeddingModel(model)
  },
} satisfies Pick<ModelCompany, 'takesTools' | 'write' | 'embed'>
