import { compatible } from './compatible-models.server.ts'
import type { ModelCompany } from '../engines/session.server.ts'
import { listOpenAiModels } from './openai-models.server.ts'
import { toOffered } from '../port-of-model.ts'
import { homeLimits } from '../engines/time-limits.ts'

const ports = ['write', 'embed', 'draw', 'speak', 'transcribe'] as const

/** Any server that took over OpenAI's calls: vLLM, LM Studio, LocalAI, whisper.cpp, Mistral, Groq, DeepSeek and many more. */
export const openaiCompatible: ModelCompany = {
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  about:
    'Any address that answers like OpenAI: text, embeddings, pictures and speech. A key when that server wants one.',
  address: null,
  needsKey: false,
  ports,
  path: '/v1',
  limits: homeLimits,
  list: async (session) =>
    toOffered(
      (await listOpenAiModels('The server', session)).map((model) => ({ model })),
      ports,
    ),
  ...compatible,
}
