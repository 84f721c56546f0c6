import type { ModelCompany } from '../engines/session.server.ts'
import { listOpenAiModels } from './openai-models.server.ts'
import { toOffered } from '../port-of-model.ts'
import { remoteLimits } from '../engines/time-limits.ts'
import { askMending } from '../mended-answers.server.ts'
import { openAiMending } from './openai-mending.ts'

const ports = ['write', 'embed', 'draw', 'speak', 'transcribe'] as const

/** OpenAI by its chat completions, which answer for every model but those that only its newer interface has. */
export const openai: ModelCompany = {
  id: 'openai',
  label: 'OpenAI',
  about: 'Text, pictures, speech and embeddings. Keys: platform.openai.com/api-keys.',
  address: 'https://api.openai.com/v1',
  needsKey: true,
  ports,
  path: '/v1',
  limits: remoteLimits,
  takesTools: true,
  list: async (session) =>
    toOffered(
      (await listOpenAiModels('OpenAI', session)).map((model) => ({ model })),
      ports,
    ),
  async write(session, model) {
    const { base, key } = session
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL: base, apiKey: key, fetch: askMending(session, openAiMending) }).chat(model)
  },
  async embed(session, model) {
    const { base, key } = session
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL: base, apiKey: key, fetch: askMending(session, openAiMending) }).embedding(model)
  },
}
