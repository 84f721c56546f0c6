import { compatible } from './compatible-models.server.ts'
import type { ModelCompany } from '../engines/session.server.ts'
import { listOpenAiModels } from './openai-models.server.ts'
import { toOffered } from '../port-of-model.ts'
import { homeLimits } from '../engines/time-limits.ts'

const ports = ['write', 'embed'] as const

/** The server of llama.cpp, which serves the one model it was started with. */
export const llamaCpp: ModelCompany = {
  id: 'llama-cpp',
  label: 'llama.cpp',
  about: 'The model that llama-server was started with, on a machine of your own. A key only when it was given one.',
  address: 'http://127.0.0.1:8080',
  needsKey: false,
  ports,
  path: '/v1',
  limits: homeLimits,
  toAddress: (address) => `${address.trim().replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`,
  list: async (session) =>
    toOffered(
      (await listOpenAiModels('llama.cpp', session)).map((model) => ({ model })),
      ports,
    ),
  ...compatible,
}
