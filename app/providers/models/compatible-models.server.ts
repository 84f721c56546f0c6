import type { ModelCompany } from './session.server.ts'

/** How the AI SDK speaks with servers that took over OpenAI's calls: they may know no key, and say their tokens when asked to. */
export const compatible = {
  async write({ base, key, ask }, model) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: base,
      fetch: ask,
      includeUsage: true,
      ...(key && { apiKey: key }),
    })(model)
  },
  async embed({ base, key, ask }, model) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: base,
      fetch: ask,
      ...(key && { apiKey: key }),
    }).embeddingModel(model)
  },
} satisfies Pick<ModelCompany, 'write' | 'embed'>
